/** The page's canonical address, made absolute; `undefined` where its head names none. */
export function readCanonicalUrl(): string | undefined {
  return document.querySelector<HTMLLinkElement>('link[rel="canonical" i]')?.href || undefined
}
