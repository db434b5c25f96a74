import type { SafeHtml } from '../html/safeHtml.ts'

/** The text below a page's listing. */
export interface BottomText {
  readonly id: number | string
  /** Sanitised. */
  readonly content: SafeHtml
  /** Address of the picture beside it; `null` for none. */
  readonly image: string | null
}

/**
 * The address that a page's text is asked for by: without its hash, in lower case. `''` for what is no text.
 *
 * @example bottomTextPageUrl('https://www.jobsite.example/Java-kv?Page=2#top') // 'https://www.jobsite.example/java-kv?page=2'
 */
export function bottomTextPageUrl(url: string): string {
  return typeof url === 'string' ? (url.split('#', 1)[0] as string).toLowerCase() : ''
}
