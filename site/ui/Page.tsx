import { BlockView } from './blocks/BlockView.tsx'
import { Hero } from './Hero.tsx'
import { CompanyMark } from './jobs/CompanyMark.tsx'
import { JobPage } from './jobs/JobPage.tsx'
import { Results } from './results/Results.tsx'
import { SearchBox } from './SearchBox.tsx'
import type { PageView } from './view.ts'

/** Content between header and footer. */
export function Page({ view, origin }: { view: PageView; origin: string }) {
  const hasBody = view.results !== undefined || view.job !== undefined
  return (
    <div className="page" data-layout={view.layout}>
      <PageTop view={view} origin={origin} />
      {(view.blocks.length > 0 || !hasBody) && (
        <div className="page-width page-blocks" id={hasBody ? undefined : 'below-head'}>
          {view.blocks.map((block, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a page's blocks never change places
            <BlockView key={index} block={block} />
          ))}
        </div>
      )}
    </div>
  )
}

function PageTop({ view, origin }: { view: PageView; origin: string }) {
  const { heading, results, job, hero, search } = view
  if (results) return <Results heading={heading} results={results} />
  if (job) return <JobPage job={job} origin={origin} />
  if (hero && search) return <Hero view={view} search={search} />
  return <PageHead view={view} />
}

function PageHead({ view }: { view: PageView }) {
  const { heading, lead, search, meta = [], actions = [], companyId, done } = view
  return (
    <div className="page-head">
      <div className="page-width">
        <div className="page-title">
          {companyId !== undefined && <CompanyMark id={companyId} size={72} />}
          <h1 data-done={done === undefined ? undefined : ''}>{heading}</h1>
        </div>
        {lead && <p className="page-lead">{lead}</p>}
        {meta.length > 0 && (
          <ul className="page-meta">
            {meta.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        )}
        {search && <SearchBox search={search} />}
        {actions.length > 0 && (
          <div className="page-actions">
            {actions.map(({ label, href }, index) => (
              <a key={href} className={index === 0 ? 'button' : 'button button-quiet'} href={href}>
                {label}
              </a>
            ))}
          </div>
        )}
      </div>
    </div>
  )
}
