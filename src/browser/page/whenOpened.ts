import { safeDocument } from './safeDocument.ts'
/** Returns whether the browser prerenders the page, which a visitor may never open. */
export const isPrerendered = (): boolean => (safeDocument as { readonly prerendering?: boolean }).prerendering === true

/** Calls back once a visitor opens the page: at once, unless the browser prerenders it. Returns a cleanup function. */
export function whenOpened(call: () => void): () => void {
  if (isPrerendered()) safeDocument.addEventListener('prerenderingchange', call, { once: true })
  else call()
  return () => safeDocument.removeEventListener('prerenderingchange', call)
}
