import type { Language } from '../language/language.ts'
import { supportedLanguage } from '../language/supportedLanguage.ts'

const MOST = 99

/**
 * Formats a count for a badge: `''` for 0, negative and non-numbers, `99+` above 99.
 *
 * @example formatCount(7, 'vi') // '7'
 * @example formatCount(120, 'en') // '99+'
 * @example formatCount(0, 'vi') // ''
 */
export function formatCount(count: unknown, language: Language): string {
  if (typeof count !== 'number' || !Number.isFinite(count) || count < 1) return ''
  const shown = new Intl.NumberFormat(supportedLanguage(language)).format(Math.min(Math.floor(count), MOST))
  return count > MOST ? `${shown}+` : shown
}
