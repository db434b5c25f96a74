import type { Language } from '../language/language.ts'
import { messages } from '../messages/messages.ts'
import { pagePath } from '../pages/pages.ts'
import { formatCount } from '../text/formatCount.ts'

/** What happened around a seeker's resume in the last 7 days. A count that is not known is not there. */
export interface ResumeSummary {
  readonly totalEmployerViews?: number
  readonly totalJobAlert?: number
}

/** One line of the summary, with the page that tells more. */
export interface ResumeSummaryLine {
  readonly id: 'employerViews' | 'jobAlerts'
  /** As a badge shows it, `99+` above 99. */
  readonly count: string
  readonly text: string
  readonly href: string
}

/**
 * The counts of an answer's attributes; what is no number is left out.
 *
 * @example parseResumeSummary({ totalEmployerViews: 3, totalJobAlert: 'x' }) // { totalEmployerViews: 3 }
 */
export function parseResumeSummary(attributes: unknown): ResumeSummary {
  const { totalEmployerViews, totalJobAlert } = Object(attributes) as Record<string, unknown>
  return {
    ...(isCount(totalEmployerViews) && { totalEmployerViews }),
    ...(isCount(totalJobAlert) && { totalJobAlert }),
  }
}

const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

/**
 * The summary's lines in a language, those above 0 only.
 *
 * @example resumeSummaryLines({ totalEmployerViews: 120, totalJobAlert: 0 }, 'en').map((line) => line.count) // ['99+']
 */
export function resumeSummaryLines(summary: ResumeSummary | null, language: Language): ResumeSummaryLine[] {
  const text = messages[language].resumeSummary
  const lines: ResumeSummaryLine[] = [
    {
      id: 'employerViews',
      count: formatCount(summary?.totalEmployerViews, language),
      text: text.employerViews,
      href: pagePath('profileViews', language),
    },
    {
      id: 'jobAlerts',
      count: formatCount(summary?.totalJobAlert, language),
      text: text.jobAlerts,
      href: pagePath('jobAlerts', language),
    },
  ]
  return lines.filter(({ count }) => count !== '')
}
