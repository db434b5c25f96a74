import type { Messages } from '../messages/messages.ts'
import { type PageName, pagePath } from '../pages/pages.ts'
import { companiesEntry, hrInsiderEntry, jobEntries, toolEntries } from './headerMenu.ts'
import { buildMenu, cvBuilderHref, type MenuContext, type MenuEntry, type MenuItem } from './menuItem.ts'

/**
 * The side navigation's main menu: Jobs, Interviews, Salary, Companies, HR Insider, Tools.
 *
 * @example sideNavMenu({ config, language: 'en' }).map((item) => item.id)
 * // ['jobs', 'interviews', 'salary', 'companies', 'hrInsider', 'tools']
 */
export function sideNavMenu(context: MenuContext): MenuItem[] {
  const { language, page } = context
  const { salaryConverter, numerology, careerPath, empowerGrowth } = toolEntries(context)
  const wowCv: MenuEntry = {
    id: 'wowCv',
    label: ({ menu }) => menu.wowCv,
    href: cvBuilderHref(pagePath('wowCv', language), page),
    page: 'wowCv',
  }
  return buildMenu(
    [
      { id: 'jobs', label: ({ menu }) => menu.jobs, children: jobEntries(context) },
      {
        id: 'interviews',
        label: ({ menu }) => menu.interviews,
        href: pagePath('interview', language),
        page: 'interview',
      },
      { id: 'salary', label: ({ menu }) => menu.salary, href: pagePath('salary', language), page: 'salary' },
      companiesEntry(context),
      hrInsiderEntry(context),
      {
        id: 'tools',
        label: ({ menu }) => menu.tools,
        page: 'careerTools',
        children: [wowCv, salaryConverter, numerology, careerPath, empowerGrowth],
      },
    ],
    context,
  )
}

/**
 * The way to the seeker's job alerts, gated as they are; `undefined` where it is configured away. It marks no page as
 * the current one: the career centre's own item does.
 *
 * @example notificationItem({ config, language: 'en' })?.href // '/my-career-center/my-job-alert'
 */
export function notificationItem(context: MenuContext): MenuItem | undefined {
  const entry: MenuEntry = {
    id: 'notifications',
    label: ({ notifications }) => notifications,
    href: pagePath('jobAlerts', context.language),
    gated: true,
  }
  return buildMenu([entry], context)[0]
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
 * The My Career Center list of logged-in seekers. Referral candidates only where the site shows them.
 *
 * @example careerCentreMenu({ config, language: 'en' })[0] // { id: 'careerCentre.dashboard', label: 'Dashboard', badge: 'new', … }
 */
export function careerCentreMenu(context: MenuContext): MenuItem[] {
  const pages = CAREER_CENTRE_PAGES.filter((page) => page !== 'referralCandidates' || context.isShowReferral)
  return buildMenu(
    pages.map((page: CareerCentrePage & PageName) => ({
      id: `careerCentre.${page}`,
      label: ({ careerCentre }) => careerCentre[page],
      href: pagePath(page, context.language),
      page,
      ...(page === 'dashboard' && { badge: 'new' as const }),
    })),
    context,
  )
}
