import * as v from 'valibot'
import type { ShellConfig } from '../core/config/config.ts'
import { bottomTextPageUrl } from '../core/seo/bottomText.ts'
import { type CallOptions, callEndpoint } from './callEndpoint.ts'
import { hrefOrNone, id, parseBy } from './schemas.ts'

/** A page's bottom text as it comes: its content is HTML from outside and must be sanitised before it is shown. */
export interface RawBottomText {
  readonly id: number | string
  readonly html: string
  /** Address of the picture beside it; `null` for none, and for one that cannot be used. */
  readonly image: string | null
}

/** What an answer says: a text, or that the page has none. */
export interface BottomTextAnswer {
  readonly text: RawBottomText | null
}

const answer = v.object({ data: v.nullable(v.array(v.unknown())) })

const row = v.object({
  id: v.fallback(id, 0),
  attributes: v.object({ content: v.nullish(v.string(), ''), image: v.fallback(hrefOrNone, null) }),
})

/** The text of an answer, `{ data: [{ id, attributes: { content, image } }] }`. */
export function parseBottomText(value: unknown): BottomTextAnswer | null {
  const found = parseBy(answer)(value)
  if (!found) return null
  if (!found.data || found.data.length === 0) return { text: null }
  const parsed = parseBy(row)(found.data[0])
  if (!parsed) return null
  const { id, attributes } = parsed
  const isEmpty = attributes.content.trim() === ''
  return { text: isEmpty ? null : { id, html: attributes.content, image: attributes.image } }
}

/**
 * The text below the listing of a page; `null` where there is none. Never rejects.
 *
 * @param pageUrl the page's canonical or current address.
 */
export async function fetchBottomText(
  config: ShellConfig,
  pageUrl: string,
  options?: CallOptions,
): Promise<RawBottomText | null> {
  const query = { page_url: bottomTextPageUrl(pageUrl) }
  const found = await callEndpoint(config, { endpoint: 'bottomText', query, parse: parseBottomText }, options)
  return found?.text ?? null
}
