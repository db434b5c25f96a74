import { useId, useRef, useState } from 'react'
import { HiddenFields } from './HiddenFields.tsx'
import { Icon } from './Icon.tsx'
import { ChoiceList } from './results/ChoiceList.tsx'
import { useClosingDetails } from './results/useClosingDetails.ts'
import type { SearchView } from './view.ts'
import { useWords } from './words.ts'

/** The page's own search. Renders a `<form role="search">` that is a plain GET. */
export function SearchBox({ search }: { search: SearchView }) {
  const id = useId()
  const { locations } = search
  return (
    // What the browser would restore on going back, the page would not show.
    // biome-ignore lint/a11y/useSemanticElements: a form that is the search landmark itself
    <form className="search-box" role="search" aria-label={search.name} action={search.action} autoComplete="off">
      <HiddenFields fields={search.kept} />
      <div className="search-field">
        <label htmlFor={`${id}q`}>{search.label}</label>
        <input id={`${id}q`} name="q" type="search" placeholder={search.placeholder} defaultValue={search.value} />
      </div>
      {locations && <PlaceField locations={locations} />}
      <button className="button" type="submit">
        <Icon name="search" />
        {search.submit}
      </button>
    </form>
  )
}

/** The locations to search in, by the rules of the shell's picker: the top ones first, three at most. */
function PlaceField({ locations }: { locations: NonNullable<SearchView['locations']> }) {
  const words = useWords()
  const box = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const close = useClosingDetails(box)
  return (
    <div className="search-field search-place" ref={box}>
      <span className="search-label" aria-hidden="true">
        {locations.label}
      </span>
      <details className="filter">
        <summary>
          <Icon name="pin" />
          <span className="hidden">{locations.label}: </span>
          <span className="search-chosen">{chosen.length > 0 ? chosen.join(', ') : locations.all}</span>
          <Icon name="chevron" />
        </summary>
        <div className="filter-panel">
          <ChoiceList
            name="l"
            label={locations.label}
            options={locations.options}
            max={locations.max}
            onChange={setChosen}
          />
          <div className="filter-foot">
            <button type="button" className="button" onClick={close}>
              {words.done}
            </button>
          </div>
        </div>
      </details>
    </div>
  )
}
