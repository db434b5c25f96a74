import { employerUrl } from '../account/accountUrls.ts'
import { constants } from '../constants.ts'
import { pagePath } from '../pages/pages.ts'
import {
  buildMenu,
  cvBuilderHref,
  headerHref,
  hrInsiderHref,
  type MenuContext,
  type MenuEntry,
  type MenuItem,
} from './menuItem.ts'

/** The English header leads to management jobs by the job channel; its own pair is the way back. */
const MANAGEMENT_JOBS_PATH = { vi: '/viec-lam-quan-ly', en: '/job-channel/top-management' } as const

/** The entries of "Jobs", which the header and the side navigation share. */
export function jobEntries({ language }: MenuContext): MenuEntry[] {
  return [
    {
      id: 'newestJobs',
      label: ({ menu }) => menu.newestJobs,
      href: pagePath('searchResult', language),
      narrowed: true,
      page: 'searchResult',
    },
    {
      id: 'findJobs',
      label: ({ menu }) => menu.findJobs,
      href: pagePath('SEOLandingPage', language),
      page: 'SEOLandingPage',
    },
    {
      id: 'managementJobs',
      label: ({ menu }) => menu.managementJobs,
      href: MANAGEMENT_JOBS_PATH[language],
      page: 'topManagementJobs',
    },
  ]
}

/** The career tools that have a page on the site, by id, which the header and the side navigation share. */
export function toolEntries({
  language,
}: MenuContext): Record<'salaryConverter' | 'numerology' | 'careerPath' | 'empowerGrowth', MenuEntry> {
  const tool = (id: 'salaryConverter' | 'numerology' | 'careerPath' | 'empowerGrowth'): MenuEntry => ({
    id,
    label: ({ menu }) => menu[id],
    href: pagePath(id, language),
    page: id,
  })
  return {
    salaryConverter: tool('salaryConverter'),
    numerology: tool('numerology'),
    careerPath: tool('careerPath'),
    empowerGrowth: tool('empowerGrowth'),
  }
}

/** HR Insider, an external magazine. */
export function hrInsiderEntry(context: MenuContext): MenuEntry {
  return {
    id: 'hrInsider',
    label: ({ menu }) => menu.hrInsider,
    href: hrInsiderHref(context),
    external: true,
    newTab: true,
  }
}

/** The company list. */
export function companiesEntry({ language }: MenuContext): MenuEntry {
  return {
    id: 'companies',
    label: ({ menu }) => menu.companies,
    href: pagePath('companyList', language),
    page: 'companyList',
  }
}

function careerEntry(context: MenuContext): MenuEntry {
  const { config, language, page } = context
  const { salaryConverter, numerology, careerPath, empowerGrowth } = toolEntries(context)
  return {
    id: 'career',
    label: ({ menu }) => menu.career,
    badge: 'new',
    columns: constants.careerSubmenuColumns,
    page: 'careerTools',
    children: [
      {
        id: 'cvTemplates',
        label: ({ menu }) => menu.cvTemplates,
        href: cvBuilderHref(config.links.cvTemplates[language], page),
        external: true,
      },
      salaryConverter,
      {
        id: 'salaryReport',
        label: ({ menu }) => menu.salaryReport,
        href: pagePath('salary', language),
        page: 'salary',
      },
      numerology,
      {
        id: 'interviewQuestions',
        label: ({ menu }) => menu.interviewQuestions,
        href: pagePath('interview', language),
        page: 'interview',
      },
      careerPath,
      hrInsiderEntry(context),
      empowerGrowth,
      {
        id: 'careerNewbies',
        label: ({ menu }) => menu.careerNewbies,
        href: pagePath('careerNewbies', language),
        page: 'careerNewbies',
      },
    ],
  }
}

function myJobsEntry({ language }: MenuContext): MenuEntry {
  const saved = `${pagePath('myJobs', language)}?section=saved`
  return {
    id: 'myJobs',
    label: ({ menu }) => menu.myJobs,
    href: saved,
    gated: true,
    children: [
      { id: 'savedJobs', label: ({ menu }) => menu.savedJobs, href: saved, gated: true, page: 'myJobs' },
      {
        id: 'jobAlerts',
        label: ({ menu }) => menu.jobAlerts,
        href: pagePath('jobAlerts', language),
        gated: true,
        page: 'jobAlerts',
      },
      {
        id: 'jobsForYou',
        label: ({ menu }) => menu.jobsForYou,
        href: pagePath('recommendedJobs', language),
        page: 'recommendedJobs',
      },
    ],
  }
}

/**
 * The desktop menu: Jobs, Companies, Career, My jobs.
 *
 * @example headerMenu({ config, language: 'en', page: 'salary' })[2].current // 'true'
 */
export function headerMenu(context: MenuContext): MenuItem[] {
  const jobs: MenuEntry = { id: 'jobs', label: ({ menu }) => menu.jobs, children: jobEntries(context) }
  const entries = [jobs, companiesEntry(context), careerEntry(context), myJobsEntry(context)]
  const { hidden } = context.config.menu
  return buildMenu(
    entries.filter((_, index) => !hidden.includes(index)),
    context,
  )
}

/**
 * The link to the employer site, which stands beside the menu; `undefined` where it is configured away.
 *
 * @example employersItem({ config, language: 'vi' })?.newTab // true
 */
export function employersItem(context: MenuContext): MenuItem | undefined {
  const { config, language, page } = context
  const href = headerHref(employerUrl(config, language), page)
  return buildMenu(
    [{ id: 'employers', label: ({ employers }) => employers, href, external: true, newTab: true }],
    context,
  )[0]
}
