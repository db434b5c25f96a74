import { useId } from 'react'
import type { SearchView } from './view.ts'

/** The page's own search. Renders a `<form role="search">` that is a plain GET. */
export function SearchBox({ search }: { search: SearchView }) {
  const id = useId()
  const { locations } = search
  return (
    // biome-ignore lint/a11y/useSemanticElements: a form that is the search landmark itself
    <form className="search-box" role="search" aria-label={search.name} action={search.action} method="get">
      <div className="search-field">
        <label htmlFor={`${id}q`}>{search.label}</label>
        <input
          id={`${id}q`}
          name="q"
          type="search"
          placeholder={search.placeholder}
          defaultValue={search.value}
          autoComplete="off"
        />
      </div>
      {locations && (
        <div className="search-field search-place">
          <label htmlFor={`${id}l`}>{locations.label}</label>
          <select id={`${id}l`} name="l" defaultValue="">
            <option value="">{locations.all}</option>
            {locations.options.map((option) => (
              <option key={option.id} value={option.id}>
                {option.name}
              </option>
            ))}
          </select>
        </div>
      )}
      <button className="button" type="submit">
        {search.submit}
      </button>
    </form>
  )
}
