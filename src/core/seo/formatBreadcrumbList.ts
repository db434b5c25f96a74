import { safeHref } from '../url/safeHref.ts'
import type { Breadcrumb } from './breadcrumb.ts'

/** Signs that end a script element or a line of one, and what JSON may write in their place. */
const UNSAFE: Readonly<Record<string, string>> = Object.freeze({
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
})

/**
 * A trail as JSON-LD for search engines, a `BreadcrumbList` of schema.org with absolute addresses, ready for a
 * `<script type="application/ld+json">`: no text in it can end that element. Places whose address may stand in no link
 * are left out; a trail of none gives `null`.
 *
 * @param siteOrigin what relative addresses are resolved against.
 *
 * @example JSON.parse(formatBreadcrumbList(breadcrumbsFor('/salary'), 'https://www.jobsite.example') ?? '').itemListElement[1].item
 * // 'https://www.jobsite.example/salary'
 */
export function formatBreadcrumbList(crumbs: readonly Breadcrumb[], siteOrigin: string): string | null {
  const items = crumbs.flatMap(({ label, href }) => {
    const safe = safeHref(href)
    return safe !== null && URL.canParse(safe, siteOrigin)
      ? [{ name: label, item: new URL(safe, siteOrigin).href }]
      : []
  })
  if (items.length === 0) return null
  const list = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item })),
  }
  return JSON.stringify(list).replace(/[<>&\u2028\u2029]/g, (sign) => UNSAFE[sign] as string)
}
