import type { ComponentPropsWithoutRef } from 'react'
import { type SeoKeyword, type SeoLinkList, seoLinkLists } from '../../core/seo/seoKeywords.ts'
import { isSectionGiven } from '../../core/shellData.ts'
import { type SafeUrl, serviceHref } from '../../core/url/safeHref.ts'
import { splitUrl } from '../../core/url/splitUrl.ts'
import { useShellSection } from '../../react/data/useShellSection.ts'
import { type MarkText, type ShellInternals, useShellContext } from '../../react/ShellContext.ts'
import { useShellTexts } from '../../react/useShellTexts.ts'
import { createPart, type PartContentProps } from '../shared/createPart.tsx'
import { usePartId } from '../shared/PartContext.ts'
import { SiteLink } from '../shared/SiteLink.tsx'
import { SeoKeywordsRoot } from './SeoKeywords.styles.ts'

/** Props of the keyword block: those of a `<nav>`. */
export interface SeoKeywordsProps extends ComponentPropsWithoutRef<'nav'> {}

/** Paths on which the block is rendered in a container. */
const HOME_PATHS: ReadonlySet<string> = new Set(['/', '/en', '/en/'])

/** Texts and links of the keyword block. */
interface SeoKeywordsTexts {
  readonly isHome: boolean
  readonly lists: readonly SafeLinkList[]
  readonly keywords: SafeLinkList['links']
}

/** List of links with a heading. */
interface SafeLinkList extends Omit<SeoLinkList, 'links'> {
  readonly links: readonly { readonly id: string; readonly name: string; readonly link: SafeUrl }[]
}

/** Returns what the keyword block shows; `null` without keywords. */
export function seoKeywordsTexts(
  { url, language, locationId, categoryId, taxonomy, config, data }: ShellInternals,
  text: MarkText,
  keywords: readonly SeoKeyword[] | undefined = isSectionGiven(data?.seoKeywords, language)
    ? data?.seoKeywords?.keywords
    : undefined,
): SeoKeywordsTexts | null {
  if (!keywords?.length) return null
  const { topCategoryIds, topLocationIds } = config
  const marked = (links: SeoLinkList['links']) =>
    links.flatMap(({ id, name, link }) => {
      const href = serviceHref(link)
      return href === null ? [] : [{ id: text(String(id)), name: text(name), link: text(href) }]
    })
  return {
    isHome: HOME_PATHS.has(splitUrl(url)?.path || '/'),
    lists: seoLinkLists({ language, locationId, categoryId, taxonomy, topCategoryIds, topLocationIds }).map(
      ({ id, heading, links }) => ({ id, heading: text(heading), links: marked(links) }),
    ),
    keywords: marked(keywords),
  }
}

const NONE: readonly SeoKeyword[] = []

/**
 * SEO links under headings that follow the selected location and category. Renders a `<nav>`, or nothing without
 * keywords.
 */
export const SeoKeywords = createPart<HTMLElement, SeoKeywordsProps>('seoKeywords', SeoKeywordsContent)

function SeoKeywordsContent({ forwardedRef, ...rest }: PartContentProps<SeoKeywordsProps, HTMLElement>) {
  const { language, messages } = useShellContext()
  const texts = useShellTexts(seoKeywordsTexts, useSeoKeywords())
  if (texts === null) return null
  return (
    <SeoKeywordsRoot
      ref={forwardedRef}
      data-shell="seo-keywords"
      lang={language}
      data-home={texts.isHome || undefined}
      data-shell-hydrate="never"
      aria-label={messages.seo.label}
      {...rest}
    >
      <div className="shell-frame">
        {texts.lists.map(({ id, heading, links }) => (
          <LinkList key={id} name={id} heading={heading} links={links} />
        ))}
        <LinkList name="popular" heading={messages.seo.popular} links={texts.keywords} />
      </div>
    </SeoKeywordsRoot>
  )
}

function LinkList({ name, heading, links }: { name: string; heading: string; links: SafeLinkList['links'] }) {
  const headingId = usePartId(name)
  return (
    <section>
      <h2 id={headingId}>{heading}</h2>
      <ul aria-labelledby={headingId}>
        {links.map(({ id, name, link }) => (
          <li key={id}>
            <SiteLink href={link}>{name}</SiteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Returns the site's SEO keywords: the server's, else fetched once a language. */
function useSeoKeywords(): readonly SeoKeyword[] {
  const { language } = useShellContext()
  const load = async () => (await import('../../services/keywordSeo.ts')).keywordSeo
  return useShellSection('seoKeywords', load, language)?.keywords ?? NONE
}
