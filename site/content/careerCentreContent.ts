import { careerCentreMenu, type Language, type PageName } from '@jobsite/shell/core'
import { companies } from '../backend/fixtures/companies.ts'
import { type Job, jobById } from '../backend/fixtures/jobs.ts'
import { searchJobs } from '../backend/searchJobs.ts'
import { type Bilingual, text } from '../bilingual.ts'
import type { Account } from '../web/accounts.ts'
import type { ContentOf, PageContext } from '../web/pageContext.ts'
import { companyCard } from './companyContent.ts'
import { jobBlock } from './jobCard.ts'
import { profileFacts } from './profileFacts.ts'
import { urlOf } from './urlOf.ts'
import type { Block } from './views.ts'

interface CentrePage {
  readonly heading: Bilingual
  readonly lead: Bilingual
  readonly blocks: (context: PageContext, account: Account) => Block[]
}

const SAVED = 3

const matching = (jobs: readonly Job[], context: PageContext): Block =>
  jobBlock(jobs, context, {
    heading: text('Việc làm mới cho bạn', 'New jobs for you'),
    empty: text('Chưa có việc làm mới.', 'No new jobs yet.'),
  })

const companyList = (heading: Bilingual, count: number, language: Language): Block => ({
  kind: 'companies',
  heading,
  companies: companies.slice(0, count).map((company) => companyCard(company, language)),
})

/** Jobs by id, the one that came last at the top. */
const latestFirst = (ids: ReadonlySet<number>) => [...ids].reverse().flatMap((id) => jobById(id) ?? [])

const summary = ({ resume }: Account): Block => ({
  kind: 'facts',
  heading: text('7 ngày qua', 'The last 7 days'),
  facts: [
    [
      text('Lượt nhà tuyển dụng xem hồ sơ', 'Employers who viewed your resume'),
      String(resume.summary.totalEmployerViews),
    ],
    [text('Việc làm phù hợp với thông báo', 'Jobs that match your alerts'), String(resume.summary.totalJobAlert)],
  ],
})

const sections = (context: PageContext, account: Account): Block => ({
  kind: 'links',
  heading: text('Trong mục này', 'In this section'),
  links: careerCentreMenu({
    config: context.config,
    language: context.language,
    user: { userId: account.userId },
    isShowReferral: true,
  }).map(({ label, href = '' }) => ({ label, href })),
})

const PAGES: Partial<Record<PageName, CentrePage>> = {
  myCareerCenter: {
    heading: text('Quản lý nghề nghiệp', 'My career center'),
    lead: text('Mọi thứ về hồ sơ và việc làm của bạn.', 'Everything about your profile and your jobs.'),
    blocks: (context, account) => [sections(context, account), summary(account)],
  },
  dashboard: {
    heading: text('Tổng quan', 'Dashboard'),
    lead: text('Hồ sơ của bạn trong 7 ngày qua.', 'Your resume over the last 7 days.'),
    blocks: (context, account) => [
      summary(account),
      matching(searchJobs({}).slice(0, SAVED), context),
      sections(context, account),
    ],
  },
  profileSettings: {
    heading: text('Thiết lập hồ sơ', 'Profile settings'),
    lead: text('Chọn ai có thể tìm thấy hồ sơ của bạn.', 'Choose who can find your resume.'),
    blocks: ({ language }, account) => [
      { kind: 'facts', heading: text('Hồ sơ', 'Profile'), facts: profileFacts(account, language) },
      { kind: 'actions', links: [{ label: text('Sửa hồ sơ', 'Edit your profile'), href: urlOf('myProfile') }] },
    ],
  },
  profileViews: {
    heading: text('Nhà tuyển dụng nào xem hồ sơ của bạn', 'Who viewed my resume'),
    lead: text(
      'Các công ty đã mở hồ sơ của bạn trong 7 ngày qua.',
      'Companies that opened your resume in the last 7 days.',
    ),
    blocks: ({ language }, { resume }) => [
      companyList(
        text('Công ty đã xem hồ sơ', 'Companies that viewed your resume'),
        resume.summary.totalEmployerViews,
        language,
      ),
    ],
  },
  myJobs: {
    heading: text('Việc làm của tôi', 'My jobs'),
    lead: text('Việc làm bạn đã lưu và đã nộp đơn.', 'The jobs you saved and applied to.'),
    blocks: (context, { savedJobs, appliedJobs }) => {
      const lists = [
        jobBlock(latestFirst(savedJobs), context, {
          heading: text('Việc làm đã lưu', 'Saved jobs'),
          empty: text(
            'Bạn chưa lưu việc làm nào. Nhấn dấu trang trên một việc làm để lưu lại.',
            'You have not saved a job yet. Click the bookmark on a job to keep it here.',
          ),
        }),
        jobBlock(latestFirst(appliedJobs), context, {
          heading: text('Việc làm đã nộp đơn', 'Jobs you applied to'),
          empty: text('Bạn chưa nộp đơn vào việc làm nào.', 'You have not applied to a job yet.'),
        }),
      ]
      return context.query.get('section') === 'saved' ? lists.slice(0, 1) : lists
    },
  },
  jobAlerts: {
    heading: text('Thông báo việc làm', 'Job alerts'),
    lead: text('Việc làm mới khớp với điều bạn tìm.', 'New jobs that match what you look for.'),
    blocks: (context, { resume }) => [matching(searchJobs({}).slice(0, resume.summary.totalJobAlert), context)],
  },
  myCompanies: {
    heading: text('Công ty của tôi', 'My companies'),
    lead: text('Theo dõi công ty để biết khi có vị trí mới.', 'Follow companies to hear of new positions.'),
    blocks: ({ language }) => [companyList(text('Công ty bạn theo dõi', 'Companies you follow'), SAVED, language)],
  },
  referralCandidates: {
    heading: text('Giới thiệu ứng viên', 'Referral candidates'),
    lead: text(
      'Giới thiệu người phù hợp và nhận thưởng khi họ được tuyển.',
      'Refer someone who fits, and be rewarded when they are hired.',
    ),
    blocks: (context) => [matching(searchJobs({ urgent: true }), context)],
  },
}

/** The career center of anyone who is logged in. Visitors never get here: they are sent to the login page. */
export const careerCentreContent: ContentOf = (context) => {
  const row = PAGES[context.page]
  if (!row || !context.account) return null
  const { heading, lead, blocks } = row
  return { noIndex: true, view: { heading, lead, blocks: blocks(context, context.account) } }
}
