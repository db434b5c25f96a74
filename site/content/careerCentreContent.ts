import { buildSearchUrl, locations, menus, type PageName } from '@jobsite/shell/core'
import { companyById } from '../backend/fixtures/companies.ts'
import { jobById } from '../backend/fixtures/jobs.ts'
import { jobsOfAlert, newJobsOfAlert, resumeSummary } from '../backend/jobAlerts.ts'
import { searchJobs } from '../backend/searchJobs.ts'
import { type Bilingual, text } from '../bilingual.ts'
import type { Account, Alert } from '../web/accounts.ts'
import type { ContentOf, PageContext } from '../web/pageContext.ts'
import { alertForm, alertRow, followForm, searchableForm } from './accountForms.ts'
import { companyCard } from './companyContent.ts'
import { formatJobCount } from './format.ts'
import { jobBlock, namesOf } from './jobCard.ts'
import { applyUrl } from './jobDetail.ts'
import { profileFacts } from './profileFacts.ts'
import { urlOf } from './urlOf.ts'
import type { Block, PageView } from './views.ts'

interface CentrePage {
  readonly heading: Bilingual
  readonly lead: Bilingual
  readonly blocks: (context: PageContext, account: Account) => Block[]
}

const SHOWN = 4

/** Rows by id, the one that came last at the top. */
const latestFirst = <Row>(ids: readonly number[], byId: (id: number) => Row | undefined): Row[] =>
  ids.toReversed().flatMap((id) => byId(id) ?? [])

const FIND_JOBS = { label: text('Tìm việc làm', 'Find jobs'), href: urlOf('searchResult') }

/** An empty list ends in a next step. */
const orFindJobs = (count: number): Pick<Block, 'more'> => (count === 0 ? { more: FIND_JOBS } : {})

function alertName({ keyword, locationId }: Alert, { language }: PageContext): string {
  const place = namesOf(locations, locationId === undefined ? [] : [locationId], language)
  return [keyword || text('Tất cả việc làm', 'All jobs')[language], place].filter(Boolean).join(' · ')
}

/** The number of jobs that are new since yesterday, or within a week, as the alert's frequency says. */
function newJobs(alert: Alert): Bilingual {
  const count = newJobsOfAlert(alert).length
  return alert.frequency === 'daily'
    ? text(`${formatJobCount(count, 'vi')} mới từ hôm qua`, `${formatJobCount(count, 'en')} new since yesterday`)
    : text(
        `${formatJobCount(count, 'vi')} mới trong 7 ngày qua`,
        `${formatJobCount(count, 'en')} new in the last 7 days`,
      )
}

/** Jobs that match the alerts, each once, the newest first. */
function alertJobs({ alerts }: Account) {
  const ids = new Set(alerts.flatMap((alert) => jobsOfAlert(alert).map(({ id }) => id)))
  return searchJobs({}).filter(({ id }) => ids.has(id))
}

const overview: CentrePage = {
  heading: text('Tổng quan', 'Dashboard'),
  lead: text('Hồ sơ của bạn trong 7 ngày qua.', 'Your profile over the last 7 days.'),
  blocks: (context, account) => {
    const { totalEmployerViews = 0, totalJobAlert = 0 } = resumeSummary(account)
    return [
      {
        kind: 'figures',
        figures: [
          {
            value: String(totalEmployerViews),
            label: text('nhà tuyển dụng đã xem hồ sơ', 'employers viewed your profile'),
            href: urlOf('profileViews'),
          },
          {
            value: String(totalJobAlert),
            label: text('việc làm phù hợp với thông báo', 'jobs match your alerts'),
            href: urlOf('jobAlerts'),
          },
        ],
      },
      jobBlock(alertJobs(account).slice(0, SHOWN), context, {
        heading: text('Việc làm mới cho bạn', 'New jobs for you'),
        empty: text('Tạo thông báo việc làm để thấy việc mới ở đây.', 'Set up a job alert to see new jobs here.'),
        more: { label: text('Thông báo việc làm', 'Job alerts'), href: urlOf('jobAlerts') },
      }),
    ]
  },
}

const PAGES: Partial<Record<PageName, CentrePage>> = {
  myCareerCenter: {
    ...overview,
    heading: text('Quản lý nghề nghiệp', 'My career center'),
    lead: text('Hồ sơ và việc làm của bạn.', 'Your profile and your jobs.'),
  },
  dashboard: overview,
  profileSettings: {
    heading: text('Thiết lập hồ sơ', 'Profile settings'),
    lead: text('Chọn ai có thể tìm thấy hồ sơ của bạn.', 'Choose who can find your profile.'),
    blocks: (context, account) => [
      searchableForm(context, account),
      {
        kind: 'facts',
        heading: text('Hồ sơ', 'Profile'),
        facts: profileFacts(account),
        more: { label: text('Sửa hồ sơ', 'Edit your profile'), href: urlOf('myProfile') },
      },
    ],
  },
  profileViews: {
    heading: text('Nhà tuyển dụng nào xem hồ sơ của bạn', 'Who viewed my resume'),
    lead: text(
      'Các công ty đã mở hồ sơ của bạn trong 7 ngày qua.',
      'Companies that opened your profile in the last 7 days.',
    ),
    blocks: ({ language }, { viewers, isSearchable }) =>
      viewers.length > 0
        ? [
            {
              kind: 'companies',
              heading: text('Công ty đã xem hồ sơ', 'Companies that viewed your profile'),
              companies: latestFirst(viewers, companyById).map((company) => companyCard(company, language)),
            },
          ]
        : [
            {
              kind: 'notice',
              text: isSearchable
                ? text('Chưa có nhà tuyển dụng nào xem hồ sơ.', 'No employer has viewed your profile yet.')
                : text('Hồ sơ của bạn đang ẩn với nhà tuyển dụng.', 'Your profile is hidden from employers.'),
              more: isSearchable
                ? { label: text('Hoàn thiện hồ sơ', 'Complete your profile'), href: urlOf('myProfile') }
                : { label: text('Thiết lập hồ sơ', 'Profile settings'), href: urlOf('profileSettings') },
            },
          ],
  },
  myJobs: {
    heading: text('Việc làm của tôi', 'My jobs'),
    lead: text('Việc làm bạn đã lưu và đã nộp đơn.', 'The jobs you saved and applied for.'),
    blocks: (context, { savedJobs, appliedJobs }) => {
      const saved = latestFirst(savedJobs, jobById)
      const left = saved.filter(({ id }) => !appliedJobs.includes(id))
      const lists = [
        jobBlock(saved, context, {
          heading: text('Việc làm đã lưu', 'Saved jobs'),
          empty: text(
            'Bạn chưa lưu việc làm nào. Nhấn dấu trang trên một việc làm để lưu lại.',
            'You have not saved a job yet. Click the bookmark on a job to keep it here.',
          ),
          ...orFindJobs(savedJobs.length),
          ...(left.length > 1 && {
            more: {
              label: text(`Nộp đơn vào ${left.length} việc làm`, `Apply for ${left.length} jobs`),
              href: applyUrl(left, context.language),
            },
          }),
        }),
        jobBlock(latestFirst(appliedJobs, jobById), context, {
          heading: text('Việc làm đã nộp đơn', 'Jobs you applied for'),
          empty: text('Bạn chưa nộp đơn vào việc làm nào.', 'You have not applied for a job yet.'),
          ...(savedJobs.length > 0 && orFindJobs(appliedJobs.length)),
        }),
      ]
      return context.query.get('section') === 'saved' ? lists.slice(0, 1) : lists
    },
  },
  jobAlerts: {
    heading: text('Thông báo việc làm', 'Job alerts'),
    lead: text('Việc làm mới theo từ khóa và địa điểm bạn chọn.', 'New jobs by the keywords and locations you choose.'),
    blocks: (context, account, matching = alertJobs(account)) => [
      {
        kind: 'rows',
        heading: text('Thông báo của bạn', 'Your alerts'),
        empty: text('Bạn chưa có thông báo nào.', 'You have no alert yet.'),
        rows: account.alerts.toReversed().map((alert) => {
          const name = alertName(alert, context)
          const { language } = context
          return {
            ...alertRow(context, alert, name),
            href: buildSearchUrl(
              { keyword: alert.keyword, locationIds: alert.locationId === undefined ? [] : [alert.locationId] },
              language,
            ),
            text: newJobs(alert),
          }
        }),
      },
      alertForm(context),
      ...(account.alerts.length > 0
        ? [
            jobBlock(matching, context, {
              // The number that the bell says.
              heading: text(
                `Việc làm phù hợp trong 7 ngày qua (${matching.length})`,
                `Matching jobs of the last 7 days (${matching.length})`,
              ),
              empty: text('Chưa có việc làm mới phù hợp.', 'No new job matches yet.'),
            }),
          ]
        : []),
    ],
  },
  myCompanies: {
    heading: text('Công ty của tôi', 'My companies'),
    lead: text('Các công ty bạn theo dõi và vị trí đang tuyển.', 'The companies you follow, and their open positions.'),
    blocks: (context, { companies }) => [
      {
        kind: 'rows',
        heading: text('Công ty bạn theo dõi', 'Companies you follow'),
        empty: text('Bạn chưa theo dõi công ty nào.', 'You do not follow a company yet.'),
        rows: latestFirst(companies, companyById).map((company) => {
          const { name, href, openings } = companyCard(company, context.language)
          return { title: name, href, text: openings, forms: [followForm(context, company)] }
        }),
        more: { label: text('Xem danh sách công ty', 'See the company list'), href: urlOf('companyList') },
      },
    ],
  },
  referralCandidates: {
    heading: text('Giới thiệu ứng viên', 'Referral candidates'),
    lead: text(
      'Mở một việc làm và nhấn Chia sẻ để gửi cho người phù hợp.',
      'Open a job and use Share to send it to someone who fits.',
    ),
    blocks: (context) => [
      jobBlock(searchJobs({ urgent: true }), context, {
        heading: text('Việc làm tuyển gấp', 'Urgent jobs'),
        empty: text('Chưa có việc làm tuyển gấp.', 'No urgent jobs right now.'),
      }),
    ],
  },
}

/** The pages of the career center, which each of them links to. */
export function centreNav({ config, language, page, account }: PageContext): PageView['nav'] {
  const user = account && { userId: account.userId }
  const links = menus({ config, language, page, user, isShowReferral: true }).careerCentre
  return {
    label: text('Quản lý nghề nghiệp', 'My career center'),
    links: [
      ...links.map(({ label, href = '', current }) => ({ label, href, isCurrent: current === 'page' })),
      { label: text('Hồ sơ của tôi', 'My profile'), href: urlOf('myProfile'), isCurrent: page === 'myProfile' },
    ],
  }
}

/** The career center of anyone who is logged in. Visitors never get here: they are sent to the login page. */
export const careerCentreContent: ContentOf = (context) => {
  const row = PAGES[context.page]
  if (!row || !context.account) return null
  const { heading, lead, blocks } = row
  return { noIndex: true, view: { heading, lead, nav: centreNav(context), blocks: blocks(context, context.account) } }
}
