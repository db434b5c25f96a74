import { toList } from '../toList.ts'
import { parseUrl } from '../url/parseUrl.ts'
import { safeHref } from '../url/safeHref.ts'
import type { Breadcrumb } from './breadcrumb.ts'

/** Characters that could end a script element or a line in it, with their JSON escapes. */
const UNSAFE: Readonly<Record<string, string>> = /* @__PURE__ */ Object.freeze({
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
})

/**
 * Formats a trail as JSON-LD, a schema.org `BreadcrumbList` with absolute URLs, safe inside `<script
 * type="application/ld+json">`. Items without a label or with an unsafe URL are omitted; `null` for an empty trail.
 *
 * @param siteOrigin base of relative URLs.
 *
 * @example JSON.parse(formatBreadcrumbList(breadcrumbsFor('/salary'), 'https://www.jobsite.example') ?? '').itemListElement[1].item
 * // 'https://www.jobsite.example/salary'
 */
export function formatBreadcrumbList(crumbs: readonly Breadcrumb[], siteOrigin: string): string | null {
  const items = toList(crumbs).flatMap(({ label, href }) => {
    const safe = safeHref(href)
    const url = safe === null ? null : parseUrl(safe, siteOrigin)
    return typeof label === 'string' && url !== null ? [{ name: label, item: url.href }] : []
  })
  if (items.length === 0) return null
  const list = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item })),
  }
  return JSON.stringify(list).replace(/[<>&\u2028\u2029]/g, (sign) => UNSAFE[sign] as string)
}
