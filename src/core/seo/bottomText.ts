import { withoutAttributionParams } from '../attribution/attributionParams.ts'
import type { SafeHtml } from '../html/safeHtml.ts'
import { joinUrl, splitUrl } from '../url/splitUrl.ts'

/** Text below a page's listing. */
export interface BottomText {
  readonly id: number | string
  /** Sanitized HTML. */
  readonly content: SafeHtml
  /** URL of the image beside it; `null` for none. */
  readonly image: string | null
}

/**
 * Returns the URL that requests a page's text: without its hash, in lower case. `''` for non-strings.
 *
 * @example bottomTextPageUrl('https://www.jobsite.example/Java-kv?Page=2#top') // 'https://www.jobsite.example/java-kv?page=2'
 */
export function bottomTextPageUrl(url: string): string {
  return typeof url === 'string' ? (url.split('#', 1)[0] as string).toLowerCase() : ''
}

/**
 * Removes attribution parameters from a URL.
 *
 * @example withoutTracking('/java-kv?utm_source=fb&page=2') // '/java-kv?page=2'
 */
export function withoutTracking(url: string): string {
  const parts = splitUrl(url)
  return parts ? joinUrl({ ...parts, search: withoutAttributionParams(parts.search) }) : url
}

/**
 * Returns whether sanitized HTML has visible content: text, an image, a rule or a table cell. White space does not
 * count.
 *
 * @example hasContent('<p>&nbsp;</p><br>') // false
 */
export function hasContent(html: string): boolean {
  if (typeof html !== 'string') return false
  if (/<(?:img|hr)[\s>/]/i.test(html)) return true
  const text = html.replace(/<[^>]*>/g, '').replace(/&(?:nbsp|#160|#xa0|#8203|zwnj|zwj|ensp|emsp|thinsp);/gi, '')
  return /[^\s\p{Cf}\u2800\u3164]/u.test(text)
}
