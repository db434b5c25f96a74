import type { Language } from '../language/language.ts'
import { lastSegment } from '../url/splitUrl.ts'
import { enPageLanguage, recommendationLanguage } from './enSegment.ts'
import { siteRoutes } from './siteRoutes.ts'
import { suffixLanguage } from './suffixes.ts'

/**
 * Returns the language of a path: by a fixed page, else by its route, else by a recommendation's `en` segment, else by
 * the last segment's suffix.
 */
export function pathLanguage(path: string, campaignPaths?: readonly string[]): Language | undefined {
  if (path === '/') return 'vi'
  if (path === '/en' || path === '/en/') return 'en'
  const enPage = enPageLanguage(path, campaignPaths)
  if (enPage) return enPage
  if (siteRoutes.match(path, 'vi')) return 'vi'
  if (siteRoutes.match(path, 'en')) return 'en'
  return recommendationLanguage(path) ?? suffixLanguage(lastSegment(path).text)
}
