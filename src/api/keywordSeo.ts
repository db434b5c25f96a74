import * as v from 'valibot'
import type { ShellConfig } from '../core/config/config.ts'
import type { Language } from '../core/language/language.ts'
import type { SeoKeyword } from '../core/seo/seoKeywords.ts'
import { type CallOptions, callEndpoint } from './callEndpoint.ts'
import { href, id, parseBy, rows } from './schemas.ts'

/** More links than this are no help to a visitor. */
const MAX_KEYWORDS = 200

const row = v.pipe(
  v.object({ id, attributes: v.object({ name: v.pipe(v.string(), v.trim(), v.minLength(1)), link: href }) }),
  v.transform(({ id, attributes }): SeoKeyword => ({ id, name: attributes.name, link: attributes.link })),
)

const answer = v.object({ data: v.object({ relationships: v.object({ data: rows(row, MAX_KEYWORDS) }) }) })

/** The keywords of an answer, `{ data: { relationships: { data: [{ id, attributes: { name, link } }] } } }`. */
export function parseSeoKeywords(value: unknown): SeoKeyword[] | null {
  return parseBy(answer)(value)?.data.relationships.data ?? null
}

/** The keywords that the site wants found; `null` where the service does not answer as it should. Never rejects. */
export function fetchSeoKeywords(
  config: ShellConfig,
  language: Language,
  options?: CallOptions,
): Promise<SeoKeyword[] | null> {
  return callEndpoint(
    config,
    {
      endpoint: 'keywordSeo',
      headers: { 'accept-language': language, 'content-type': 'application/json' },
      parse: parseSeoKeywords,
      // Visitors and pages miss nothing that they know of: a line for those who look for it will do.
      report: ({ reason }, logger) =>
        logger.debug(`[@jobsite/shell] SEO keywords are left out: ${reason}. (code: no-seo-keywords)`),
    },
    options,
  )
}
