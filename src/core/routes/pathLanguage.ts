import type { Language } from '../language/language.ts'
import { lastSegment } from '../url/splitUrl.ts'
import { enSegmentLanguage } from './enSegment.ts'
import { siteRoutes } from './siteRoutes.ts'
import { suffixLanguage } from './suffixes.ts'

/** The language that a path is written in: its pair says first, then an `en` segment, then the last segment's ending. */
export function pathLanguage(path: string, campaignPaths?: readonly string[]): Language | undefined {
  if (path === '/') return 'vi'
  if (path === '/en' || path === '/en/') return 'en'
  if (siteRoutes.match(path, 'vi')) return 'vi'
  if (siteRoutes.match(path, 'en')) return 'en'
  return enSegmentLanguage(path, campaignPaths) ?? suffixLanguage(lastSegment(path).text)
}
