import { loginUrl } from '@jobsite/shell/core'
import { type Job, jobById } from '../backend/fixtures/jobs.ts'
import { searchJobs } from '../backend/searchJobs.ts'
import { type Bilingual, text } from '../bilingual.ts'
import type { ContentOf, PageContext } from '../web/pageContext.ts'
import { applyContent } from './applyContent.ts'
import { formatJobCount } from './format.ts'
import { jobBlock } from './jobCard.ts'

interface JobListPage {
  readonly heading: Bilingual
  readonly description: Bilingual
  readonly empty?: Bilingual
  readonly jobs: (context: PageContext) => Job[]
  /** A word to visitors who are not logged in. */
  readonly invitation?: Bilingual
  /** One job alone is applied for here. */
  readonly applies?: true
}

const MANAGER_LEVELS = [7, 3]
const FEATURED_FROM = 2000
const RECOMMENDED = 10

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
    heading: text('Việc làm gợi ý cho bạn', 'Recommended jobs'),
    description: text('Việc làm mới, hợp với điều bạn tìm.', 'New jobs that fit what you look for.'),
    invitation: text('Đăng nhập để nhận gợi ý theo hồ sơ của bạn.', 'Log in for jobs that fit your profile.'),
    jobs: ({ account }) =>
      searchJobs(account?.jobTitle ? { keyword: lastWords(account.jobTitle) } : {}).slice(0, RECOMMENDED),
    empty: text('Chưa có việc làm khớp với chức danh trong hồ sơ.', 'No job fits the title in your profile yet.'),
  },
  'ung-tuyen-nhieu-viec-lam': {
    heading: text('Ứng tuyển nhiều việc làm', 'Apply to several jobs'),
    description: text('Nộp một hồ sơ vào nhiều việc làm.', 'Send one resume to several jobs.'),
    invitation: text('Đăng nhập để nộp đơn.', 'Log in to apply.'),
    applies: true,
    jobs: ({ query }) => query.getAll('job').flatMap((id) => jobById(id) ?? []),
    empty: text('Bạn chưa chọn việc làm nào để ứng tuyển.', 'You have not chosen a job to apply to.'),
  },
  'theo-doi-ty-le-canh-tranh-cua-toi': {
    heading: text('Theo dõi tỷ lệ cạnh tranh của tôi', 'Track my competitive rate'),
    description: text(
      'So sánh hồ sơ của bạn với các ứng viên khác của cùng việc làm.',
      'Compare your resume with those of others who applied to the same job.',
    ),
    invitation: text('Đăng nhập để xem tỷ lệ của bạn.', 'Log in to see your rate.'),
    jobs: () => [],
    empty: text('Nộp đơn vào một việc làm để xem tỷ lệ cạnh tranh.', 'Apply to a job to see your competitive rate.'),
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
  const [only, ...others] = found
  if (row.applies && account && only && others.length === 0) return applyContent(context, only)
  const href = loginUrl(config, language, { redirectUrl: url, now: null })
  const invites = row.invitation !== undefined && !account
  return {
    description: row.description,
    view: {
      heading: row.heading,
      lead: found.length > 0 ? formatJobCount(found.length, language) : row.description,
      ...(invites && { actions: [{ label: text('Đăng nhập', 'Log in'), href }] }),
      blocks: [
        ...(invites ? [{ kind: 'notice' as const, text: row.invitation }] : []),
        jobBlock(found, context, { empty: row.empty ?? text('Chưa có việc làm nào.', 'No jobs yet.') }),
      ],
    },
  }
}
