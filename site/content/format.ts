import type { Language } from '@jobsite/shell/core'
import { type Bilingual, text } from '../bilingual.ts'

/**
 * A whole number with the separators of a language.
 *
 * @example formatCount(1200, 'vi') // '1.200'
 */
export function formatCount(count: number, language: Language): string {
  return Math.round(count)
    .toString()
    .replace(/\B(?=(?:\d{3})+$)/g, language === 'vi' ? '.' : ',')
}

/**
 * Returns the number of jobs with its unit.
 *
 * @example formatJobCount(1, 'en') // '1 job'
 */
export function formatJobCount(count: number, language: Language): string {
  const number = formatCount(count, language)
  return language === 'vi' ? `${number} việc làm` : `${number} ${count === 1 ? 'job' : 'jobs'}`
}

const MONTHS = 'January, February, March, April, May, June, July, August, September, October, November, December'.split(
  ', ',
)

/**
 * A day as a language writes it.
 *
 * @example formatDay('2026-07-01', 'en') // 'July 1, 2026'
 */
export function formatDay(day: string, language: Language): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return language === 'vi' ? `${date}/${month}/${year}` : `${MONTHS[month - 1]} ${date}, ${year}`
}

/** The error of a text that is too long. */
export const tooLong = (max: number): Bilingual =>
  text(`Nhập tối đa ${formatCount(max, 'vi')} ký tự.`, `Enter ${formatCount(max, 'en')} characters at most.`)

/** What no field may hold: control characters, but for tabs and line breaks, and marks that turn the text around them. */
export const UNSEEN = /(?![\t\n\r])[\p{Cc}\p{Bidi_Control}]/gu

/** A text of one line, without unseen characters, and white space around it. */
export const oneLine = (text: string | undefined): string =>
  text?.normalize('NFC').replace(UNSEEN, '').replace(/\s+/gu, ' ').trim() ?? ''
