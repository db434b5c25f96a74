import { type Language, locations } from '@jobsite/shell/core'
import { type Company, companies, companyById } from '../backend/fixtures/companies.ts'
import { industries } from '../backend/fixtures/meta.ts'
import { searchJobs } from '../backend/searchJobs.ts'
import { type Localizable, text } from '../bilingual.ts'
import type { CompanyCardView } from '../ui/view.ts'
import type { ContentOf } from '../web/pageContext.ts'
import { followForm } from './accountForms.ts'
import { companyUrl } from './companyUrl.ts'
import { formatJobCount } from './format.ts'
import { jobBlock, namesOf } from './jobCard.ts'
import { companyFacts } from './jobDetail.ts'

const OTHERS = 4

/** Below which URLs companies are found, in both languages. */
const PARENTS = ['/nha-tuyen-dung/', '/companies/', '/tim-viec-lam/nha-tuyen-dung/', '/job-search/employer/']

/** A company as lists show it. */
export const companyCard = (company: Company, language: Language): Localizable<CompanyCardView> => ({
  id: company.id,
  name: company.name,
  href: companyUrl(company, language),
  about: company.about,
  industry: namesOf(industries, [company.industryId], language),
  place: namesOf(locations, [company.locationId], language),
  openings: formatJobCount(searchJobs({ companyId: company.id }).length, language),
})

/** Every company as a card, those with the most open positions first. */
export function companyCards(language: Language): Localizable<CompanyCardView>[] {
  const openings = (company: Company): number => searchJobs({ companyId: company.id }).length
  return companies.toSorted((a, b) => openings(b) - openings(a)).map((company) => companyCard(company, language))
}

/** A company's own page, by the id in its URL. */
export const companyContent: ContentOf = (context) => {
  const { path, language } = context
  const parent = PARENTS.find((start) => path.startsWith(start))
  const id = parent === undefined ? undefined : /^(?:[^/]*-)?e(\d{7})-(?:vn|en)$/.exec(path.slice(parent.length))?.[1]
  const company = id === undefined ? undefined : companyById(Number(id))
  if (!company) return null
  const openings = searchJobs({ companyId: company.id })
  return {
    description: `${company.name}: ${company.about[language]}`,
    canonical: companyUrl(company, language),
    picture: { of: 'company', id: company.id, alt: `${company.name}: ${company.about[language]}` },
    view: {
      heading: company.name,
      lead: company.about,
      crumb: company.name,
      companyId: company.id,
      forms: [followForm(context, company)],
      meta: companyFacts(company, language).map(([, value]) => value),
      blocks: [
        jobBlock(openings, context, {
          heading: `${text('Vị trí đang tuyển', 'Open positions')[language]} (${openings.length})`,
          empty: text('Công ty chưa có vị trí đang tuyển.', 'The company has no open position.'),
        }),
        {
          kind: 'companies',
          heading: text('Công ty khác đang tuyển', 'Other companies that are hiring'),
          companies: companyCards(language)
            .filter((card) => card.id !== company.id)
            .slice(0, OTHERS),
        },
      ],
    },
  }
}
