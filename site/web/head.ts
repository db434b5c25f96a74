import { type PageHead, type PageName, pageHead, type ShellConfig } from '@jobsite/shell/core'
import { html, raw } from 'hono/html'
import { text } from '../bilingual.ts'
import { ERROR } from '../ui/words.ts'
import { embeddedJson } from './embeddedJson.ts'
import type { LocalizedContent, PageContext } from './pageContext.ts'
import { PICTURE_SIZE, pictureUrl } from './pictures.ts'

/** Everything that a page says about itself to search engines, networks and browsers. No part can be left out. */
export interface Head {
  /** URLs and locales, and the name of the page. */
  readonly links: PageHead
  /** Of the tab: with the site's name. */
  readonly title: string
  readonly description: string
  readonly isIndexed: boolean
  /** The preview of a shared link. */
  readonly share: {
    readonly type: 'website' | 'article'
    readonly title: string
    readonly image: { readonly url: string; readonly alt: string }
  }
  /** Rows of schema.org. */
  readonly structuredData: readonly object[]
}

const SITE_PICTURE = text('Jobsite: tìm việc làm tại Việt Nam', 'Jobsite: find jobs in Vietnam')

/** Returns the head of a page, from its content and its URL. */
export function createHead(
  content: LocalizedContent,
  { language, path, page, query }: Pick<PageContext, 'language' | 'path' | 'query'> & { readonly page: PageName },
  config: ShellConfig,
): Head {
  const { view, status = 200, title = view.heading, alternateUrl, picture } = content
  // A page with one URL, or one that is shown in the other language, says so in its query.
  const lang = query.get('lang')
  const url = content.canonical ?? (lang === null ? path : `${path}?lang=${lang}`)
  const links = pageHead(url, config, { page, language, alternateUrl })
  const hasOther = status === 200
  return {
    links: hasOther ? links : { ...links, alternates: [], openGraph: { ...links.openGraph, alternateLocales: [] } },
    title: `${hasErrors(content) ? `${ERROR[language]}: ` : ''}${title} | ${config.siteName}`,
    description: content.description ?? view.lead ?? title,
    isIndexed: content.noIndex !== true,
    share: {
      type: picture?.of === 'job' ? 'article' : 'website',
      title,
      image: {
        url: config.siteOrigin + pictureUrl(picture, language),
        alt: picture?.alt ?? SITE_PICTURE[language],
      },
    },
    structuredData: content.structuredData ?? [],
  }
}

/** Whether a form of the page was rejected: its title says so first. */
const hasErrors = ({ view }: LocalizedContent): boolean =>
  view.blocks.some(
    (block) => block.kind === 'form' && (block.form.error || block.form.fields.some(({ error }) => error)),
  )

/** The tags of a head. */
export function headTags({ links, title, description, isIndexed, share, structuredData }: Head) {
  const { language, canonical, alternates, openGraph } = links
  const property = (name: string, content: string) => html`<meta property="${name}" content="${content}">\n`
  return html`<title>${title}</title>
<meta name="description" content="${description}">
${isIndexed ? '' : html`<meta name="robots" content="noindex">\n`}<link rel="canonical" href="${canonical}">
${alternates.map(({ hrefLang, href }) => html`<link rel="alternate" hreflang="${hrefLang}" href="${href}">\n`)}${[
  property('og:type', share.type),
  property('og:title', share.title),
  property('og:description', description),
  property('og:url', openGraph.url),
  property('og:site_name', openGraph.siteName),
  property('og:locale', openGraph.locale),
  openGraph.alternateLocales.map((locale) => property('og:locale:alternate', locale)),
  property('og:image', share.image.url),
  property('og:image:type', 'image/png'),
  property('og:image:width', String(PICTURE_SIZE.width)),
  property('og:image:height', String(PICTURE_SIZE.height)),
  property('og:image:alt', share.image.alt),
]}<meta name="twitter:card" content="summary_large_image">
${iconTags}<link rel="manifest" href="/manifest-${language}.webmanifest">
${structuredData.map((row) => html`<script type="application/ld+json">${raw(embeddedJson(row))}</script>\n`)}`
}

/** The icons and colors of every document of the site. The colors are those of the header. */
export const iconTags = html`<meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#141d28" media="(prefers-color-scheme: dark)">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/icons/180.png">
`
