import { careerCentreMenu, type Language, type PageName, pagePath } from '@jobsite/shell/core'
import { companies } from '../backend/fixtures/companies.ts'
import { type Job, jobById } from '../backend/fixtures/jobs.ts'
import { searchJobs } from '../backend/searchJobs.ts'
import { type Bilingual, inLanguage, text } from '../bilingual.ts'
import type { Block } from '../ui/view.ts'
import type { Account } from '../web/accounts.ts'
import type { ContentOf, PageContext } from '../web/pageContext.ts'
import { companyCard } from './companyContent.ts'
import { jobBlock } from './jobCard.ts'
import { profileFacts } from './profileFacts.ts'

interface CentrePage {
  readonly heading: Bilingual
  readonly lead: Bilingual
  readonly blocks: (context: PageContext, account: Account) => Block[]
}

const WORDS = {
  summary: text('7 ngày qua', 'The last 7 days'),
  views: text('Lượt nhà tuyển dụng xem hồ sơ', 'Employers who viewed your resume'),
  alerts: text('Việc làm phù hợp với thông báo', 'Jobs that match your alerts'),
  sections: text('Trong mục này', 'In this section'),
  saved: text('Việc làm đã lưu', 'Saved jobs'),
  applied: text('Việc làm đã nộp đơn', 'Jobs you applied to'),
  noneSaved: text(
    'Bạn chưa lưu việc làm nào. Nhấn dấu trang trên một việc làm để lưu lại.',
    'You have not saved a job yet. Click the bookmark on a job to keep it here.',
  ),
  noneApplied: text('Bạn chưa nộp đơn vào việc làm nào.', 'You have not applied to a job yet.'),
  matching: text('Việc làm mới cho bạn', 'New jobs for you'),
  noneMatching: text('Chưa có việc làm mới.', 'No new jobs yet.'),
  following: text('Công ty bạn theo dõi', 'Companies you follow'),
  viewers: text('Công ty đã xem hồ sơ', 'Companies that viewed your resume'),
  profile: text('Hồ sơ', 'Profile'),
  edit: text('Sửa hồ sơ', 'Edit your profile'),
}

const SAVED = 3

const jobList = (heading: Bilingual, empty: Bilingual, jobs: readonly Job[], context: PageContext): Block =>
  jobBlock(jobs, context, inLanguage({ heading, empty }, context.language))

const companyList = (heading: Bilingual, count: number, language: Language): Block => ({
  kind: 'companies',
  heading: heading[language],
  companies: companies.slice(0, count).map((company) => companyCard(company, language)),
})

/** Jobs by id, the one that came last at the top. */
const latestFirst = (ids: ReadonlySet<number>) => [...ids].reverse().flatMap((id) => jobById(id) ?? [])

const summary = ({ resume }: Account, language: Language): Block => ({
  kind: 'facts',
  heading: WORDS.summary[language],
  facts: [
    [WORDS.views[language], String(resume.summary.totalEmployerViews)],
    [WORDS.alerts[language], String(resume.summary.totalJobAlert)],
  ],
})

const sections = (context: PageContext, account: Account): Block => ({
  kind: 'links',
  heading: WORDS.sections[context.language],
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
    blocks: (context, account) => [sections(context, account), summary(account, context.language)],
  },
  dashboard: {
    heading: text('Tổng quan', 'Dashboard'),
    lead: text('Hồ sơ của bạn trong 7 ngày qua.', 'Your resume over the last 7 days.'),
    blocks: (context, account) => [
      summary(account, context.language),
      jobList(WORDS.matching, WORDS.noneMatching, searchJobs({}).slice(0, SAVED), context),
      sections(context, account),
    ],
  },
  profileSettings: {
    heading: text('Thiết lập hồ sơ', 'Profile settings'),
    lead: text('Chọn ai có thể tìm thấy hồ sơ của bạn.', 'Choose who can find your resume.'),
    blocks: ({ language }, account) => [
      { kind: 'facts', heading: WORDS.profile[language], facts: profileFacts(account, language) },
      {
        kind: 'actions',
        links: [{ label: WORDS.edit[language], href: pagePath('myProfile', language) }],
      },
    ],
  },
  profileViews: {
    heading: text('Nhà tuyển dụng nào xem hồ sơ của bạn', 'Who viewed my resume'),
    lead: text(
      'Các công ty đã mở hồ sơ của bạn trong 7 ngày qua.',
      'Companies that opened your resume in the last 7 days.',
    ),
    blocks: ({ language }, { resume }) => [companyList(WORDS.viewers, resume.summary.totalEmployerViews, language)],
  },
  myJobs: {
    heading: text('Việc làm của tôi', 'My jobs'),
    lead: text('Việc làm bạn đã lưu và đã nộp đơn.', 'The jobs you saved and applied to.'),
    blocks: (context, { savedJobs, appliedJobs }) => {
      const lists = [
        jobList(WORDS.saved, WORDS.noneSaved, latestFirst(savedJobs), context),
        jobList(WORDS.applied, WORDS.noneApplied, latestFirst(appliedJobs), context),
      ]
      return context.query.get('section') === 'saved' ? lists.slice(0, 1) : lists
    },
  },
  jobAlerts: {
    heading: text('Thông báo việc làm', 'Job alerts'),
    lead: text('Việc làm mới khớp với điều bạn tìm.', 'New jobs that match what you look for.'),
    blocks: (context, { resume }) => [
      jobList(WORDS.matching, WORDS.noneMatching, searchJobs({}).slice(0, resume.summary.totalJobAlert), context),
    ],
  },
  myCompanies: {
    heading: text('Công ty của tôi', 'My companies'),
    lead: text('Theo dõi công ty để biết khi có vị trí mới.', 'Follow companies to hear of new positions.'),
    blocks: ({ language }) => [companyList(WORDS.following, SAVED, language)],
  },
  referralCandidates: {
    heading: text('Giới thiệu ứng viên', 'Referral candidates'),
    lead: text(
      'Giới thiệu người phù hợp và nhận thưởng khi họ được tuyển.',
      'Refer someone who fits, and be rewarded when they are hired.',
    ),
    blocks: (context) => [jobList(WORDS.matching, WORDS.noneMatching, searchJobs({ urgent: true }), context)],
  },
}

/** The career center of anyone who is logged in. Visitors never get here: they are sent to the login page. */
export const careerCentreContent: ContentOf = (context) => {
  const row = PAGES[context.page]
  if (!row || !context.account) return null
  const { language } = context
  return {
    description: row.lead[language],
    noIndex: true,
    view: { heading: row.heading[language], lead: row.lead[language], blocks: row.blocks(context, context.account) },
  }
}
