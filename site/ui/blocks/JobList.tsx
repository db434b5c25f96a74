import { JobCard } from '../jobs/JobCard.tsx'
import type { JobCardView, JobGroupView } from '../view.ts'

interface JobListProps {
  /** Level of the titles. */
  level: 2 | 3 | 4
  jobs: readonly JobCardView[]
  empty: string
}

/** Jobs as cards, or a word where there are none. */
export function JobList({ level, jobs, empty }: JobListProps) {
  if (jobs.length === 0) return empty ? <p className="notice">{empty}</p> : null
  return (
    <ul className="job-list">
      {jobs.map((job) => (
        <li key={job.id}>
          <JobCard job={job} level={level} />
        </li>
      ))}
    </ul>
  )
}

/** Jobs by field, each with its heading; one field alone needs none. */
export function JobGroups({ groups, empty }: { groups: readonly JobGroupView[]; empty: string }) {
  const [first, ...others] = groups
  if (!first || others.length === 0) return <JobList level={3} jobs={first?.jobs ?? []} empty={empty} />
  return (
    <div className="job-groups">
      {groups.map(({ heading, jobs }) => (
        <section className="job-group" key={heading} aria-label={heading}>
          <h3>{heading}</h3>
          <JobList level={4} jobs={jobs} empty={empty} />
        </section>
      ))}
    </div>
  )
}
