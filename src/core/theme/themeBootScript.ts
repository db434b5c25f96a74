/** Attribute of the document's root while a stored theme is not rendered yet: the header keeps the logo's box empty. */
export const THEME_PENDING = 'data-shell-theme-pending'

/**
 * Inline script for the head of pages that do not load the theme on the server: hides the usual logos until stored
 * seasonal ones are rendered, for at most ten seconds. Allow it in a content security policy by a nonce or by
 * {@link themeBootScriptHash}.
 */
export const themeBootScript =
  "(function(d,t,u){try{u=function(a){return typeof a=='string'&&/^(https?:[/])?[/][^/\\\\]/i.test(a)};t=JSON.parse(localStorage.getItem('SEASONAL_THEME'));if(t&&(u(t.blue_desktop_logo)||u(t.responsive_logo))){d.setAttribute('data-shell-theme-pending','');setTimeout(function(){d.removeAttribute('data-shell-theme-pending')},1e4)}}catch(e){}})(document.documentElement)"

/** Source expression that allows {@link themeBootScript} in a content security policy. */
export const themeBootScriptHash = "'sha256-b7FJ760ph0qu9WDuvJH3HoROJO9PO4pk6kcWjRc4eH4='"
