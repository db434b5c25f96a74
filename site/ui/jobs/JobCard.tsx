import { type MouseEvent, useId } from 'react'
import type { JobCardView } from '../view.ts'
import { useWords } from '../words.ts'
import { CompanyMark } from './CompanyMark.tsx'
import { JobFacts } from './JobFacts.tsx'
import { SaveButton } from './SaveButton.tsx'
import { useSavedJobs } from './SavedJobs.tsx'

interface JobCardProps {
  job: JobCardView
  /** Level of the title. @default 3 */
  level?: 2 | 3 | 4
  /** Whether the pane shows this job. */
  isSelected?: boolean
  /** Called with a click of the title, before the browser follows it. */
  onPress?: (event: MouseEvent) => void
}

/** A job in a list. The whole card is the link's target, with one link for those who hear it. */
export function JobCard({ job, level = 3, isSelected = false, onPress }: JobCardProps) {
  const titleId = useId()
  const words = useWords()
  const hasApplied = useSavedJobs().applied.includes(job.id)
  const Title = `h${level}` as const
  return (
    <article className="job-card" aria-labelledby={titleId} data-selected={isSelected ? '' : undefined}>
      <CompanyMark id={job.companyId} />
      <div className="job-text">
        <Title id={titleId}>
          <a href={job.href} onClick={onPress} aria-current={isSelected || undefined}>
            {job.title}
          </a>
        </Title>
        <p className="job-company">{job.company}</p>
        <JobFacts job={job} level />
        <p className="job-salary">{job.salary}</p>
        <p className="job-posted">
          {hasApplied && <span className="job-applied">{words.applied}</span>}
          {job.urgent && <span className="job-urgent">{job.urgent}</span>}
          <time dateTime={job.posted.dateTime}>{job.posted.text}</time>
        </p>
      </div>
      <SaveButton job={job} />
    </article>
  )
}
