import { useRef } from 'react'
import { HiddenFields } from '../HiddenFields.tsx'
import { Icon } from '../Icon.tsx'
import { useReturns } from '../useReturns.ts'
import type { FilterView } from '../view.ts'
import { useWords } from '../words.ts'
import { ChoiceList } from './ChoiceList.tsx'
import { useClosingDetails } from './useClosingDetails.ts'

interface FilterBarProps {
  action: string
  filters: readonly FilterView[]
  sort: FilterView
  /** The number of results, in words. */
  count: string | undefined
}

/** The count, the sort order and the filters above a list. Each filter opens by itself, and is a plain form or a list of links: script only makes it nicer. */
export function FilterBar({ action, filters, sort, count }: FilterBarProps) {
  const words = useWords()
  const bar = useRef<HTMLDivElement>(null)
  // Going back from a filtered list shows the filters of the list before, not those that were sent.
  const returns = useReturns()
  useClosingDetails(bar)
  return (
    <div ref={bar} key={returns}>
      <div className="results-summary">
        {count && <p className="results-count">{count}</p>}
        <Filter filter={sort} action={action} isSort />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of filters, of which each is a form of its own */}
      <div className="filter-bar" role="group" aria-label={words.filters}>
        {filters.map((filter) => (
          <Filter key={filter.name} filter={filter} action={action} />
        ))}
      </div>
    </div>
  )
}

function Filter({ filter, action, isSort = false }: { filter: FilterView; action: string; isSort?: boolean }) {
  const words = useWords()
  const { name, label, value } = filter
  return (
    <details
      className="filter"
      name="filter"
      data-sort={isSort ? '' : undefined}
      data-active={value && !isSort ? '' : undefined}
    >
      <summary>
        {isSort && <span className="filter-label">{label}: </span>}
        {value ?? label}
        {value && !isSort && <span className="hidden">({label})</span>}
        <Icon name="chevron" />
      </summary>
      <div className="filter-panel">
        <p className="filter-title">{label}</p>
        {filter.kind === 'one' ? (
          <ul className="choices">
            {filter.options.map((option) => (
              <li key={option.href}>
                <a href={option.href} aria-current={option.isChosen || undefined}>
                  {option.label}
                  {option.isChosen && <Icon name="check" />}
                </a>
              </li>
            ))}
          </ul>
        ) : (
          <form action={action} method="get" autoComplete="off">
            <HiddenFields fields={filter.kept} />
            {/* Tells the server that the filters' form was sent, whatever is chosen. */}
            {name !== 'c' && !filter.kept.some(([key]) => key === 'c') && <input type="hidden" name="c" value="" />}
            <ChoiceList name={name} label={label} options={filter.options} max={filter.max} />
            <div className="filter-foot">
              <button type="submit" className="button">
                {words.apply}
              </button>
            </div>
          </form>
        )}
      </div>
    </details>
  )
}
