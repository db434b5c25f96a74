/** On the document's root while a stored theme waits to be drawn: the header leaves the logo's box empty until then. */
export const THEME_PENDING = 'data-shell-theme-pending'

/**
 * A script for the head of pages that do not fetch the theme on the server. It looks whether this browser holds a season's
 * usable logos and, if so, keeps the usual ones from flashing up before them. Ten seconds later at the latest it lets go.
 * Allow it in a content security policy by a nonce or by {@link themeBootScriptHash}.
 */
export const themeBootScript =
  "(function(d,t,u){try{u=function(a){return typeof a=='string'&&/^(https?:[/])?[/][^/\\\\]/i.test(a)};t=JSON.parse(localStorage.getItem('SEASONAL_THEME'));if(t&&(u(t.blue_desktop_logo)||u(t.responsive_logo))){d.setAttribute('data-shell-theme-pending','');setTimeout(function(){d.removeAttribute('data-shell-theme-pending')},1e4)}}catch(e){}})(document.documentElement)"

/** The source expression that allows {@link themeBootScript} in a content security policy. */
export const themeBootScriptHash = "'sha256-b7FJ760ph0qu9WDuvJH3HoROJO9PO4pk6kcWjRc4eH4='"
