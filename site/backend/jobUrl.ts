import { type Language, slugify } from '@jobsite/shell/core'
import type { Job } from './fixtures/jobs.ts'

/** The URL of a job in a language. The words are the Vietnamese title's in both, so that only the ending turns. */
export function jobUrl(job: Job, language: Language): string {
  return `/${slugify(job.title.vi)}-${job.id}-${language === 'vi' ? 'jv' : 'jd'}`
}
