import * as v from 'valibot'
import { isFlagSet, toNumber } from '../core/looseValues.ts'
import { isRecord } from '../core/text/json.ts'
import { serviceHref } from '../core/url/safeHref.ts'
import { noteRefused } from './refusedUrls.ts'

/** An object with these entries. Pages may extend `Object.prototype`: what they add is no entry. */
// @__NO_SIDE_EFFECTS__
export function object<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.object({ __proto__: null, ...entries } as unknown as Entries)
}

/** An id: a whole number, also as text; other texts stay as they are. */
export const id = v.pipe(
  v.union([v.pipe(v.number(), v.safeInteger()), v.pipe(v.string(), v.minLength(1), v.maxLength(100))]),
  v.transform((value) => (/^\s*-?\d{1,15}\s*$/.test(String(value)) ? Number(value) : value)),
)

/** A number, also as text: services write `200` and `"200"`. */
export const number = v.pipe(
  v.unknown(),
  v.transform((value) => toNumber(value)),
  v.number(),
)

/** The status of a response that succeeded, 200, also as text. */
export const statusOk = v.pipe(number, v.literal(200))

/** An id that is a whole number, also as text. */
export const numericId = v.pipe(id, v.number())

/** The URL of a link or an image; one that is refused is noted, to be reported once. */
export const href = v.pipe(
  v.string(),
  v.transform((value) => readHref(value)),
  v.string(),
)

/** A URL, or `null` for `null`, `''` and a missing value. */
export const hrefOrNone = v.pipe(
  v.nullish(v.string(), null),
  v.transform((value) => (value === null || value.trim() === '' ? null : (readHref(value) ?? false))),
  v.union([v.string(), v.null()]),
)

function readHref(value: string): string | null {
  const url = serviceHref(value)
  if (url === null) noteRefused(value)
  return url
}

/** A name; one that is missing is empty. */
export const name = v.fallback(v.string(), '')

/** A text on one line, of at most 300 characters; `undefined` where it is missing, empty or no text. */
const line = v.fallback(
  v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => [...text.replace(/[\s\p{Cc}]+/gu, ' ').trim()].slice(0, 300).join('')),
      v.minLength(1),
    ),
  ),
  undefined,
)

/** Entries of a banner's text: `alt`, else `title`. */
export const bannerText = { alt: line, title: line }

/** Returns a banner's text as an entry of the banner; none where the response has none. */
export function readBannerText({ alt, title }: { alt?: string | undefined; title?: string | undefined }): {
  alt?: string
} {
  const text = alt ?? title
  return text === undefined ? {} : { alt: text }
}

/** A flag: 1, `'1'` or `true` set it. */
export const flag = v.pipe(v.unknown(), v.transform(isFlagSet))

/** Most rows that are read of a list; the others are left out. */
export const MAX_ROWS = 2000

/**
 * A list. One value reads as a list of one: services write a single row without its brackets.
 *
 * @param isRow tells a row from other values, which are no list.
 */
export function list(isRow: (value: unknown) => boolean = isRowLike) {
  return v.pipe(
    v.unknown(),
    v.transform((value) => (!Array.isArray(value) && isRow(value) ? [value] : value)),
    v.array(v.unknown()),
  )
}

/** A list without its unusable rows; of rows with the same id the first one stays. */
export function rows<Row extends { readonly id: number | string }>(row: v.GenericSchema<unknown, Row>, max = MAX_ROWS) {
  return v.pipe(
    list(),
    v.transform((items) => {
      const byId = new Map<number | string, Row>()
      for (const given of items.slice(0, MAX_ROWS)) {
        const parsed = v.safeParse(row, given)
        if (parsed.success && !byId.has(parsed.output.id)) byId.set(parsed.output.id, parsed.output)
        if (byId.size === max) break
      }
      return [...byId.values()]
    }),
  )
}

/** Returns a parser by a schema; it returns `null` for a value that does not match. */
export function parseBy<T>(schema: v.GenericSchema<unknown, T>): (value: unknown) => T | null {
  return (value) => {
    const parsed = v.safeParse(schema, value)
    return parsed.success ? parsed.output : null
  }
}

/** Returns whether a value is written as a row: an object with an id or attributes, not an error or an empty object. */
export const isRowLike = (value: unknown): boolean =>
  isRecord(value) && (Object.hasOwn(value, 'id') || Object.hasOwn(value, 'attributes'))
