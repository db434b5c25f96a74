import type { Language } from '../language/language.ts'

const MOST = 99

/**
 * Formats a count for a badge: `''` for 0, negative and non-numbers, `99+` above 99.
 *
 * @param _language both languages write these numbers alike.
 *
 * @example formatCount(7, 'vi') // '7'
 * @example formatCount(120, 'en') // '99+'
 * @example formatCount(0, 'vi') // ''
 */
export function formatCount(count: unknown, _language?: Language): string {
  if (typeof count !== 'number' || !Number.isFinite(count) || count < 1) return ''
  return count > MOST ? `${MOST}+` : String(Math.floor(count))
}
