import {
  benefits,
  buildSearchUrl,
  categories,
  jobLevels,
  type Language,
  locations,
  loginUrl,
  typesOfWorking,
} from '@jobsite/shell/core'
import { type Company, companyById } from '../backend/fixtures/companies.ts'
import type { Job } from '../backend/fixtures/jobs.ts'
import { industries } from '../backend/fixtures/meta.ts'
import { skillNames } from '../backend/fixtures/skillNames.ts'
import { searchJobs } from '../backend/searchJobs.ts'
import { text } from '../bilingual.ts'
import type { Fact, JobDetailView } from '../ui/view.ts'
import type { PageContext } from '../web/pageContext.ts'
import { companyUrl } from './companyUrl.ts'
import { dutiesOf } from './duties.ts'
import { formatCount, formatJobCount } from './format.ts'
import { formatSalary, jobCard, namesOf } from './jobCard.ts'

const WORDS = {
  apply: text('Nộp đơn', 'Apply now'),
  applyAgain: text('Xem đơn đã nộp', 'See your application'),
  applied: text('Bạn đã nộp đơn vào việc làm này.', 'You have applied to this job.'),
  place: text('Nơi làm việc', 'Location'),
  level: text('Cấp bậc', 'Level'),
  type: text('Hình thức', 'Job type'),
  category: text('Ngành nghề', 'Category'),
  salary: text('Mức lương', 'Salary'),
  number: text('Mã việc làm', 'Job ID'),
  industry: text('Lĩnh vực', 'Industry'),
  office: text('Trụ sở', 'Head office'),
  size: text('Quy mô', 'Size'),
  people: text('người', 'people'),
}

/** Benefits by id, of which every job has four. */
const BENEFITS = [1, 2, 3, 4, 7, 9, 10, 12]
const BENEFITS_SHOWN = 4

/** A job in full, for anyone who is logged in. */
export function jobDetail(job: Job, { language, account, config, now }: Who): JobDetailView {
  const card = jobCard(job, language, now)
  const company = companyById(job.companyId)
  const { tasks, needs } = dutiesOf(job, language)
  const path = applyUrl(job, language)
  const hasApplied = account?.appliedJobs.has(job.id) === true
  return {
    card,
    apply: {
      label: (hasApplied ? WORDS.applyAgain : WORDS.apply)[language],
      href: account ? path : loginUrl(config, language, { redirectUrl: path, now: null }),
    },
    ...(hasApplied && { applied: WORDS.applied[language] }),
    facts: factsOf(job, language),
    tasks,
    needs,
    benefits: benefitsOf(job).map((id) => namesOf(benefits, [id], language)),
    skills: skillNames(job.skills, language).map((skill) => ({
      label: skill,
      href: buildSearchUrl({ keyword: skill }, language),
    })),
    company: {
      href: company ? companyUrl(company, language) : '',
      about: company?.about[language] ?? '',
      facts: company ? companyFacts(company, language) : [],
      openings: formatJobCount(searchJobs({ companyId: job.companyId }).length, language),
    },
  }
}

/** Context of a job's view. */
type Who = Pick<PageContext, 'language' | 'account' | 'config' | 'now'>

/** The URL of the form to apply with. */
export function applyUrl(job: Job, language: Language): string {
  return `${language === 'vi' ? '/ung-tuyen-nhieu-viec-lam' : '/apply-multiple-jobs'}?job=${job.id}`
}

/** Summary of a company. */
export function companyFacts(company: Company, language: Language): Fact[] {
  return [
    [WORDS.industry[language], namesOf(industries, [company.industryId], language)],
    [WORDS.office[language], namesOf(locations, [company.locationId], language)],
    [WORDS.size[language], `${formatSize(company.size, language)} ${WORDS.people[language]}`],
  ]
}

const formatSize = ([from, to]: Company['size'], language: Language): string =>
  to === undefined ? `${formatCount(from, language)}+` : `${formatCount(from, language)}–${formatCount(to, language)}`

function factsOf(job: Job, language: Language): Fact[] {
  return [
    [WORDS.salary[language], formatSalary(job.salary, language)],
    [WORDS.place[language], namesOf(locations, job.locationIds, language)],
    [WORDS.level[language], namesOf(jobLevels, [job.levelId], language)],
    [WORDS.type[language], namesOf(typesOfWorking, [job.typeId], language)],
    [WORDS.category[language], namesOf(categories, job.categoryIds, language)],
    [WORDS.number[language], String(job.id)],
  ]
}

/** Four benefits, other ones for other jobs. */
const benefitsOf = (job: Job): number[] =>
  BENEFITS.map((_, index) => BENEFITS[(index + job.id) % BENEFITS.length] ?? 0).slice(0, BENEFITS_SHOWN)
