import * as v from 'valibot'
import { type BottomText, bottomTextPageUrl, hasContent } from '../core/seo/bottomText.ts'
import { defineService, type SectionPage } from './defineService.ts'
import { hrefOrNone, id, list, object, parseBy } from './schemas.ts'

/** Bottom text of a response: its HTML is from outside and must be sanitized before it is shown. */
export interface RawBottomText {
  readonly id: number | string
  readonly html: string
  /** URL of the image beside it; `null` for none, and for an unusable one. */
  readonly image: string | null
}

/** Response of the bottom text service; `text` is `null` where the page has none. */
export interface BottomTextAnswer {
  readonly text: RawBottomText | null
}

/** The page whose text is requested. */
export interface BottomTextRequest {
  readonly pageUrl: string
}

const answer = object({ data: v.nullable(list()) })

const row = object({
  id: v.fallback(id, 0),
  attributes: object({ content: v.nullish(v.string(), ''), image: v.fallback(hrefOrNone, null) }),
})

/** Reads the text of a response, `{ data: [{ id, attributes: { content, image } }] }`. */
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

/** The text below the listing of a page, by the page's canonical or current URL. */
export const bottomText = defineService<BottomTextRequest, BottomTextAnswer, 'bottomText'>({
  endpoint: 'bottomText',
  query: ({ pageUrl }) => ({ page_url: bottomTextPageUrl(pageUrl) }),
  parse: parseBottomText,
  section: {
    key: 'bottomText',
    input: ({ pageUrl }) => ({ pageUrl: bottomTextPageUrl(pageUrl) }),
    data: async (answer, { pageUrl }, { sanitize }) => ({
      bottomText: { pageUrl, text: sanitize ? await toBottomText(answer, sanitize) : null },
    }),
  },
})

/** Returns a response's text with its HTML sanitized; `null` for none, and for one that shows nothing. */
export async function toBottomText(
  answer: BottomTextAnswer | null,
  sanitize: NonNullable<SectionPage['sanitize']>,
): Promise<BottomText | null> {
  const raw = answer?.text
  if (!raw) return null
  const content = await sanitize(raw.html)
  return content && hasContent(content) ? { id: raw.id, content, image: raw.image } : null
}
