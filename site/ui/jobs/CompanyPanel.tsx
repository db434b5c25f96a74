import type { JobDetailView } from '../view.ts'
import { useWords } from '../words.ts'
import { CompanyMark } from './CompanyMark.tsx'

/** The company behind a job: what it does, how large it is, and its other jobs. */
export function CompanyPanel({ job, level }: { job: JobDetailView; level: 2 | 3 }) {
  const words = useWords()
  const Title = `h${level}` as const
  const { card, company } = job
  return (
    <section className="company-panel">
      <Title>{words.company}</Title>
      <div className="company-name">
        <CompanyMark id={card.companyId} />
        <div>
          <a href={company.href}>{card.company}</a>
          <p>{company.openings}</p>
        </div>
      </div>
      <p>{company.about}</p>
      <dl>
        {company.facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <a className="button button-quiet" href={company.href}>
        {words.seeCompany}
      </a>
    </section>
  )
}
