import { alternateLinks, detectLanguage, requestUrl } from '@jobsite/shell/core'
import type { User } from '@jobsite/shell/islands'
import { loadShellData } from '@jobsite/shell/server'
import { createServerFn } from '@tanstack/react-start'
import { getCookie, getRequestHeaders } from '@tanstack/react-start/server'
import { currentSite } from './currentSite.server'

/**
 * Returns the site, the document's language, its URLs in both languages, the data of the first paint, and the user. The URL is an
 * argument: a browser's call of this function has another one.
 */
export const loadPage = createServerFn()
  .validator((href: string) => requestUrl(href))
  .handler(async ({ data: url }) => {
    const site = await currentSite()
    const session = getCookie('session')
    const user: User | null = session ? { userId: 7, firstName: session } : null
    return {
      site,
      language: detectLanguage(url) ?? 'vi',
      alternates: alternateLinks(site.config.siteOrigin + url),
      shellData: await loadShellData({ url, headers: getRequestHeaders() }, site),
      user,
    }
  })
