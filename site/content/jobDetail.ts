import {
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
import { inLanguage, type Localizable, text } from '../bilingual.ts'
import type { JobDetailView } from '../ui/view.ts'
import type { PageContext } from '../web/pageContext.ts'
import { companyUrl } from './companyUrl.ts'
import { formatCount, formatJobCount } from './format.ts'
import { formatSalary, jobCard, namesOf } from './jobCard.ts'
import { jobSections } from './jobSections.ts'
import type { Fact } from './views.ts'

/** A job in full, for anyone who is logged in. */
export function jobDetail(job: Job, { language, account, config, now }: Who) {
  const card = jobCard(job, language, now)
  const company = companyById(job.companyId)
  const path = applyUrl([job], language)
  const hasApplied = account?.appliedJobs.includes(job.id) === true
  const detail: Localizable<JobDetailView> = {
    card,
    apply: {
      label: hasApplied ? text('Xem đơn đã nộp', 'See your application') : text('Nộp đơn', 'Apply now'),
      href: account ? path : loginUrl(config, language, { redirectUrl: path, now: null }),
    },
    ...(hasApplied && { applied: text('Bạn đã nộp đơn vào việc làm này.', 'You have applied for this job.') }),
    facts: factsOf(job, language),
    sections: jobSections(job, language, now),
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
  return inLanguage(detail, language)
}

/** Context of a job's view. */
type Who = Pick<PageContext, 'language' | 'account' | 'config' | 'now'>

/** The URL of the form to apply with, for one job or several. */
export function applyUrl(jobs: readonly Job[], language: Language): string {
  const path = language === 'vi' ? '/ung-tuyen-nhieu-viec-lam' : '/apply-multiple-jobs'
  return `${path}?${jobs.map(({ id }) => `job=${id}`).join('&')}`
}

/** Summary of a company. */
export function companyFacts(company: Company, language: Language): Fact[] {
  return [
    [text('Lĩnh vực', 'Industry'), namesOf(industries, [company.industryId], language)],
    [text('Trụ sở', 'Head office'), namesOf(locations, [company.locationId], language)],
    [text('Quy mô', 'Size'), `${formatSize(company.size, language)} ${text('người', 'people')[language]}`],
    [text('Thành lập', 'Founded'), String(company.founded)],
  ]
}

const formatSize = ([from, to]: Company['size'], language: Language): string =>
  to === undefined ? `${formatCount(from, language)}+` : `${formatCount(from, language)}–${formatCount(to, language)}`

function factsOf(job: Job, language: Language): Fact[] {
  return [
    [text('Mức lương', 'Salary'), formatSalary(job.salary, language)],
    [text('Nơi làm việc', 'Location'), namesOf(locations, job.locationIds, language)],
    [text('Cấp bậc', 'Level'), namesOf(jobLevels, [job.levelId], language)],
    [text('Hình thức', 'Job type'), namesOf(typesOfWorking, [job.typeId], language)],
    [text('Ngành nghề', 'Category'), namesOf(categories, job.categoryIds, language)],
    [text('Mã việc làm', 'Job ID'), String(job.id)],
  ]
}
