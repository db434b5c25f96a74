import {
  benefits,
  buildCategoryUrl,
  categories,
  jobIdFromUrl,
  jobLevels,
  type Language,
  locations,
  loginUrl,
  pagePath,
  typesOfWorking,
} from '@jobsite/shell/core'
import { companyById } from '../backend/fixtures/companies.ts'
import { type Job, jobById } from '../backend/fixtures/jobs.ts'
import { skillNames } from '../backend/fixtures/skillNames.ts'
import { jobFunctionGroup } from '../backend/jobFunctionGroup.ts'
import { jobUrl } from '../backend/jobUrl.ts'
import { searchJobs } from '../backend/searchJobs.ts'
import { text } from '../bilingual.ts'
import type { ContentOf } from '../web/pageContext.ts'
import { companyUrl } from './companyContent.ts'
import { dutiesOf } from './duties.ts'
import { formatSalary, jobCard, namesOf } from './jobCard.ts'

const WORDS = {
  apply: text('Nộp đơn', 'Apply now'),
  applyWithLogin: text('Đăng nhập để nộp đơn', 'Log in to apply'),
  duties: text('Mô tả công việc', 'What you will do'),
  needs: text('Yêu cầu công việc', 'What you bring'),
  facts: text('Thông tin việc làm', 'About the job'),
  benefits: text('Phúc lợi', 'Benefits'),
  company: text('Về công ty', 'About the company'),
  similar: text('Việc làm tương tự', 'Similar jobs'),
  none: text('Chưa có việc làm tương tự.', 'No similar jobs yet.'),
  place: text('Nơi làm việc', 'Location'),
  level: text('Cấp bậc', 'Level'),
  type: text('Hình thức', 'Type'),
  trade: text('Ngành nghề', 'Category'),
  salary: text('Mức lương', 'Salary'),
  skills: text('Kỹ năng', 'Skills'),
  number: text('Mã việc làm', 'Job number'),
}

const SIMILAR = 3
const SHOWN_BENEFITS = [1, 2, 3, 4]

/** A job's own page, by the id at the end of its address. */
export const jobContent: ContentOf = (context) => {
  const { path, language, account, config, now } = context
  const job = path.lastIndexOf('/') === 0 ? jobById(jobIdFromUrl(path)) : undefined
  if (!job) return null
  const card = jobCard(job, language, now)
  const company = companyById(job.companyId)
  const duties = dutiesOf(job, language)
  const apply = account
    ? { label: WORDS.apply[language], href: `${applyPath(language)}?job=${job.id}` }
    : {
        label: WORDS.applyWithLogin[language],
        href: loginUrl(config, language, { redirectUrl: jobUrl(job, language), now: null }),
      }
  const similar = searchJobs({ categoryIds: job.categoryIds.slice(0, 1) }).filter(({ id }) => id !== job.id)
  return {
    title: `${card.title} – ${card.company}`,
    description:
      language === 'vi'
        ? `${card.company} tuyển ${card.title} tại ${card.place}. Mức lương: ${card.salary}.`
        : `${card.company} is hiring: ${card.title} in ${card.place}. Salary: ${card.salary}.`,
    canonical: jobUrl(job, language),
    jobFunctionGroup: jobFunctionGroup(job),
    view: {
      heading: card.title,
      lead: card.company,
      meta: [card.place, card.salary, card.posted.text, ...(card.urgent ? [card.urgent] : [])],
      actions: [apply],
      blocks: [
        { kind: 'facts', heading: WORDS.facts[language], facts: factsOf(job, language) },
        { kind: 'prose', heading: WORDS.duties[language], paragraphs: [], list: duties.tasks },
        { kind: 'prose', heading: WORDS.needs[language], paragraphs: [], list: duties.needs },
        {
          kind: 'prose',
          heading: WORDS.benefits[language],
          paragraphs: [],
          list: SHOWN_BENEFITS.map((id) => namesOf(benefits, [id], language)),
        },
        ...(company
          ? [
              {
                kind: 'cards' as const,
                heading: WORDS.company[language],
                cards: [{ title: company.name, text: company.about[language], href: companyUrl(company, language) }],
              },
            ]
          : []),
        {
          kind: 'jobs',
          heading: WORDS.similar[language],
          jobs: similar.slice(0, SIMILAR).map((row) => jobCard(row, language, now)),
          empty: WORDS.none[language],
          more: categoryLink(job, language),
        },
      ],
    },
  }
}

const applyPath = (language: Language): string =>
  language === 'vi' ? '/ung-tuyen-nhieu-viec-lam' : '/apply-multiple-jobs'

function factsOf(job: Job, language: Language): (readonly [string, string])[] {
  return [
    [WORDS.place[language], namesOf(locations, job.locationIds, language)],
    [WORDS.salary[language], formatSalary(job.salary, language)],
    [WORDS.level[language], namesOf(jobLevels, [job.levelId], language)],
    [WORDS.type[language], namesOf(typesOfWorking, [job.typeId], language)],
    [WORDS.trade[language], namesOf(categories, job.categoryIds, language)],
    [WORDS.skills[language], skillNames(job.skills, language).join(', ')],
    [WORDS.number[language], String(job.id)],
  ]
}

function categoryLink(job: Job, language: Language) {
  const category = categories.find(({ id }) => id === job.categoryIds[0])
  const name = category ? namesOf([category], [category.id], language) : ''
  return {
    label: language === 'vi' ? `Xem tất cả việc làm ${name}`.trim() : `See all ${name} jobs`.replace('  ', ' '),
    href: category ? buildCategoryUrl(category, language) : pagePath('searchResult', language),
  }
}
