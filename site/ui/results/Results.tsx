import { useId } from 'react'
import { Chips } from '../Chips.tsx'
import { Icon } from '../Icon.tsx'
import { JobCard } from '../jobs/JobCard.tsx'
import type { ResultsView } from '../view.ts'
import { useWords } from '../words.ts'
import { ActiveFilters } from './ActiveFilters.tsx'
import { DetailPane } from './DetailPane.tsx'
import { FilterBar } from './FilterBar.tsx'
import { Pager } from './Pager.tsx'
import { useSelectedJob } from './useSelectedJob.ts'

/** Search results: filters, list, and on wide screens the selected job. */
export function Results({ heading, results }: { heading: string; results: ResultsView }) {
  const words = useWords()
  const listId = useId()
  const { selectedId, pane, select, retry, opened } = useSelectedJob(results.detail)
  const { empty } = results
  return (
    <div className="results">
      <div className="results-head">
        <div className="page-width">
          <h1>{heading}</h1>
          <FilterBar action={results.action} filters={results.filters} sort={results.sort} count={results.count} />
          <div className="results-tools">
            <ActiveFilters chips={results.chips} clear={results.clear} />
            <p className="results-alert">
              <a href={results.saved.href}>
                <Icon name="bookmark" />
                {results.saved.label}
              </a>
              {results.alert && (
                <a href={results.alert.href}>
                  <Icon name="bell" />
                  {results.alert.label}
                </a>
              )}
            </p>
          </div>
        </div>
      </div>
      {empty ? (
        <section className="page-width results-empty" id="below-head">
          <h2>{empty.heading}</h2>
          <p>{empty.text}</p>
          {empty.links.length > 0 && <Chips links={empty.links} />}
        </section>
      ) : (
        <div className="page-width results-columns" id="below-head">
          <section className="results-list" aria-labelledby={listId}>
            <h2 id={listId} className="hidden">
              {words.results}
            </h2>
            <ul>
              {results.jobs.map((job) => (
                <li key={job.id}>
                  <JobCard job={job} isSelected={job.id === selectedId} onPress={(event) => select(event, job)} />
                </li>
              ))}
            </ul>
            <Pager pages={results.pages} />
          </section>
          <DetailPane pane={pane} onRetry={retry} opened={opened} />
        </div>
      )}
    </div>
  )
}
