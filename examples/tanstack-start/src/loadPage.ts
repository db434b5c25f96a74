import { alternateLinks, detectLanguage, requestUrl } from '@jobsite/shell/core'
import type { User } from '@jobsite/shell/islands'
import { loadShellData } from '@jobsite/shell/server'
import { createServerFn } from '@tanstack/react-start'
import { getCookie, getRequestHeaders } from '@tanstack/react-start/server'
import { configFor } from './shellConfig'

/** The server's config: the same services, at the URL that the server uses. */
const serverConfig = configFor(process.env.SERVICES ?? 'https://ms.example.vn')

/**
 * Returns the document's language, its URLs in both languages, the data of the first paint, and the user. The URL is an
 * argument: a browser's call of this function has another one.
 */
export const loadPage = createServerFn()
  .validator((href: string) => requestUrl(href))
  .handler(async ({ data: url }) => {
    const session = getCookie('session')
    const user: User | null = session ? { userId: 7, firstName: session } : null
    return {
      language: detectLanguage(url) ?? 'vi',
      alternates: alternateLinks(serverConfig.siteOrigin + url),
      shellData: await loadShellData({ url, headers: getRequestHeaders() }, serverConfig),
      user,
    }
  })
