import {
  buildCategoryUrl,
  categories,
  jobIdFromUrl,
  type Language,
  locations,
  nameIn,
  pagePath,
} from '@jobsite/shell/core'
import { companyById } from '../backend/fixtures/companies.ts'
import { type Job, jobById } from '../backend/fixtures/jobs.ts'
import { jobFunctionGroup } from '../backend/jobFunctionGroup.ts'
import { jobUrl } from '../backend/jobUrl.ts'
import { postedOn } from '../backend/postedOn.ts'
import { searchJobs } from '../backend/searchJobs.ts'
import { text } from '../bilingual.ts'
import type { JobDetailView } from '../ui/view.ts'
import type { ContentOf, PageContext } from '../web/pageContext.ts'
import { jobBlock } from './jobCard.ts'
import { jobDetail } from './jobDetail.ts'
import { closingDay } from './jobSections.ts'

const SIMILAR = 3

/** schema.org employment types by id. */
const EMPLOYMENT_TYPES: Readonly<Record<number, string>> = {
  1: 'FULL_TIME',
  2: 'PART_TIME',
  3: 'INTERN',
  4: 'CONTRACTOR',
  5: 'TEMPORARY',
}

/** A job's own page, by the id at the end of its URL. */
export const jobContent: ContentOf = (context) => {
  const { path, language } = context
  const job = path.lastIndexOf('/') === 0 ? jobById(jobIdFromUrl(path)) : undefined
  if (!job) return null
  const detail = jobDetail(job, context)
  const { card } = detail
  const similar = searchJobs({ categoryIds: job.categoryIds.slice(0, 1) }).filter(({ id }) => id !== job.id)
  const description =
    language === 'vi'
      ? `${card.company} tuyển ${card.title} tại ${card.place}. Mức lương: ${card.salary}.`
      : `${card.company} is hiring: ${card.title} in ${card.place}. Salary: ${card.salary}.`
  return {
    title: `${card.title} – ${card.company}`,
    description,
    canonical: jobUrl(job, language),
    jobFunctionGroup: jobFunctionGroup(job),
    structuredData: [jobPosting(job, detail, context)],
    picture: { of: 'job', id: job.id, alt: `${card.title}, ${card.company}: ${card.salary}, ${card.place}` },
    view: {
      heading: card.title,
      crumb: card.title,
      job: detail,
      blocks: [
        jobBlock(similar.slice(0, SIMILAR), context, {
          heading: text('Việc làm tương tự', 'Similar jobs'),
          empty: text('Chưa có việc làm tương tự.', 'No similar jobs yet.'),
          ...(similar.length > 0 && { more: categoryLink(job, language) }),
        }),
      ],
    },
  }
}

/** The job in the words of schema.org. */
function jobPosting(job: Job, detail: JobDetailView, { language, now, config }: PageContext): object {
  const posted = postedOn(job, now)
  const escaped = (words: string): string => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const description = detail.sections.map(
    ({ heading, text = '', items }) =>
      `<h2>${escaped(heading)}</h2>${text && `<p>${escaped(text)}</p>`}<ul>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`,
  )
  const company = companyById(job.companyId)
  return {
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title: detail.card.title,
    description: description.join(''),
    identifier: { '@type': 'PropertyValue', name: config.siteName, value: String(job.id) },
    datePosted: posted,
    validThrough: `${closingDay(job, now)}T23:59:59+07:00`,
    employmentType: EMPLOYMENT_TYPES[job.typeId] ?? 'OTHER',
    directApply: true,
    inLanguage: language,
    url: config.siteOrigin + jobUrl(job, language),
    hiringOrganization: {
      '@type': 'Organization',
      name: company?.name ?? config.siteName,
      sameAs: config.siteOrigin + detail.company.href,
    },
    jobLocation: job.locationIds.map((id) => ({
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: nameIn(
          locations.find((row) => row.id === id),
          language,
        ),
        addressCountry: 'VN',
      },
    })),
    ...(job.salary && {
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'USD',
        value: { '@type': 'QuantitativeValue', minValue: job.salary[0], maxValue: job.salary[1], unitText: 'MONTH' },
      },
    }),
  }
}

function categoryLink(job: Job, language: Language) {
  const category = categories.find(({ id }) => id === job.categoryIds[0])
  const name = category ? nameIn(category, language) : ''
  return {
    label: language === 'vi' ? `Xem tất cả việc làm ${name}`.trim() : `See all ${name} jobs`.replace('  ', ' '),
    href: category ? buildCategoryUrl(category, language) : pagePath('searchResult', language),
  }
}
