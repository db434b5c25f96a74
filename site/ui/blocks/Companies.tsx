import { Icon } from '../Icon.tsx'
import { CompanyMark } from '../jobs/CompanyMark.tsx'
import type { CompanyCardView } from '../view.ts'

interface CompaniesProps {
  companies: readonly CompanyCardView[]
  isSection: boolean
}

/** Companies as cards with their logos; each card is one link. */
export function Companies({ companies, isSection }: CompaniesProps) {
  const Title = isSection ? 'h3' : 'h2'
  return (
    <ul className="cards">
      {companies.map(({ id, name, href, about, industry, place, openings }) => (
        <li key={id} className="card company-card">
          <div className="company-name">
            <CompanyMark id={id} />
            <div>
              <Title>
                <a href={href}>{name}</a>
              </Title>
              <p>{industry}</p>
            </div>
          </div>
          <p>{about}</p>
          <p className="card-meta">
            <span>
              <Icon name="pin" />
              {place}
            </span>
            <span className="company-openings">{openings}</span>
          </p>
        </li>
      ))}
    </ul>
  )
}
