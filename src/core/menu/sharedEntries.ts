import type { Language } from '../language/language.ts'
import type { Messages } from '../messages/messages.ts'
import { type PageName, pageLabel, pagePath } from '../pages/pages.ts'
import { withNavi } from '../url/withNavi.ts'
import type { MenuContext, MenuEntry } from './menuItem.ts'

/** An entry that leads to a page of the site and is current there, named by its own word. */
export const pageEntry = (id: keyof Messages['menu'], page: PageName, language: Language): MenuEntry => ({
  id,
  label: ({ menu }) => menu[id],
  href: pagePath(page, language),
  page,
})

/** The English header leads to management jobs by the job channel; its own pair is the way back. */
const MANAGEMENT_JOBS_PATH = { vi: '/viec-lam-quan-ly', en: '/job-channel/top-management' } as const

/** The entries of "Jobs". */
export function jobEntries({ language }: MenuContext): MenuEntry[] {
  return [
    { ...pageEntry('newestJobs', 'searchResult', language), narrowed: true },
    pageEntry('findJobs', 'SEOLandingPage', language),
    { ...pageEntry('managementJobs', 'topManagementJobs', language), href: MANAGEMENT_JOBS_PATH[language] },
  ]
}

/** HR Insider, an external magazine. */
export function hrInsiderEntry({ config, language, page }: MenuContext): MenuEntry {
  return {
    id: 'hrInsider',
    label: ({ menu }) => menu.hrInsider,
    href: withNavi(config.links.hrInsider[language], { source: 'vnw_header', medium: pageLabel(page ?? 'other') }),
    external: true,
    newTab: true,
  }
}
