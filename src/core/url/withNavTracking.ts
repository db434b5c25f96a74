import { setParam } from './query.ts'
import { joinUrl, splitUrl } from './splitUrl.ts'

/** Tracking parameters of a link: its place, and its page. */
export interface NavTracking {
  readonly source: 'WowCv' | 'Header' | 'vnw_header'
  readonly medium: string
}

/**
 * Sets the site's tracking parameters of a URL. Idempotent. A missing parameter is not set.
 *
 * @example withNavTracking('/wowcv#top', { source: 'WowCv', medium: 'Home_Page' })
 * // '/wowcv?utm_source_navi=WowCv&utm_medium_navi=Home_Page#top'
 */
export function withNavTracking(url: string, tracking: NavTracking): string {
  const parts = splitUrl(url)
  if (!parts) return url
  const search = setText(
    setText(parts.search, 'utm_source_navi', tracking?.source),
    'utm_medium_navi',
    tracking?.medium,
  )
  return joinUrl({ ...parts, search })
}

const setText = (search: string, key: string, value: unknown): string =>
  typeof value === 'string' ? setParam(search, key, value) : search
