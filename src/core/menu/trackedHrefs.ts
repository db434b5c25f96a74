import { type PageName, pageLabel } from '../pages/pages.ts'
import { withNavi } from '../url/withNavi.ts'

/** Tracking of links to the CV builder, by the page they stand on. */
export function cvBuilderHref(href: string, page: PageName | undefined): string {
  return withNavi(href, { source: 'WowCv', medium: pageLabel(page ?? 'other') })
}

/** Tracking of links to the employer site and the login. */
export function headerHref(href: string, page: PageName | undefined): string {
  return withNavi(href, { source: 'Header', medium: pageLabel(page ?? 'other') })
}
