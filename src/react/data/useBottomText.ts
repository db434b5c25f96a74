import { useEffect, useRef, useState } from 'react'
import { readCanonicalUrl } from '../../browser/navigation/canonicalUrl.ts'
import { type BottomText, bottomTextPageUrl, withoutTracking } from '../../core/seo/bottomText.ts'
import { parseUrl } from '../../core/url/parseUrl.ts'
import { splitUrl } from '../../core/url/splitUrl.ts'
import type { CallOptions } from '../../services/callEndpoint.ts'
import { useShellContext } from '../ShellContext.ts'
import { useServiceData } from './useServiceData.ts'

/**
 * Returns the text below the listing: the page's or the server's, else the service's. Fetched again when the URL
 * changes and no data came with it. `null` if there is none.
 */
export function useBottomText(): BottomText | null {
  const { data, pageView, pageViewUrl: url, config, bottomSEOContent, setShell } = useShellContext()
  const wanted = localPart(url)
  const canonicals = useCanonicalUrls(wanted)
  const serverText = data?.bottomText
  const pageUrl = serverText?.pageUrl
  const isOfPage = pageUrl !== undefined && localPart(pageUrl) === wanted
  // What the server answered without a URL belongs to the first page view, also where the component is mounted later.
  const [view, setView] = useState({
    wanted,
    pageUrl,
    isProvided: bottomSEOContent !== null || isOfPage || (serverText !== undefined && pageView === 0),
    isFirst: true,
  })
  // The URL of a page whose server did not know it: the data is its own.
  if (view.wanted !== wanted && pageView === 0) setView({ ...view, wanted })
  else if (view.wanted !== wanted) {
    const isProvided = isOfPage || (pageUrl !== undefined && pageUrl !== view.pageUrl)
    setView({ wanted, pageUrl, isProvided, isFirst: false })
  }
  const { isProvided, isFirst } = view
  useEffect(() => {
    // The previous page's text is rendered until now.
    if (isProvided && !isFirst) setShell({ bottomSEOContent: serverText?.text ?? null })
  }, [isProvided, isFirst, serverText, setShell])

  const request = async (options: CallOptions): Promise<BottomText | null> => {
    const [{ bottomText, toBottomText }, { sanitizeHtml }] = await Promise.all([
      import('../../services/bottomText.ts'),
      import('../../browser/html/sanitizeHtml.ts'),
    ])
    const { before, current } = canonicals.read()
    // After a navigation inside the app, an unchanged canonical link may belong to the previous page.
    const isTrusted = pageView === 0 || before !== current
    const wantedUrl = currentPageUrl(url, config.siteOrigin, current, isTrusted)
    return toBottomText(await bottomText.fetch(config, { pageUrl: wantedUrl }, options), sanitizeHtml)
  }
  const response = useServiceData(isProvided ? null : wanted, request)
  useEffect(() => {
    if (response) setShell({ bottomSEOContent: response.value })
  }, [response, setShell])
  return bottomSEOContent
}

/** Returns a reader of the canonical URLs of the current and the previous page view. */
function useCanonicalUrls(view: string) {
  const urls = useRef<{ view: string; before?: string | undefined; current?: string | undefined } | null>(null)
  const [reader] = useState(() => ({
    read: () => {
      const seen = urls.current ?? { view: '' }
      seen.current = readCanonicalUrl()
      return seen
    },
  }))
  useEffect(() => {
    if (urls.current?.view !== view) urls.current = { view, before: urls.current?.current }
    reader.read()
  }, [view, reader])
  return reader
}

const localPart = (url: string): string => {
  const parts = splitUrl(withoutTracking(bottomTextPageUrl(url)))
  return parts ? `${parts.path}${parts.search}` : ''
}

/** Returns the canonical URL if it is trusted or has the same path; else the page's URL without tracking parameters. */
function currentPageUrl(url: string, siteOrigin: string, canonical: string | undefined, isTrusted: boolean): string {
  const current = new URL(url, parseUrl(siteOrigin) ?? window.location.href).href
  const isUsable = canonical !== undefined && (isTrusted || splitUrl(canonical)?.path === splitUrl(current)?.path)
  return isUsable ? canonical : withoutTracking(current)
}
