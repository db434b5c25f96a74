import { Chips } from './Chips.tsx'
import { SearchBox } from './SearchBox.tsx'
import type { PageView, SearchView } from './view.ts'

/** The top of the home page: what the site is for, its search, and what is searched for most. */
export function Hero({ view, search }: { view: PageView; search: SearchView }) {
  const { heading, lead, popular } = view
  return (
    <div className="hero">
      <div className="page-width">
        <div className="hero-words">
          <h1>{heading}</h1>
          {lead && <p className="page-lead">{lead}</p>}
        </div>
        <div className="hero-search">
          <SearchBox search={search} />
          {popular && (
            <nav className="popular" aria-label={popular.label}>
              <p>{popular.label}</p>
              <Chips links={popular.links} />
            </nav>
          )}
        </div>
      </div>
    </div>
  )
}
