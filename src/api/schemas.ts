import * as v from 'valibot'
import { isFlagSet } from '../core/flag.ts'
import { safeHref } from '../core/url/safeHref.ts'

/** An id: a whole number, also as text; other texts stay as they are. */
export const id = v.pipe(
  v.union([v.pipe(v.number(), v.safeInteger()), v.pipe(v.string(), v.minLength(1), v.maxLength(100))]),
  v.transform((value) => (/^-?\d{1,15}$/.test(String(value)) ? Number(value) : value)),
)

/** An id that is a whole number, also as text. */
export const numericId = v.pipe(id, v.number())

/** An address that may stand in a link or an image. */
export const href = v.pipe(
  v.string(),
  v.transform((value) => safeHref(value)),
  v.string(),
)

/** An address, or none: `null`, `''` or nothing at all. */
export const hrefOrNone = v.pipe(
  v.nullish(v.string(), null),
  v.transform((value) => (value === null || value.trim() === '' ? null : (safeHref(value) ?? false))),
  v.union([v.string(), v.null()]),
)

/** A name; one that is missing is empty. */
export const name = v.fallback(v.string(), '')

/** A flag: 1, `'1'` or `true` set it. */
export const flag = v.pipe(v.unknown(), v.transform(isFlagSet))

/** No list of these services is longer; what comes after is left out. */
export const MAX_ROWS = 2000

/** A list whose unusable rows are left out, each id once, the first one of two counting. */
export function rows<Row extends { readonly id: number | string }>(row: v.GenericSchema<unknown, Row>, max = MAX_ROWS) {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((list) => {
      const byId = new Map<number | string, Row>()
      for (const given of list.slice(0, MAX_ROWS)) {
        const parsed = v.safeParse(row, given)
        if (parsed.success && !byId.has(parsed.output.id)) byId.set(parsed.output.id, parsed.output)
        if (byId.size === max) break
      }
      return [...byId.values()]
    }),
  )
}

/** What a value says by a schema; `null` where it does not fit. */
export function parseBy<T>(schema: v.GenericSchema<unknown, T>): (value: unknown) => T | null {
  return (value) => {
    const parsed = v.safeParse(schema, value)
    return parsed.success ? parsed.output : null
  }
}
