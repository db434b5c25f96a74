import { site } from '@example/site'
import { alternateLinks } from '@jobsite/shell/core'
import { useEffect } from 'react'

/** Keeps the page's URLs in both languages in the document's head. With React 19, render `<link>` elements instead. */
export function useAlternateLinks(url: string) {
  useEffect(() => {
    const links = alternateLinks(site.config.siteOrigin + url).map(({ hrefLang, href }) =>
      Object.assign(document.createElement('link'), { rel: 'alternate', hreflang: hrefLang, href }),
    )
    document.head.append(...links)
    return () => {
      for (const link of links) link.remove()
    }
  }, [url])
}
