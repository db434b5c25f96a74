import type { Language } from '../language/language.ts'

const MOST = 99

/**
 * A count as a badge shows it: nothing for 0 and below or for what is no number, `99+` above 99.
 *
 * @example formatCount(7, 'vi') // '7'
 * @example formatCount(120, 'en') // '99+'
 * @example formatCount(0, 'vi') // ''
 */
export function formatCount(count: unknown, language: Language): string {
  if (typeof count !== 'number' || !Number.isFinite(count) || count < 1) return ''
  const shown = new Intl.NumberFormat(language).format(Math.min(Math.floor(count), MOST))
  return count > MOST ? `${shown}+` : shown
}
