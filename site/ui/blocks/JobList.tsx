import { JobCard } from '../jobs/JobCard.tsx'
import type { JobCardView } from '../view.ts'

interface JobListProps {
  heading?: string
  jobs: readonly JobCardView[]
  empty: string
}

/** Jobs as cards, or a word where there are none. */
export function JobList({ heading, jobs, empty }: JobListProps) {
  if (jobs.length === 0) return empty ? <p className="notice">{empty}</p> : null
  return (
    <ul className="job-list">
      {jobs.map((job) => (
        <li key={job.id}>
          <JobCard job={job} level={heading === undefined ? 2 : 3} />
        </li>
      ))}
    </ul>
  )
}
