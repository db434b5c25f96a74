import { isPageName, type PageName } from '../core/pages/pages.ts'
import { detectPage } from '../core/routes/detectPage.ts'
import { parseHttpUrl } from '../core/url/splitUrl.ts'
import type { PageProps } from './IslandsStore.ts'

/** Returns the name of a page as the full provider finds it: given, or of its URL, which may be the browser's. */
export function pageNameOf({ config, page, url }: PageProps, browserUrl: string): PageName {
  if (isPageName(page)) return page
  const known = typeof url === 'string' && parseHttpUrl(url) ? url : browserUrl
  return detectPage(known, config ?? undefined) ?? 'other'
}
