import type { ComponentPropsWithoutRef } from 'react'
import { breadcrumbMessages } from '../../core/messages/breadcrumbs.ts'
import type { Breadcrumb } from '../../core/seo/breadcrumb.ts'
import { breadcrumbsFor } from '../../core/seo/breadcrumbsFor.ts'
import { formatBreadcrumbList } from '../../core/seo/formatBreadcrumbList.ts'
import { safeHref } from '../../core/url/safeHref.ts'
import { useShellContext } from '../../react/ShellContext.ts'
import { useForwardedRef } from '../../react/ui/useForwardedRef.ts'
import { createPart, type PartContentProps } from '../shared/createPart.tsx'
import { SiteLink } from '../shared/SiteLink.tsx'
import { BreadcrumbsRoot } from './Breadcrumbs.styles.ts'
import { JsonLd } from './JsonLd.tsx'

/** Props of the breadcrumbs: those of a `<nav>`, and these. */
export interface BreadcrumbsProps extends Omit<ComponentPropsWithoutRef<'nav'>, 'children'> {
  /**
   * Name of the current page: a job title or company name, for example. @default the page's name in the menus, if any
   */
  current?: string | undefined
  /** A custom trail, home first. @default derived from the URL */
  trail?: readonly Breadcrumb[] | undefined
  /** Whether to render the trail as JSON-LD for search engines. @default true */
  jsonLd?: boolean | undefined
}

/**
 * Trail of links from the home page to the current page, in the page's language. Renders a `<nav>` with a list of
 * links, the current page as text, and a JSON-LD element; nothing on the home page. Stateless.
 */
export const Breadcrumbs = createPart<HTMLElement, BreadcrumbsProps>('breadcrumbs', BreadcrumbsContent)

function BreadcrumbsContent({
  current,
  trail,
  jsonLd = true,
  forwardedRef,
  ...rest
}: PartContentProps<BreadcrumbsProps, HTMLElement>) {
  const { url, language, pageName: page, taxonomy, config } = useShellContext()
  // Plain JavaScript can pass any value.
  const crumbs = Array.isArray(trail)
    ? trail.filter(Boolean)
    : breadcrumbsFor(url, { language, page, current, taxonomy, config })
  const root = useForwardedRef(forwardedRef, crumbs.length > 0)
  if (crumbs.length === 0) return null
  const json = jsonLd ? formatBreadcrumbList(crumbs, config.siteOrigin) : null
  return (
    <BreadcrumbsRoot
      ref={root}
      data-shell="breadcrumbs"
      data-shell-hydrate="never"
      lang={language}
      aria-label={breadcrumbMessages[language].label}
      {...rest}
    >
      <ul>
        {crumbs.map((crumb, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the position in the trail identifies an item
          <li key={index}>
            <Crumb {...crumb} />
          </li>
        ))}
      </ul>
      {json && <JsonLd json={json} parent={root} />}
    </BreadcrumbsRoot>
  )
}

function Crumb({ label, href, current }: Breadcrumb) {
  if (current) return <span aria-current="page">{label}</span>
  const safe = safeHref(href)
  return safe === null ? <span>{label}</span> : <SiteLink href={safe}>{label}</SiteLink>
}
