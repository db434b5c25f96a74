import type { JobCardView, LinkView } from '../view.ts'

/** Jobs as cards, or a word where there are none. */
export function JobList({
  heading,
  jobs,
  empty,
  more,
}: {
  heading?: string
  jobs: readonly JobCardView[]
  empty: string
  more?: LinkView
}) {
  if (jobs.length === 0) return empty ? <p className="notice">{empty}</p> : null
  const Title = heading === undefined ? 'h2' : 'h3'
  return (
    <>
      <ul className="job-list">
        {jobs.map((job) => (
          <li key={job.id}>
            <article className="job-card">
              <span className="job-mark" aria-hidden="true">
                {job.company.charAt(0)}
              </span>
              <div className="job-text">
                <Title>
                  <a href={job.href}>{job.title}</a>
                </Title>
                <p className="job-company">{job.company}</p>
                <p className="job-salary">{job.salary}</p>
                <ul className="job-facts">
                  {job.urgent && <li className="job-urgent">{job.urgent}</li>}
                  <li>{job.place}</li>
                  <li>{job.level}</li>
                  <li>
                    <time dateTime={job.posted.dateTime}>{job.posted.text}</time>
                  </li>
                </ul>
              </div>
            </article>
          </li>
        ))}
      </ul>
      {more && (
        <p className="block-more">
          <a className="button button-quiet" href={more.href}>
            {more.label}
          </a>
        </p>
      )}
    </>
  )
}
