import { type Language, supportedLanguage } from '../language/language.ts'
import { toNumber } from '../looseValues.ts'
import { messages } from '../messages/messages.ts'
import { pagePath } from '../pages/pages.ts'
import { formatCount } from '../text/formatCount.ts'

/** Resume activity counts of the last 7 days. Unknown counts are absent. */
export interface ResumeSummary {
  readonly totalEmployerViews?: number
  readonly totalJobAlert?: number
  /** Jobs that the user has saved. */
  readonly savedJobs?: number
}

/** A line of the resume summary: a count with its label, and the page that it links to. */
export interface ResumeSummaryLine {
  readonly id: 'employerViews' | 'jobAlerts' | 'savedJobs'
  /** Formatted for a badge, `99+` above 99. */
  readonly count: string
  readonly text: string
  readonly href: string
}

/**
 * Parses the counts of a response's attributes. Numbers may be text; anything else is omitted.
 *
 * @example parseResumeSummary({ totalEmployerViews: 3, totalJobAlert: 'x' }) // { totalEmployerViews: 3 }
 */
export function parseResumeSummary(attributes: unknown): ResumeSummary {
  const { totalEmployerViews, totalJobAlert, savedJobs: saved } = Object(attributes) as Record<string, unknown>
  const employerViews = toNumber(totalEmployerViews)
  const jobAlert = toNumber(totalJobAlert)
  const savedJobs = toNumber(saved)
  return {
    ...(employerViews !== undefined && { totalEmployerViews: employerViews }),
    ...(jobAlert !== undefined && { totalJobAlert: jobAlert }),
    ...(savedJobs !== undefined && { savedJobs }),
  }
}

/**
 * Returns the summary's lines in a language, only counts above 0.
 *
 * @example resumeSummaryLines({ totalEmployerViews: 120, totalJobAlert: 0 }, 'en').map((line) => line.count) // ['99+']
 */
export function resumeSummaryLines(summary: ResumeSummary | null, language: Language): ResumeSummaryLine[] {
  const { resumeSummary: text, savedJobsCount } = messages[supportedLanguage(language)]
  const lines: ResumeSummaryLine[] = [
    {
      id: 'employerViews',
      count: formatCount(summary?.totalEmployerViews, language),
      text: isOne(summary?.totalEmployerViews) ? text.oneEmployerView : text.employerViews,
      href: pagePath('profileViews', language),
    },
    {
      id: 'jobAlerts',
      count: formatCount(summary?.totalJobAlert, language),
      text: isOne(summary?.totalJobAlert) ? text.oneJobAlert : text.jobAlerts,
      href: pagePath('jobAlerts', language),
    },
    {
      id: 'savedJobs',
      count: formatCount(summary?.savedJobs, language),
      text: isOne(summary?.savedJobs) ? savedJobsCount.one : savedJobsCount.other,
      href: `${pagePath('myJobs', language)}?section=saved`,
    },
  ]
  return lines.filter(({ count }) => count !== '')
}

/** Returns whether a count is displayed as 1. */
const isOne = (count: number | undefined): boolean => typeof count === 'number' && Math.floor(count) === 1
