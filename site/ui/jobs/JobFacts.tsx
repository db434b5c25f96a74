import { Icon } from '../Icon.tsx'
import type { JobCardView } from '../view.ts'

/** Place of a job, then on request its level, and when it was posted and whether it is urgent. */
export function JobFacts({ job, level, posted }: { job: JobCardView; level?: boolean; posted?: boolean }) {
  return (
    <ul className="job-facts">
      <li>
        <Icon name="pin" />
        {job.place}
      </li>
      {level && (
        <li>
          <Icon name="level" />
          {job.level}
        </li>
      )}
      {posted && (
        <li>
          <Icon name="clock" />
          <time dateTime={job.posted.dateTime}>{job.posted.text}</time>
        </li>
      )}
      {posted && job.urgent && <li className="job-urgent">{job.urgent}</li>}
    </ul>
  )
}
