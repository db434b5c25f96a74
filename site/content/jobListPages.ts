import { loginUrl } from '@jobsite/shell/core'
import { type Job, jobById } from '../backend/fixtures/jobs.ts'
import { searchJobs } from '../backend/searchJobs.ts'
import { type Bilingual, text } from '../bilingual.ts'
import type { ContentOf, PageContext } from '../web/pageContext.ts'
import { applyContent } from './applyContent.ts'
import { formatJobCount } from './format.ts'
import { jobBlock, jobCard } from './jobCard.ts'
import { urlOf } from './urlOf.ts'
import type { Block } from './views.ts'

interface JobListPage {
  readonly heading: Bilingual
  readonly description: Bilingual
  readonly empty?: Bilingual
  readonly jobs: (context: PageContext) => Job[]
  /** A word to visitors who are not logged in. */
  readonly invitation?: Bilingual
  /** Says how many seekers have applied to each job, instead of what lists say. */
  readonly countsApplicants?: true
  /** A seeker applies to the jobs here. */
  readonly applies?: true
}

const MANAGER_LEVELS = [7, 3]
const FEATURED_FROM = 2000
const RECOMMENDED = 10
const NEWEST = 3
const MAX_CHOSEN = 20

/** Pages that are a list of jobs, by their Vietnamese path. */
const ROWS: Readonly<Record<string, JobListPage>> = {
  'viec-lam-quan-ly': {
    heading: text('Việc làm quản lý', 'Management jobs'),
    description: text('Việc làm từ trưởng phòng đến giám đốc.', 'Jobs for managers and directors.'),
    jobs: () => searchJobs({ levelIds: MANAGER_LEVELS }),
  },
  'viec-lam-tot-nhat': {
    heading: text('Việc làm tốt nhất', 'Featured jobs'),
    description: text(
      'Việc làm lương từ 2.000 đô la Mỹ mỗi tháng.',
      'Jobs that pay 2,000 US dollars a month and more.',
    ),
    jobs: () => searchJobs({}).filter(({ salary }) => (salary?.[1] ?? 0) >= FEATURED_FROM),
  },
  'viec-lam-goi-y': {
    heading: text('Việc làm dành cho bạn', 'Jobs for you'),
    description: text('Việc làm theo chức danh trong hồ sơ của bạn.', 'Jobs that fit the title in your profile.'),
    invitation: text(
      'Đăng nhập để nhận gợi ý theo hồ sơ của bạn. Dưới đây là việc làm mới nhất.',
      'Log in for jobs that fit your profile. Below are the newest jobs.',
    ),
    jobs: ({ account }) =>
      searchJobs(account?.jobTitle ? { keyword: lastWords(account.jobTitle) } : {}).slice(0, RECOMMENDED),
    empty: text('Chưa có việc làm khớp với chức danh trong hồ sơ.', 'No job fits the title in your profile yet.'),
  },
  'ung-tuyen-nhieu-viec-lam': {
    heading: text('Nộp đơn vào nhiều việc làm', 'Apply for several jobs'),
    description: text('Nộp đơn vào nhiều việc làm cùng lúc.', 'Apply for several jobs at once.'),
    invitation: text('Đăng nhập để nộp đơn.', 'Log in to apply.'),
    applies: true,
    jobs: ({ query }) => [...new Set(query.getAll('job'))].slice(0, MAX_CHOSEN).flatMap((id) => jobById(id) ?? []),
    empty: text('Bạn chưa chọn việc làm nào để nộp đơn.', 'You have not chosen a job to apply for.'),
  },
  'theo-doi-ty-le-canh-tranh-cua-toi': {
    heading: text('Theo dõi tỷ lệ cạnh tranh của tôi', 'Track my competitive rate'),
    description: text('Theo dõi các việc làm bạn đã nộp đơn.', 'Track the jobs that you applied for.'),
    invitation: text('Đăng nhập để theo dõi các đơn đã nộp.', 'Log in to track your applications.'),
    jobs: ({ account }) => (account?.appliedJobs ?? []).flatMap((id) => jobById(String(id)) ?? []),
    empty: text('Nộp đơn vào một việc làm để theo dõi ở đây.', 'Apply for a job to track it here.'),
    countsApplicants: true,
  },
}

const lastWords = (title: string): string => title.split(' ').slice(-2).join(' ')

/** The pages that are a list of jobs. */
export const jobListPages: Readonly<Record<string, ContentOf>> = Object.fromEntries(
  Object.entries(ROWS).map(([path, row]) => [path, (context: PageContext) => jobListContent(row, context)]),
)

function jobListContent(row: JobListPage, context: PageContext): ReturnType<ContentOf> {
  const { language, account, config, url } = context
  const found = row.jobs(context)
  if (row.applies && account && found.length > 0) return applyContent(context, found)
  const href = loginUrl(config, language, { redirectUrl: url, now: null })
  const invites = row.invitation !== undefined && !account
  return {
    description: row.description,
    // What a page has for a visitor who is not logged in is on other pages, too.
    noIndex: row.invitation !== undefined,
    view: {
      heading: row.heading,
      lead: invites ? row.invitation : found.length > 0 ? formatJobCount(found.length, language) : row.description,
      actions: [
        ...(invites ? [{ label: text('Đăng nhập', 'Log in'), href }] : []),
        ...(found.length === 0 ? [{ label: text('Tìm việc làm', 'Find jobs'), href: urlOf('searchResult') }] : []),
      ],
      blocks: [
        ...(found.length > 0 || !invites
          ? [
              row.countsApplicants && found.length > 0
                ? competition(found, context)
                : jobBlock(found, context, { empty: row.empty ?? text('Chưa có việc làm nào.', 'No jobs yet.') }),
            ]
          : []),
        // A page without jobs goes on with those that are new.
        ...(found.length === 0
          ? [
              jobBlock(searchJobs({}).slice(0, NEWEST), context, {
                heading: text('Việc làm mới nhất', 'Newest jobs'),
              }),
            ]
          : []),
      ],
    },
  }
}

/** The seeker's applications, each with those of others. */
const competition = (jobs: readonly Job[], { applicantsOf, language, now }: PageContext): Block => ({
  kind: 'rows',
  empty: '',
  rows: jobs.map((job) => {
    const { title, company, href } = jobCard(job, language, now)
    const others = applicantsOf(job.id) - 1
    return {
      title: `${title} – ${company}`,
      href,
      text:
        others > 0
          ? text(
              `Bạn và ${others} ứng viên khác`,
              `You and ${others} other ${others === 1 ? 'applicant' : 'applicants'}`,
            )
          : text('Bạn là ứng viên đầu tiên', 'You are the first applicant'),
      forms: [],
    }
  }),
})
