/**
 * Returns whether an external flag is set: `true`, 1 or `'1'`, as the site's services and settings write it.
 *
 * @example isFlagSet('1') // true
 */
export function isFlagSet(value: unknown): boolean {
  return value === true || toNumber(value) === 1
}

/**
 * Returns a list without `null` and `undefined`; an empty one for any other value: plain JavaScript and server JSON can
 * pass any.
 *
 * @example toList([1, null, 2]) // [1, 2]
 * @example toList(7) // []
 */
export const toList = <Item>(value: readonly Item[] | null | undefined): NonNullable<Item>[] =>
  Array.isArray(value) ? value.filter((item) => item != null) : []

/** Number in a service's text: digits, with an optional sign and decimals. */
const DECIMAL = /^\s*[+-]?\d{1,15}(?:\.\d{1,15})?\s*$/

/**
 * Parses a finite number, also from text: the site's services write `3` and `"3"`. `undefined` for anything else.
 *
 * @example toNumber('200') // 200
 * @example toNumber('') // undefined
 */
export function toNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  return typeof value === 'string' && DECIMAL.test(value) ? Number(value) : undefined
}

/**
 * Returns the values of an object that are not `undefined`: spread over defaults, they replace only what they set.
 *
 * @example withoutUndefined({ a: 1, b: undefined }) // { a: 1 }
 */
export function withoutUndefined<Values extends object>(values: Values): Partial<Values> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<Values>
}

/**
 * Creates a frozen table. Rows are created in a function, so that a bundler can remove an unused table when the call is
 * marked as pure.
 */
export const table = <Row>(rows: () => readonly Row[]): readonly Row[] => Object.freeze([...rows()])
