/** Leaves for an address, by the page's router where it has one. */
export function goTo(href: string, navigate?: (href: string) => void): void {
  if (navigate && href.startsWith('/')) navigate(href)
  else window.location.assign(href)
}
