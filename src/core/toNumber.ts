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
