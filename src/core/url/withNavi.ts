import { setParam } from './query.ts'
import { joinUrl, splitUrl } from './splitUrl.ts'

/** The tracking parameters of a link: where it stands, and on which page. */
export interface Navi {
  readonly source: 'WowCv' | 'Header' | 'vnw_header'
  readonly medium: string
}

/**
 * An address with the site's tracking parameters, set once however often it is applied.
 *
 * @example withNavi('/wowcv#top', { source: 'WowCv', medium: 'Home_Page' })
 * // '/wowcv?utm_source_navi=WowCv&utm_medium_navi=Home_Page#top'
 */
export function withNavi(url: string, { source, medium }: Navi): string {
  const parts = splitUrl(url)
  if (!parts) return url
  const search = setParam(setParam(parts.search, 'utm_source_navi', source), 'utm_medium_navi', medium)
  return joinUrl({ ...parts, search })
}
