import type { Messages } from '../messages/messages.ts'
import { type PageName, pagePath } from '../pages/pages.ts'
import type { MenuContext, MenuEntry, MenuItem } from './menuEntry.ts'
import { buildMenu, cvBuilderHref, memoizeMenu, menuContext } from './menuItem.ts'
import { hrInsiderEntry, jobEntries, pageEntry } from './sharedEntries.ts'

/**
 * Returns the side navigation's main menu: Jobs, Interviews, Salary, Companies, HR Insider, Tools.
 *
 * @example sideNavMenu({ config, language: 'en' }).map((item) => item.id)
 * // ['jobs', 'interviews', 'salary', 'companies', 'hrInsider', 'tools']
 */
export function sideNavMenu(context: MenuContext): MenuItem[] {
  const checked = menuContext(context)
  const { language, page } = checked
  return buildMenu(
    [
      { id: 'jobs', label: ({ menu }) => menu.jobs, children: jobEntries(checked) },
      pageEntry('interviews', 'interview', language),
      pageEntry('salary', 'salary', language),
      pageEntry('companies', 'companyList', language),
      hrInsiderEntry(checked),
      {
        id: 'tools',
        label: ({ menu }) => menu.tools,
        page: 'careerTools',
        children: [
          { ...pageEntry('wowCv', 'wowCv', language), href: cvBuilderHref(pagePath('wowCv', language), page) },
          pageEntry('salaryConverter', 'salaryConverter', language),
          pageEntry('numerology', 'numerology', language),
          pageEntry('careerPath', 'careerPath', language),
          pageEntry('empowerGrowth', 'empowerGrowth', language),
        ],
      },
    ],
    checked,
    'sideNav',
  )
}

/**
 * Returns the link to the user's job alerts, which requires a login; `undefined` if the config hides it. It is never
 * the current item: the career center's item is.
 *
 * @example notificationItem({ config, language: 'en' })?.href // '/my-career-center/my-job-alert'
 */
export function notificationItem(context: MenuContext): MenuItem | undefined {
  const checked = menuContext(context)
  const entry: MenuEntry = {
    id: 'notifications',
    label: ({ notifications }) => notifications,
    href: pagePath('jobAlerts', checked.language),
    gated: true,
  }
  return buildMenu([entry], checked)[0]
}

type CareerCentrePage = Exclude<keyof Messages['careerCentre'], 'title'>

const CAREER_CENTRE_PAGES: readonly CareerCentrePage[] = [
  'dashboard',
  'profileSettings',
  'profileViews',
  'myJobs',
  'jobAlerts',
  'myCompanies',
  'referralCandidates',
  'accountSettings',
]

/**
 * Returns the items of My Career Center, for logged-in users; with Referral Candidates only if the site enables it.
 *
 * @example careerCentreMenu({ config, language: 'en' })[0] // { id: 'careerCentre.dashboard', label: 'Dashboard', badge: 'new', … }
 */
export function careerCentreMenu(context: MenuContext): MenuItem[] {
  const checked = menuContext(context)
  const pages = CAREER_CENTRE_PAGES.filter((page) => page !== 'referralCandidates' || checked.isShowReferral)
  return buildMenu(
    pages.map((page: CareerCentrePage & PageName) => ({
      id: `careerCentre.${page}`,
      label: ({ careerCentre }) => careerCentre[page],
      href: pagePath(page, checked.language),
      // The bare career center shows its dashboard.
      page: page === 'dashboard' && checked.page === 'myCareerCenter' ? checked.page : page,
      ...(page === 'dashboard' && { badge: 'new' as const }),
      ...(page === 'myJobs' && { parentOf: 'saved' }),
    })),
    checked,
    'careerCentre',
  )
}

/** Returns the link to notifications, used by the header and the side navigation. */
export const memoizedNotificationItem = /* @__PURE__ */ memoizeMenu(notificationItem)
