import type { Language } from '../language/language.ts'
import { EN_SEGMENT_PAGES } from './routePairs.ts'

const EN_SEGMENT = '/en'
const RESULT = /\/(?:success|expired)$/

/**
 * The language of a path that turns English by a last `en` segment; `undefined` for other paths. Such are the pages
 * of {@link EN_SEGMENT_PAGES}, campaign pages, and `…/success` and `…/expired` below a `recommendation` segment.
 *
 * @param isWholePath whether nothing stands before it: a page's name below a route pair is not that page.
 *
 * @example enSegmentLanguage('/wowcv/en') // 'en'
 */
export function enSegmentLanguage(
  path: string,
  campaignPaths: readonly string[] = [],
  isWholePath = true,
): Language | undefined {
  const bare = path.endsWith('/') ? path.slice(0, -1) : path
  const isEnglish = bare.endsWith(EN_SEGMENT)
  const base = isEnglish ? bare.slice(0, -EN_SEGMENT.length) : bare
  const name = base.startsWith('/') ? base.slice(1) : base
  const isKnown =
    isWholePath &&
    (Object.hasOwn(EN_SEGMENT_PAGES, name) || campaignPaths.some((campaign) => trimSlashes(campaign) === name))
  if (name === '' || !(isKnown || isRecommendationResult(base))) return undefined
  return isEnglish ? 'en' : 'vi'
}

function isRecommendationResult(path: string): boolean {
  return RESULT.test(path.slice(-10)) && `/${path}`.includes('/recommendation/')
}

const trimSlashes = (path: string): string => path.replace(/^\//, '').replace(/\/$/, '')

/** The path with its last `en` segment added or taken away; a trailing slash stays. */
export function turnEnSegment(path: string, to: Language): string {
  const slash = path.endsWith('/') ? '/' : ''
  const bare = slash ? path.slice(0, -1) : path
  return (to === 'en' ? bare + EN_SEGMENT : bare.slice(0, -EN_SEGMENT.length)) + slash
}
