import { type ComponentPropsWithoutRef, type RefObject, useEffect, useState } from 'react'
import { trustedTypesPolicy } from '../../browser/html/trustedTypes.ts'
import { breadcrumbMessages } from '../../core/messages/breadcrumbs.ts'
import { type Breadcrumb, breadcrumbsFor, formatBreadcrumbList } from '../../core/seo/breadcrumbs.ts'
import { safeHref } from '../../core/url/safeHref.ts'
import { useShellContext } from '../../react/ShellContext.ts'
import { useForwardedRef } from '../../react/ui/useForwardedRef.ts'
import { useHydrated } from '../../react/ui/useHydrated.ts'
import { createPart, type PartContentProps } from '../shared/createPart.tsx'
import { SiteLink } from '../shared/SiteLink.tsx'
import { BreadcrumbsRoot } from './Breadcrumbs.styles.ts'

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

const TYPE = 'application/ld+json'

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

/**
 * JSON-LD for search engines, last in an element. The server's `<script>` is hydrated and unchanged; later
 * changes are inserted as HTML, because Trusted Types block scripts created by React.
 *
 * @param json text without `<`, `>` and `&`: it cannot end the element.
 */
function JsonLd({ json, parent }: { json: string; parent: RefObject<HTMLElement | null> }) {
  const isHydrated = useHydrated()
  const [served] = useState(isHydrated ? null : json)
  useEffect(() => {
    const scripts = parent.current?.querySelectorAll<HTMLScriptElement>('script') ?? []
    for (const script of scripts) script.type = json === served ? TYPE : 'text/plain'
    if (json === served) return undefined
    const html = `<script type="${TYPE}">${json}</script>`
    try {
      parent.current?.insertAdjacentHTML('beforeend', trustedTypesPolicy()?.createHTML(html) ?? html)
    } catch {
      // The page allows other Trusted Types policies only.
      return undefined
    }
    const inserted = parent.current?.lastElementChild
    return () => inserted?.remove()
  }, [json, served, parent])
  if (served === null) return null
  return (
    <script
      type={TYPE}
      // In development, React compares the text through `innerHTML`, which Trusted Types refuse too.
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without characters that could end the element
      dangerouslySetInnerHTML={{ __html: served }}
    />
  )
}
