import type { Language } from '../language/language.ts'
import { EN_SEGMENT_PAGES } from './routePairs.ts'

const EN_SEGMENT = '/en'

// A set finds a piece of an address faster than an object does.
const EN_PAGE_NAMES: ReadonlySet<string> = /* @__PURE__ */ new Set(Object.keys(EN_SEGMENT_PAGES))

/**
 * The language of a whole path that is one of {@link EN_SEGMENT_PAGES} or a campaign page: those turn English by a last
 * `en` segment. `undefined` for other paths.
 *
 * @example enPageLanguage('/wowcv/en') // 'en'
 * @example enPageLanguage('/wowcv/mau') // undefined
 */
export function enPageLanguage(path: string, campaignPaths?: readonly string[]): Language | undefined {
  const name = enPageName(path)
  if (name === '') return undefined
  const isKnown = EN_PAGE_NAMES.has(name) || campaignPaths?.some((campaign) => enPageName(campaign) === name)
  return isKnown ? segmentLanguage(path) : undefined
}

/** The path without its outer slashes and its last `en` segment. */
export function enPageName(path: string): string {
  const base = withoutEnd(withoutEnd(path, '/'), EN_SEGMENT)
  return base.startsWith('/') ? base.slice(1) : base
}

/**
 * The language of a recommendation's result, `…/success` or `…/expired` below a `recommendation` segment: it turns
 * English the same way. `undefined` for other paths.
 *
 * @example recommendationLanguage('/recommendation/success') // 'vi'
 */
export function recommendationLanguage(path: string): Language | undefined {
  const base = withoutEnd(withoutEnd(path, '/'), EN_SEGMENT)
  const isResult = base.endsWith('/success') || base.endsWith('/expired')
  return isResult && `/${base}`.includes('/recommendation/') ? segmentLanguage(path) : undefined
}

/** The path with its last `en` segment added or taken away; a trailing slash stays. */
export function turnEnSegment(path: string, to: Language): string {
  const bare = withoutEnd(path, '/')
  const slash = path.slice(bare.length)
  return (to === 'en' ? bare + EN_SEGMENT : withoutEnd(bare, EN_SEGMENT)) + slash
}

const segmentLanguage = (path: string): Language => (withoutEnd(path, '/').endsWith(EN_SEGMENT) ? 'en' : 'vi')

const withoutEnd = (text: string, end: string): string => (text.endsWith(end) ? text.slice(0, -end.length) : text)
