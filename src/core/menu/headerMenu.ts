import { employerUrl } from '../account/accountUrls.ts'
import { configured } from '../config/configured.ts'
import { constants } from '../constants.ts'
import { pagePath } from '../pages/pages.ts'
import type { MenuContext, MenuEntry, MenuItem } from './menuEntry.ts'
import { buildMenu, cvBuilderHref, headerHref, memoizeMenu, menuContext } from './menuItem.ts'
import { hrInsiderEntry, jobEntries, pageEntry } from './sharedEntries.ts'

function careerEntry(context: MenuContext): MenuEntry {
  const { config, language, page } = context
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
        href: cvBuilderHref(configured(config.links.cvTemplates)[language], page),
        external: true,
      },
      pageEntry('salaryConverter', 'salaryConverter', language),
      pageEntry('salaryReport', 'salary', language),
      pageEntry('numerology', 'numerology', language),
      pageEntry('interviewQuestions', 'interview', language),
      pageEntry('careerPath', 'careerPath', language),
      hrInsiderEntry(context),
      pageEntry('empowerGrowth', 'empowerGrowth', language),
      pageEntry('careerNewbies', 'careerNewbies', language),
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
    page: 'myJobs',
    children: [
      { ...pageEntry('savedJobs', 'myJobs', language), href: saved, gated: true, section: 'saved' },
      { ...pageEntry('jobAlerts', 'jobAlerts', language), gated: true },
      pageEntry('jobsForYou', 'recommendedJobs', language),
    ],
  }
}

/**
 * Returns the header's menu: Jobs, Companies, Career, My jobs.
 *
 * @example headerMenu({ config, language: 'en', page: 'salary' })[2].current // 'true'
 */
export function headerMenu(context: MenuContext): MenuItem[] {
  const checked = menuContext(context)
  const jobs: MenuEntry = { id: 'jobs', label: ({ menu }) => menu.jobs, children: jobEntries(checked) }
  const companies = pageEntry('companies', 'companyList', checked.language)
  const entries = [jobs, companies, careerEntry(checked), myJobsEntry(checked)]
  const { hidden } = checked.config.menu
  return buildMenu(
    entries.filter((_, index) => !hidden.includes(index)),
    checked,
    'header',
  )
}

/**
 * Returns the link to the employer site, next to the menu; `undefined` if the config hides it.
 *
 * @example employersItem({ config, language: 'vi' })?.newTab // true
 */
export function employersItem(context: MenuContext): MenuItem | undefined {
  const checked = menuContext(context)
  const href = headerHref(employerUrl(checked.config, checked.language), checked.page)
  return buildMenu(
    [{ id: 'employers', label: ({ employers }) => employers, href, external: true, newTab: true }],
    checked,
  )[0]
}

/** Returns the employers' link, used by the bar, the main menu and the side navigation. */
export const memoizedEmployersItem = /* @__PURE__ */ memoizeMenu(employersItem)
