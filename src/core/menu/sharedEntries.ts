import type { ShellConfig } from '../config/config.ts'
import { configured } from '../config/configured.ts'
import { DEFAULT_LANGUAGE, type Language, otherLanguage } from '../language/language.ts'
import type { Messages } from '../messages/messages.ts'
import { type PageName, pageLabel, pagePath } from '../pages/pages.ts'
import { type SafeUrl, siteHref } from '../url/safeHref.ts'
import { withNavTracking } from '../url/withNavTracking.ts'
import type { MenuContext, MenuEntry } from './menuEntry.ts'

/** Returns an entry that links to a page of the site, with its own label, and is current there. */
export const pageEntry = (id: keyof Messages['menu'], page: PageName, language: Language): MenuEntry => ({
  id,
  label: ({ menu }) => menu[id],
  href: menuPath(page, language),
  page,
})

/**
 * Returns the path of a page, with `?lang=` if one path serves both languages and the menu is not in the default one.
 */
function menuPath(page: PageName, language: Language): string {
  const path = pagePath(page, language)
  const isOneForm = path === pagePath(page, otherLanguage(language))
  return isOneForm && language !== DEFAULT_LANGUAGE ? `${path}?lang=${language}` : path
}

/** In the English header, management jobs use the job channel's URL; the reverse direction uses its own route. */
const MANAGEMENT_JOBS_PATH = { vi: '/viec-lam-quan-ly', en: '/job-channel/top-management' } as const

/** Returns the entries of "Jobs". */
export function jobEntries({ language }: MenuContext): MenuEntry[] {
  return [
    { ...pageEntry('newestJobs', 'searchResult', language), narrowed: true },
    pageEntry('findJobs', 'SEOLandingPage', language),
    { ...pageEntry('managementJobs', 'topManagementJobs', language), href: MANAGEMENT_JOBS_PATH[language] },
  ]
}

/** Returns the entry of HR Insider, an external magazine. */
export function hrInsiderEntry({ config, language, page }: MenuContext): MenuEntry {
  return {
    id: 'hrInsider',
    label: ({ menu }) => menu.hrInsider,
    href: withNavTracking(configured(config.links.hrInsider)[language], {
      source: 'vnw_header',
      medium: pageLabel(page),
    }),
    external: true,
    newTab: true,
  }
}

/**
 * Returns the URL of the home page in a language.
 *
 * @example homeHref(config, 'en') // '/en'
 */
export function homeHref(config: ShellConfig, language: Language): SafeUrl {
  return siteHref(configured(config?.linkBase), pagePath('homepage', language))
}
