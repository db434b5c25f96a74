import { type PageName, pageLabel } from '../pages/pages.ts'
import { withNavTracking } from '../url/withNavTracking.ts'

/** Adds tracking to a CV builder link, by the page that contains it. */
export function cvBuilderHref(href: string, page: PageName | undefined): string {
  return withNavTracking(href, { source: 'WowCv', medium: pageLabel(page) })
}

/** Adds tracking to a link to the employer site or the login. */
export function headerHref(href: string, page: PageName | undefined): string {
  return withNavTracking(href, { source: 'Header', medium: pageLabel(page) })
}
