import { createContext, useContext } from 'react'

const PageUrlContext = createContext('/')

/** Provides the page's URL, site-relative. */
export const PageUrlProvider = PageUrlContext.Provider

/** The URL of the page, site-relative: where a form brings the visitor back to. */
export const usePageUrl = (): string => useContext(PageUrlContext)
