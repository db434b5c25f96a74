import { createContext, useContext } from 'react'

interface PageUrl {
  /** Site-relative. */
  readonly url: string
  /** Replaces the URL, in the browser's history too. */
  readonly replaceUrl: (url: string) => void
}

const PageUrlContext = createContext<PageUrl>({ url: '/', replaceUrl: () => undefined })

/** Provides the page's URL. */
export const PageUrlProvider = PageUrlContext.Provider

/** The URL of the page: where a form brings the visitor back to. */
export const usePageUrl = (): PageUrl => useContext(PageUrlContext)
