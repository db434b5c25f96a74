import { type ComponentPropsWithoutRef, type ForwardedRef, forwardRef } from 'react'
import { breadcrumbMessages } from '../../core/messages/breadcrumbs.ts'
import type { Breadcrumb } from '../../core/seo/breadcrumb.ts'
import { breadcrumbsFor } from '../../core/seo/breadcrumbsFor.ts'
import { formatBreadcrumbList } from '../../core/seo/formatBreadcrumbList.ts'
import { safeHref } from '../../core/url/safeHref.ts'
import { useShellContext } from '../../react/ShellContext.ts'
import { SiteLink } from '../Link/SiteLink.tsx'
import { Region } from '../Region/Region.tsx'
import { BreadcrumbsRoot } from './Breadcrumbs.styles.ts'

/** Props of the breadcrumbs: those of a `<nav>`, and these. */
export interface BreadcrumbsProps extends Omit<ComponentPropsWithoutRef<'nav'>, 'children'> {
  /** What the page calls itself: the title of a job, the name of a company. @default its name in the menus, if it has one */
  current?: string
  /** The page's own trail, home first. @default made from the address */
  trail?: readonly Breadcrumb[]
  /** Whether search engines are told as well, as JSON-LD. @default true */
  jsonLd?: boolean
}

/**
 * The way from the home page to this one, in the language of the page. Renders a `<nav>` with a list of links, the page
 * itself as text, and a JSON-LD element; nothing on the home page. It has no state.
 */
export const Breadcrumbs = forwardRef<HTMLElement, BreadcrumbsProps>(function Breadcrumbs(props, ref) {
  return (
    <Region name="breadcrumbs">
      <Trail {...props} forwardedRef={ref} />
    </Region>
  )
})

function Trail({
  current,
  trail,
  jsonLd = true,
  forwardedRef,
  ...rest
}: BreadcrumbsProps & { forwardedRef: ForwardedRef<HTMLElement> }) {
  const { url, language, pageName: page, taxonomy, config } = useShellContext()
  const crumbs = trail ?? breadcrumbsFor(url, { language, page, current, taxonomy, config })
  if (crumbs.length === 0) return null
  const json = jsonLd ? formatBreadcrumbList(crumbs, config.siteOrigin) : null
  return (
    <BreadcrumbsRoot
      ref={forwardedRef}
      data-shell="breadcrumbs"
      aria-label={breadcrumbMessages[language].label}
      {...rest}
    >
      <ul>
        {crumbs.map((crumb, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is known by how deep it lies
          <li key={index}>
            <Place {...crumb} />
          </li>
        ))}
      </ul>
      {json && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON whose signs cannot end the element
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
      )}
    </BreadcrumbsRoot>
  )
}

function Place({ label, href, current }: Breadcrumb) {
  if (current) return <span aria-current="page">{label}</span>
  const safe = safeHref(href)
  return safe === null ? <span>{label}</span> : <SiteLink href={safe}>{label}</SiteLink>
}
