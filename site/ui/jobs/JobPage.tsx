import { useEffect, useRef, useState } from 'react'
import type { JobDetailView } from '../view.ts'
import { useWords } from '../words.ts'
import { CompanyMark } from './CompanyMark.tsx'
import { CompanyPanel } from './CompanyPanel.tsx'
import { JobBody } from './JobBody.tsx'
import { JobFacts } from './JobFacts.tsx'
import { SaveButton } from './SaveButton.tsx'
import { ShareLink } from './ShareLink.tsx'

/** A job's own page: what it is, a bar that keeps the application in reach, the whole text and the company. */
export function JobPage({ job, origin }: { job: JobDetailView; origin: string }) {
  const words = useWords()
  const { card } = job
  const head = useRef<HTMLDivElement>(null)
  const [isStuck, setStuck] = useState(false)
  useEffect(() => {
    if (!head.current) return
    const observer = new IntersectionObserver(([entry]) => setStuck(entry?.isIntersecting === false))
    observer.observe(head.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div className="job-page">
      <div className="job-head">
        <div className="page-width">
          <div className="job-title" ref={head}>
            <CompanyMark id={card.companyId} size={72} />
            <div>
              <h1>{card.title}</h1>
              <p>
                <a href={job.company.href}>{card.company}</a>
              </p>
              <JobFacts job={card} level posted />
              {/* The bar says it on wide screens. */}
              <p className="job-salary">{card.salary}</p>
            </div>
          </div>
        </div>
      </div>
      <section className="job-bar" aria-label={words.applyFor} data-stuck={isStuck ? '' : undefined}>
        <div className="page-width">
          <p className="job-salary">{card.salary}</p>
          {/* Keeps its place while the page's own title is in view: nothing moves as the bar sticks. */}
          <p className="job-bar-title" aria-hidden="true">
            {card.title}
          </p>
          <ShareLink title={card.title} href={origin + card.href} />
          <SaveButton job={card} hasWord />
          <a className="button" href={job.apply.href}>
            {job.apply.label}
          </a>
        </div>
      </section>
      <div className="page-width job-columns" id="below-head">
        <div className="job-main">
          {job.applied && <p className="notice">{job.applied}</p>}
          <JobBody job={job} level={2} />
        </div>
        <div className="job-aside">
          <CompanyPanel job={job} level={2} />
        </div>
      </div>
    </div>
  )
}
