import { type ComponentPropsWithoutRef, forwardRef, useId } from 'react'
import { type SeoKeyword, seoLinkLists } from '../../core/seo/seoKeywords.ts'
import { splitUrl } from '../../core/url/splitUrl.ts'
import { useShellContext } from '../../react/ShellContext.ts'
import { useSeoKeywords } from '../../react/services/useSeoKeywords.ts'
import { SiteLink } from '../Link/SiteLink.tsx'
import { Region } from '../Region/Region.tsx'
import { SeoKeywordsRoot } from './SeoKeywords.styles.ts'

/** Props of the keyword block: those of a `<nav>`. */
export interface SeoKeywordsProps extends ComponentPropsWithoutRef<'nav'> {}

/** Where the block stands in a container. */
const HOME_PATHS: ReadonlySet<string> = new Set(['/', '/en', '/en/'])

/**
 * Links that the site wants found, under headings that follow the selected location and category. Renders a `<nav>`, or
 * nothing while there are no keywords.
 */
export const SeoKeywords = forwardRef<HTMLElement, SeoKeywordsProps>(function SeoKeywords(props, ref) {
  return (
    <Region name="keyword block">
      <Keywords {...props} forwardedRef={ref} />
    </Region>
  )
})

function Keywords({ forwardedRef, ...rest }: SeoKeywordsProps & { forwardedRef: React.ForwardedRef<HTMLElement> }) {
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
      data-home={isHome || undefined}
      aria-label={messages.seo.label}
      {...rest}
    >
      <div className="shell-frame">
        {lists.map(({ id, heading, links }) => (
          <LinkList key={id} heading={heading} links={links} />
        ))}
        <LinkList heading={messages.seo.popular} links={keywords} />
      </div>
    </SeoKeywordsRoot>
  )
}

function LinkList({ heading, links }: { heading: string; links: readonly Pick<SeoKeyword, 'id' | 'name' | 'link'>[] }) {
  const headingId = useId()
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
