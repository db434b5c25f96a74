import { BlockView } from './blocks/BlockView.tsx'
import { FormBlock } from './blocks/FormBlock.tsx'
import { Hero } from './Hero.tsx'
import { Icon } from './Icon.tsx'
import { CompanyCover, CompanyMark } from './jobs/CompanyMark.tsx'
import { JobPage } from './jobs/JobPage.tsx'
import { Results } from './results/Results.tsx'
import { SearchBox } from './SearchBox.tsx'
import { SectionNav } from './SectionNav.tsx'
import type { PageView } from './view.ts'

/** Content between header and footer. */
export function Page({ view, origin }: { view: PageView; origin: string }) {
  const hasBody = view.results !== undefined || view.job !== undefined
  return (
    <div className="page" data-layout={view.layout ?? (view.nav && 'section')}>
      {view.message && (
        <div className="page-width page-message">
          {/* biome-ignore lint/a11y/noAutofocus: the page after a form begins with what it did */}
          <p role="status" tabIndex={-1} autoFocus>
            <Icon name="check" />
            {view.message}
          </p>
        </div>
      )}
      <PageTop view={view} origin={origin} />
      {view.nav && <SectionNav {...view.nav} />}
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
  const { heading, lead, search, meta = [], actions = [], forms = [], companyId, done } = view
  return (
    <div className="page-head" data-company={companyId && ''}>
      {companyId !== undefined && <CompanyCover id={companyId} />}
      <div className="page-width">
        <div className="page-title">
          {companyId !== undefined && <CompanyMark id={companyId} size={88} />}
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
        {actions.length + forms.length > 0 && (
          <div className="page-actions">
            {forms.map((form) => (
              <FormBlock key={form.action} form={form} />
            ))}
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
