import { useEffect, useRef } from 'react'
import { Icon } from '../Icon.tsx'
import { CompanyMark } from '../jobs/CompanyMark.tsx'
import { CompanyPanel } from '../jobs/CompanyPanel.tsx'
import { JobBody } from '../jobs/JobBody.tsx'
import { JobFacts } from '../jobs/JobFacts.tsx'
import { SaveButton } from '../jobs/SaveButton.tsx'
import type { JobCardView, JobDetailView } from '../view.ts'
import { useWords } from '../words.ts'
import type { Pane } from './useSelectedJob.ts'

/** The chosen job next to its list, on wide screens. It scrolls by itself; its head with the application stays. */
export function DetailPane({ pane, onRetry }: { pane: Pane | undefined; onRetry: () => void }) {
  const words = useWords()
  const box = useRef<HTMLElement>(null)
  const card = pane && (pane.state === 'shown' ? pane.job.card : pane.card)
  const id = card?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: another job begins at its top
  useEffect(() => {
    if (box.current) box.current.scrollTop = 0
  }, [id])
  if (!pane || !card) return null
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="pane" aria-label={words.jobDetail} aria-busy={pane.state === 'loading'} tabIndex={0} ref={box}>
      <PaneHead card={card} job={pane.state === 'shown' ? pane.job : undefined} />
      {pane.state === 'shown' && <PaneBody job={pane.job} />}
      {pane.state === 'loading' && (
        <div className="pane-body skeleton" aria-hidden="true">
          {[...'123456'].map((line) => (
            <span key={line} />
          ))}
        </div>
      )}
      {pane.state === 'failed' && (
        <div className="pane-body pane-failed">
          <p>{words.failed}</p>
          <button type="button" className="button" onClick={onRetry}>
            {words.retry}
          </button>
        </div>
      )}
      <p role="status" className="hidden">
        {pane.state === 'loading' && words.loading}
        {pane.state === 'failed' && words.failed}
        {pane.state === 'shown' && !pane.isFirst && words.showing(card.title)}
      </p>
    </section>
  )
}

function PaneHead({ card, job }: { card: JobCardView; job: JobDetailView | undefined }) {
  const words = useWords()
  return (
    <div className="pane-head">
      <div className="job-title">
        <CompanyMark id={card.companyId} size={56} />
        <div>
          <h2>{card.title}</h2>
          <p>{job ? <a href={job.company.href}>{card.company}</a> : card.company}</p>
          <JobFacts job={card} posted />
          <p className="job-salary">{card.salary}</p>
        </div>
      </div>
      <div className="pane-actions">
        {job && (
          <a className="button" href={job.apply.href}>
            {job.apply.label}
          </a>
        )}
        <SaveButton job={card} hasWord />
        <a className="button button-quiet" href={card.href}>
          <Icon name="external" />
          <span>{words.fullPage}</span>
        </a>
      </div>
    </div>
  )
}

function PaneBody({ job }: { job: JobDetailView }) {
  return (
    <div className="pane-body">
      {job.applied && <p className="notice">{job.applied}</p>}
      <JobBody job={job} level={3} />
      <CompanyPanel job={job} level={3} />
    </div>
  )
}
