import * as v from 'valibot'
import type { Language } from '../core/language/language.ts'
import type { SeoKeyword } from '../core/seo/seoKeywords.ts'
import { defineService } from './defineService.ts'
import { href, id, list, MAX_ROWS, object, parseBy } from './schemas.ts'

/** Most keywords that are read; more links do not help a visitor. */
const MAX_KEYWORDS = 200

const row = v.pipe(
  object({
    id: v.fallback(v.optional(id), undefined),
    attributes: object({ name: v.pipe(v.string(), v.trim(), v.minLength(1)), link: href }),
  }),
  v.transform(({ id, attributes }) => ({ id, name: attributes.name, link: attributes.link })),
)

const answer = object({
  data: object({ relationships: object({ data: v.pipe(list(), v.transform(readKeywords)) }) }),
})

/**
 * Reads the usable keywords of a list. An id only tells one from another: where it is missing or repeated, the link takes
 * its place, and a keyword with the name and link of another one is left out.
 */
function readKeywords(rows: unknown[]): SeoKeyword[] {
  const ids = new Set<number | string>()
  const links = new Set<string>()
  const keywords: SeoKeyword[] = []
  for (const given of rows.slice(0, MAX_ROWS)) {
    const keyword = parseBy(row)(given)
    if (!keyword) continue
    const { name, link } = keyword
    const own = `${link} ${name}`
    const isNew = keyword.id !== undefined && !ids.has(keyword.id)
    if (!isNew && links.has(own)) continue
    const id = isNew ? (keyword.id as number | string) : ids.has(link) ? own : link
    ids.add(id)
    links.add(own)
    keywords.push({ id, name, link })
    if (keywords.length === MAX_KEYWORDS) break
  }
  return keywords
}

/** Reads the keywords of a response, `{ data: { relationships: { data: [{ id, attributes: { name, link } }] } } }`. */
export function parseSeoKeywords(value: unknown): SeoKeyword[] | null {
  return parseBy(answer)(value)?.data.relationships.data ?? null
}

/** The keywords that the site promotes, in one language. */
export const keywordSeo = defineService<{ readonly language: Language }, SeoKeyword[], 'seoKeywords'>({
  endpoint: 'keywordSeo',
  headers: ({ language }) => ({ 'accept-language': language, 'content-type': 'application/json' }),
  parse: parseSeoKeywords,
  // Neither visitors nor pages notice: a message at the lowest level is enough.
  report: ({ reason }, logger) =>
    logger.debug(`[@jobsite/shell] SEO keywords are left out: ${reason}. (code: no-seo-keywords)`),
  section: {
    key: 'seoKeywords',
    isShared: true,
    input: ({ language }) => ({ language }),
    data: (keywords, { language }) => ({ seoKeywords: { language, keywords } }),
  },
})
