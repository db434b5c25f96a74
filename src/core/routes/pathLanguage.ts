import type { Language } from '../language/language.ts'
import { lastSegment } from '../url/splitUrl.ts'
import { enPageLanguage, recommendationLanguage } from './enSegment.ts'
import { siteRoutes } from './siteRoutes.ts'
import { suffixLanguage } from './suffixes.ts'

/** The language that a path is written in: a page of its own says first, then its
 * pair, then a recommendation's `en` segment, then the last segment's ending. */
export function pathLanguage(path: string, campaignPaths?: readonly string[]): Language | undefined {
  if (path === '/') return 'vi'
  if (path === '/en' || path === '/en/') return 'en'
  const enPage = enPageLanguage(path, campaignPaths)
  if (enPage) return enPage
  if (siteRoutes.match(path, 'vi')) return 'vi'
  if (siteRoutes.match(path, 'en')) return 'en'
  return recommendationLanguage(path) ?? suffixLanguage(lastSegment(path).text)
}
