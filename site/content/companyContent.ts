import { benefits, categories, type Language, locations } from '@jobsite/shell/core'
import { type Company, companies, companyById } from '../backend/fixtures/companies.ts'
import type { Job } from '../backend/fixtures/jobs.ts'
import { industries } from '../backend/fixtures/meta.ts'
import { searchJobs } from '../backend/searchJobs.ts'
import { type Localizable, text } from '../bilingual.ts'
import type { CompanyCardView, JobGroupView } from '../ui/view.ts'
import type { ContentOf, PageContext } from '../web/pageContext.ts'
import { followForm } from './accountForms.ts'
import { companyUrl } from './companyUrl.ts'
import { formatJobCount } from './format.ts'
import { jobCard, namesOf } from './jobCard.ts'
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
      blocks: [
        { kind: 'facts', heading: text('Thông tin công ty', 'Company facts'), facts: companyFacts(company, language) },
        { kind: 'prose', heading: text('Làm việc tại đây', 'Working here'), paragraphs: [company.story] },
        {
          kind: 'ticks',
          isAside: true,
          heading: text('Phúc lợi', 'Benefits'),
          items: company.benefitIds.map((id) => namesOf(benefits, [id], language)),
        },
        {
          kind: 'jobGroups',
          heading: `${text('Vị trí đang tuyển', 'Open positions')[language]} (${openings.length})`,
          empty: text('Công ty chưa có vị trí đang tuyển.', 'The company has no open position.'),
          groups: byField(openings, context),
        },
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

/** Jobs by their first category, the field with the most jobs first. */
function byField(jobs: readonly Job[], { language, now }: PageContext): JobGroupView[] {
  const fields = new Map<number, Job[]>()
  for (const job of jobs) {
    const [id = 0] = job.categoryIds
    fields.set(id, [...(fields.get(id) ?? []), job])
  }
  return [...fields]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([id, rows]) => ({
      heading: `${namesOf(categories, [id], language)} (${rows.length})`,
      jobs: rows.map((job) => jobCard(job, language, now)),
    }))
}
