import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Actions of the test page in addition to rendering the shell. */
export interface TestPage {
  readonly url: string | undefined
  /** `undefined` without a router. */
  readonly navigate: ((href: string) => void) | undefined
  readonly hasSideNav: boolean
  readonly hasHeader: boolean
}

/**
 * A small router, where the test requests one: it keeps a key in the history's state, as routers do. A `test:side-nav`
 * or `test:header` event on the window takes that part off the page (`detail: false`) and puts it back, at once.
 */
export function useTestPage(startUrl: string | undefined, hasRouter: boolean): TestPage {
  const [url, setUrl] = useState(startUrl)
  const hasSideNav = useMounted('side-nav')
  const hasHeader = useMounted('header')

  useEffect(() => {
    if (!hasRouter) return undefined
    const follow = () => setUrl(window.location.pathname)
    if (window.history.state === null) window.history.replaceState({ key: 'first' }, '')
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [hasRouter])

  const navigate = (href: string) => {
    window.history.pushState({ key: href }, '', href)
    setUrl(href)
  }
  return { url, navigate: hasRouter ? navigate : undefined, hasSideNav, hasHeader }
}

/** Whether a part is on the page, as the test's events say. */
function useMounted(part: string): boolean {
  const [isMounted, setIsMounted] = useState(true)
  useEffect(() => {
    const mount = (event: Event) => flushSync(() => setIsMounted((event as CustomEvent<boolean>).detail))
    window.addEventListener(`test:${part}`, mount)
    return () => window.removeEventListener(`test:${part}`, mount)
  }, [part])
  return isMounted
}
