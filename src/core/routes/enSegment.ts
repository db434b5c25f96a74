import type { Language } from '../language/language.ts'
import { toList } from '../looseValues.ts'
import { EN_SEGMENT_PAGES } from './routePairs.ts'

const EN_SEGMENT = '/en'

// Set look-ups are faster than object look-ups for URL segments.
const EN_PAGE_NAMES: ReadonlySet<string> = /* @__PURE__ */ new Set(Object.keys(EN_SEGMENT_PAGES))

/**
 * Returns the language of a whole path that is one of {@link EN_SEGMENT_PAGES} or a campaign page: their English URL ends
 * with an `en` segment. `undefined` for other paths.
 *
 * @example enPageLanguage('/wowcv/en') // 'en'
 * @example enPageLanguage('/wowcv/mau') // undefined
 */
export function enPageLanguage(path: string, campaignPaths?: readonly string[]): Language | undefined {
  const name = enPageName(path)
  if (name === '') return undefined
  const isKnown =
    EN_PAGE_NAMES.has(name) ||
    toList(campaignPaths).some((campaign) => typeof campaign === 'string' && enPageName(campaign) === name)
  return isKnown ? segmentLanguage(path) : undefined
}

/** Returns the path without its outer slashes and its last `en` segment. */
export function enPageName(path: string): string {
  const base = withoutEnd(withoutEnd(path, '/'), EN_SEGMENT)
  return base.startsWith('/') ? base.slice(1) : base
}

/**
 * Returns the language of a recommendation's result, `…/success` or `…/expired` below a `recommendation` segment: its
 * English URL ends with an `en` segment, too. `undefined` for other paths.
 *
 * @example recommendationLanguage('/recommendation/success') // 'vi'
 */
export function recommendationLanguage(path: string): Language | undefined {
  // Fast check first: nearly every path fails it.
  if (!path.includes('recommendation/')) return undefined
  const base = withoutEnd(withoutEnd(path, '/'), EN_SEGMENT)
  const isResult = base.endsWith('/success') || base.endsWith('/expired')
  return isResult && `/${base}`.includes('/recommendation/') ? segmentLanguage(path) : undefined
}

/** Adds or removes a path's last `en` segment; a trailing slash is kept. */
export function localizeEnSegment(path: string, to: Language): string {
  const bare = withoutEnd(path, '/')
  const slash = path.slice(bare.length)
  return (to === 'en' ? bare + EN_SEGMENT : withoutEnd(bare, EN_SEGMENT)) + slash
}

const segmentLanguage = (path: string): Language => (withoutEnd(path, '/').endsWith(EN_SEGMENT) ? 'en' : 'vi')

const withoutEnd = (text: string, end: string): string => (text.endsWith(end) ? text.slice(0, -end.length) : text)
