import { parseUrl } from '../../core/url/parseUrl.ts'
import { safeDocument } from '../page/safeDocument.ts'
/** Returns the absolute canonical URL of the document; `undefined` if its head has none, or one that is not http(s). */
export function readCanonicalUrl(): string | undefined {
  const href = safeDocument.querySelector<HTMLLinkElement>('link[rel="canonical" i]')?.href
  return href && /^https?:/i.test(href) && parseUrl(href) ? href : undefined
}
