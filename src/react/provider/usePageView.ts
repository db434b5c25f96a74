import { useEffect, useRef, useState } from 'react'
import { isCurrentUrl } from '../../browser/navigation/location.ts'
import { type NavigationWatch, watchNavigations } from '../../browser/navigation/watchNavigations.ts'
import { isNextPageView } from '../../core/attribution/isNextPageView.ts'
import { usePageWork } from './PageWorkContext.ts'

/** A page view: a document load, or a history push or traversal to another URL. */
export interface PageView {
  /** Number of page views of this provider before this one: 0 for the first. */
  readonly count: number
  /** URL at the start of the page view. */
  readonly url: string
}

/** Returns the page view that a URL belongs to. Decided after the URL is rendered, because routers push it later. */
export function usePageView(url: string): PageView {
  const [view, setView] = useState<PageView>({ count: 0, url })
  const navigations = useRef<NavigationWatch | null>(null)
  const seenUrl = useRef(url)
  const shared = usePageWork()?.navigations
  useEffect(() => {
    const watch = shared ?? watchNavigations()
    navigations.current = watch
    return shared ? undefined : watch.stop
  }, [shared])
  useEffect(() => {
    if (seenUrl.current === url) return
    const kind = navigations.current?.takeKind()
    // A static page learns its query on hydration; the browser's URL has not changed.
    const isRevealed = kind === 'unknown' && isCurrentUrl(url)
    const isNext = !isRevealed && isNextPageView(seenUrl.current, url, kind === 'replaced')
    seenUrl.current = url
    if (isNext) setView(({ count }) => ({ count: count + 1, url }))
    else if (isRevealed) setView(({ count }) => ({ count, url }))
  }, [url])
  return view
}
