import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Icon } from '../Icon.tsx'
import { CompanyMark } from '../jobs/CompanyMark.tsx'
import { CompanyPanel } from '../jobs/CompanyPanel.tsx'
import { JobBody } from '../jobs/JobBody.tsx'
import { JobFacts } from '../jobs/JobFacts.tsx'
import { SaveButton } from '../jobs/SaveButton.tsx'
import type { JobCardView, JobDetailView } from '../view.ts'
import { useWords } from '../words.ts'
import type { Opened, Pane } from './useSelectedJob.ts'

interface DetailPaneProps {
  pane: Pane | undefined
  onRetry: () => void
  /** How the job was opened; the first one of a page was not. */
  opened: Opened | undefined
}

/** Moves focus to the card of the list whose job the pane shows. */
const focusCard = (): void =>
  document.querySelector<HTMLElement>('.results-list .job-card[data-selected] :is(h2, h3) a')?.focus()

/**
 * The chosen job next to its list, on wide screens. It scrolls by itself; its head with the application stays. Opened by
 * key, its heading has the focus; Escape and a link that only keys reach lead back to the list.
 */
export function DetailPane({ pane, onRetry, opened }: DetailPaneProps) {
  const words = useWords()
  const box = useRef<HTMLElement>(null)
  const onKey = ({ key, defaultPrevented }: KeyboardEvent): void => {
    if (key === 'Escape' && !defaultPrevented) focusCard()
  }
  const card = pane && (pane.state === 'shown' ? pane.job.card : pane.card)
  const id = card?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: another job begins at its top
  useEffect(() => {
    if (box.current) box.current.scrollTop = 0
  }, [id])
  useEffect(() => {
    if (opened?.byKey) box.current?.querySelector('h2')?.focus()
  }, [opened])
  if (!pane || !card) return null
  return (
    <section
      className="pane"
      aria-label={words.jobDetail}
      aria-busy={pane.state === 'loading'}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      ref={box}
      onKeyDown={onKey}
    >
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
        {statusOf(pane, opened, words)}
      </p>
    </section>
  )
}

/** What is said of the pane: one text, so that each change is announced once. A heading with focus says the rest. */
function statusOf(pane: Pane, opened: Opened | undefined, words: ReturnType<typeof useWords>): string {
  if (pane.state === 'failed') return words.failed
  return pane.state === 'shown' && opened?.byKey === false ? words.showing(pane.job.card.title) : ''
}

function PaneHead({ card, job }: { card: JobCardView; job: JobDetailView | undefined }) {
  const words = useWords()
  return (
    <div className="pane-head">
      <button type="button" className="button button-quiet hidden pane-back" onClick={focusCard}>
        {words.backToList}
      </button>
      <div className="job-title">
        <CompanyMark id={card.companyId} size={56} />
        <div>
          <h2 tabIndex={-1}>{card.title}</h2>
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
