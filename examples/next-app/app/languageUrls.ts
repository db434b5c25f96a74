import { site } from '@example/site'
import { alternateLinks } from '@jobsite/shell/core'
import type { Metadata } from 'next'

/** Returns the metadata that names a page's URLs in both languages, for search engines. */
export function languageUrls(path: string): Metadata {
  const links = alternateLinks(site.config.siteOrigin + path)
  return { alternates: { languages: Object.fromEntries(links.map(({ hrefLang, href }) => [hrefLang, href])) } }
}
