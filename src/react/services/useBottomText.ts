import { useEffect, useState } from 'react'
import type { CallOptions } from '../../api/callEndpoint.ts'
import { readCanonicalUrl } from '../../browser/canonicalUrl.ts'
import { type BottomText, bottomTextPageUrl } from '../../core/seo/bottomText.ts'
import { splitUrl } from '../../core/url/splitUrl.ts'
import { useShellContext } from '../ShellContext.ts'
import { useAnswer } from './useAnswer.ts'

/**
 * The text below the page's listing: the page's or the server's own, else asked for; asked for again when a search, or
 * anything else, has changed the address and no data came with it. `null` for none.
 */
export function useBottomText(): BottomText | null {
  const { data, url, config, bottomSEOContent, setShell } = useShellContext()
  const wanted = localPart(url)
  const given = data?.bottomText
  const pageUrl = given?.pageUrl
  // What the page started with belongs to the address that it started on.
  const [view, setView] = useState({
    wanted,
    pageUrl,
    isGiven: bottomSEOContent !== null || given !== undefined,
    isFirst: true,
  })
  if (view.wanted !== wanted) {
    const isGiven = pageUrl !== undefined && (pageUrl !== view.pageUrl || localPart(pageUrl) === wanted)
    setView({ wanted, pageUrl, isGiven, isFirst: false })
  }
  const { isGiven, isFirst } = view
  useEffect(() => {
    // What was asked for on the way here is on view until now.
    if (isGiven && !isFirst) setShell({ bottomSEOContent: given?.text ?? null })
  }, [isGiven, isFirst, given, setShell])

  const ask = async (options: CallOptions): Promise<BottomText | null> => {
    const [{ fetchBottomText }, { sanitizeHtml }] = await Promise.all([
      import('../../api/bottomText.ts'),
      import('../../browser/sanitizeHtml.ts'),
    ])
    const found = await fetchBottomText(config, currentPageUrl(url, config.siteOrigin), options)
    const content = found && (await sanitizeHtml(found.html))
    return found && content ? { id: found.id, content, image: found.image } : null
  }
  const answer = useAnswer(isGiven ? null : wanted, ask)
  useEffect(() => {
    if (answer) setShell({ bottomSEOContent: answer.value })
  }, [answer, setShell])
  return bottomSEOContent
}

const localPart = (url: string): string => {
  const parts = splitUrl(bottomTextPageUrl(url))
  return parts ? `${parts.path}${parts.search}` : ''
}

/** The page's canonical address, unless it is that of another path: a page app may not have changed it yet. */
function currentPageUrl(url: string, siteOrigin: string): string {
  const current = new URL(url, URL.canParse(siteOrigin) ? siteOrigin : window.location.href).href
  const canonical = readCanonicalUrl()
  const isOfThisPath = canonical !== undefined && splitUrl(canonical)?.path === splitUrl(current)?.path
  return isOfThisPath ? canonical : current
}
