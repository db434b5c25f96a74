import { type Language, locations, slugify } from '@jobsite/shell/core'
import { type Company, companies, companyById } from '../backend/fixtures/companies.ts'
import { industries } from '../backend/fixtures/meta.ts'
import { searchJobs } from '../backend/searchJobs.ts'
import { text } from '../bilingual.ts'
import type { CardView } from '../ui/view.ts'
import type { ContentOf } from '../web/pageContext.ts'
import { formatJobCount } from './format.ts'
import { jobCard, namesOf } from './jobCard.ts'

const WORDS = {
  facts: text('Thông tin công ty', 'Company facts'),
  industry: text('Lĩnh vực', 'Industry'),
  place: text('Trụ sở', 'Head office'),
  size: text('Quy mô', 'Size'),
  people: text('người', 'people'),
  openings: text('Vị trí đang tuyển', 'Open positions'),
  none: text('Công ty chưa có vị trí đang tuyển.', 'The company has no open position.'),
}

/** Below which addresses companies are found, in both languages. */
const PARENTS = ['/nha-tuyen-dung/', '/companies/', '/tim-viec-lam/nha-tuyen-dung/', '/job-search/employer/']

/** The address of a company's page. */
export function companyUrl(company: Company, language: Language): string {
  const segment = `${slugify(company.name)}-e${company.id}`
  return language === 'vi' ? `/nha-tuyen-dung/${segment}-vn` : `/companies/${segment}-en`
}

/** Every company as a card. */
export function companyCards(language: Language): CardView[] {
  return companies.map((company) => ({
    title: company.name,
    text: company.about[language],
    href: companyUrl(company, language),
    meta: `${namesOf(industries, [company.industryId], language)} · ${formatJobCount(
      searchJobs({ companyId: company.id }).length,
      language,
    )}`,
  }))
}

/** A company's own page, by the id in its address. */
export const companyContent: ContentOf = ({ path, language, now }) => {
  const parent = PARENTS.find((start) => path.startsWith(start))
  const id = parent === undefined ? undefined : /^(?:[^/]*-)?e(\d{7})-(?:vn|en)$/.exec(path.slice(parent.length))?.[1]
  const company = id === undefined ? undefined : companyById(Number(id))
  if (!company) return null
  const place = namesOf(locations, [company.locationId], language)
  return {
    description: `${company.name}: ${company.about[language]}`,
    canonical: companyUrl(company, language),
    view: {
      heading: company.name,
      lead: company.about[language],
      blocks: [
        {
          kind: 'facts',
          heading: WORDS.facts[language],
          facts: [
            [WORDS.industry[language], namesOf(industries, [company.industryId], language)],
            [WORDS.place[language], place],
            [WORDS.size[language], `${company.size} ${WORDS.people[language]}`],
          ],
        },
        {
          kind: 'jobs',
          heading: WORDS.openings[language],
          jobs: searchJobs({ companyId: company.id }).map((job) => jobCard(job, language, now)),
          empty: WORDS.none[language],
        },
      ],
    },
  }
}
