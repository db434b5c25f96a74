/** Navigates to a URL, by the page's router if there is one. */
export function navigateTo(href: string, navigate?: (href: string) => void): void {
  if (navigate && href.startsWith('/')) navigate(href)
  else window.location.assign(href)
}
