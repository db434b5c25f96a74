import type { ComponentPropsWithoutRef } from 'react'
import { type SeoKeyword, seoLinkLists } from '../../core/seo/seoKeywords.ts'
import { splitUrl } from '../../core/url/splitUrl.ts'
import { useSeoKeywords } from '../../react/data/useSeoKeywords.ts'
import { useShellContext } from '../../react/ShellContext.ts'
import { createPart, type PartContentProps } from '../shared/createPart.tsx'
import { usePartId } from '../shared/PartContext.ts'
import { SiteLink } from '../shared/SiteLink.tsx'
import { SeoKeywordsRoot } from './SeoKeywords.styles.ts'

/** Props of the keyword block: those of a `<nav>`. */
export interface SeoKeywordsProps extends ComponentPropsWithoutRef<'nav'> {}

/** Paths on which the block is rendered in a container. */
const HOME_PATHS: ReadonlySet<string> = new Set(['/', '/en', '/en/'])

/**
 * SEO links under headings that follow the selected location and category. Renders a `<nav>`, or nothing without
 * keywords.
 */
export const SeoKeywords = createPart<HTMLElement, SeoKeywordsProps>('seoKeywords', SeoKeywordsContent)

function SeoKeywordsContent({ forwardedRef, ...rest }: PartContentProps<SeoKeywordsProps, HTMLElement>) {
  const { language, url, messages, locationId, categoryId, taxonomy, config } = useShellContext()
  const keywords = useSeoKeywords()
  if (keywords.length === 0) return null
  const { topCategoryIds, topLocationIds } = config
  const lists = seoLinkLists({ language, locationId, categoryId, taxonomy, topCategoryIds, topLocationIds })
  const isHome = HOME_PATHS.has(splitUrl(url)?.path || '/')
  return (
    <SeoKeywordsRoot
      ref={forwardedRef}
      data-shell="seo-keywords"
      lang={language}
      data-home={isHome || undefined}
      data-shell-hydrate="never"
      aria-label={messages.seo.label}
      {...rest}
    >
      <div className="shell-frame">
        {lists.map(({ id, heading, links }) => (
          <LinkList key={id} name={id} heading={heading} links={links} />
        ))}
        <LinkList name="popular" heading={messages.seo.popular} links={keywords} />
      </div>
    </SeoKeywordsRoot>
  )
}

function LinkList({
  name,
  heading,
  links,
}: {
  name: string
  heading: string
  links: readonly Pick<SeoKeyword, 'id' | 'name' | 'link'>[]
}) {
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
