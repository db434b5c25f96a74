import { type EmployerSection, employerUrl } from '../account/accountUrls.ts'
import type { ShellConfig } from '../config/config.ts'
import { configured } from '../config/configured.ts'
import type { Messages } from '../messages/messages.ts'
import { localizeUrl } from '../routes/localizeUrl.ts'
import { type SafeUrl, safeHref } from '../url/safeHref.ts'
import type { MenuContext, MenuEntry, MenuItem } from './menuEntry.ts'
import { buildMenu, menuContext } from './menuItem.ts'
import { hrInsiderEntry } from './sharedEntries.ts'

/** Column of the footer. */
export interface FooterColumn {
  readonly id: 'jobSeekers' | 'about' | 'employers' | 'explore'
  readonly title: string
  readonly items: readonly MenuItem[]
}

const NAME = 'footer'

type FooterText = Exclude<keyof Messages['footer'], 'label'>

/**
 * Returns the footer's columns. Internal URLs are localized by the route table.
 *
 * @example footerColumns({ config, language: 'vi' })[0].items[0].href // '/tim-viec-lam#recruitment'
 */
export function footerColumns(context: MenuContext): FooterColumn[] {
  const checked = menuContext(context)
  const { config, language } = checked
  const internal = (id: FooterText, path: string): MenuEntry => ({
    id: `footer.${id}`,
    label: ({ footer }) => footer[id],
    href: localizeUrl(path, language),
  })
  const external = (id: FooterText, href: string): MenuEntry => ({
    id: `footer.${id}`,
    label: ({ footer }) => footer[id],
    href,
    external: true,
    newTab: true,
  })
  const employer = (id: FooterText, section: EmployerSection): MenuEntry =>
    external(id, employerUrl(config, language, { section }))

  const columns: Record<FooterColumn['id'], MenuEntry[]> = {
    jobSeekers: [
      internal('jobSearch', '/job-search#recruitment'),
      internal('allLocations', '/job-by-locations'),
      internal('siteMap', '/site-map'),
      external('faq', `${config.links.faq}/${language}`),
    ],
    about: [
      { ...internal('aboutUs', `/company/navigosgroup?lang=${language}`), newTab: true },
      internal('contact', '/contact-us'),
      internal('terms', '/terms-of-use'),
      internal('privacy', '/privacy-policy'),
      internal('ecommerce', '/operation-ecommerce'),
    ],
    employers: [
      employer('postJob', 'postJob'),
      employer('searchResume', 'searchResume'),
      employer('otherProducts', 'services'),
      employer('employerContact', 'contact'),
    ],
    explore: [
      external('techRecruitment', configured(config.links.techRecruitment)[language]),
      external('learning', configured(config.links.learning)[language]),
      hrInsiderEntry(checked),
    ],
  }
  const ids = Object.keys(columns) as FooterColumn['id'][]
  const menu = ids.map((id) => ({
    id: `${NAME}.${id}`,
    label: ({ footer }: Messages) => footer[id],
    children: columns[id],
  }))
  return buildMenu(menu, checked, NAME).map(({ id, label, children = [] }) => ({
    id: id.slice(NAME.length + 1) as FooterColumn['id'],
    title: label,
    items: children,
  }))
}

const ESSENTIALS: readonly string[] = ['footer.terms', 'footer.privacy', 'footer.contact']

/**
 * Returns the legal links of the minimal footer, for login, apply and onboarding pages.
 *
 * @example footerEssentials({ config, language: 'vi' }).map(({ id }) => id) // ['footer.contact', 'footer.terms', 'footer.privacy']
 */
export function footerEssentials(context: MenuContext): MenuItem[] {
  return footerColumns(context)
    .flatMap(({ items }) => items)
    .filter(({ id }) => ESSENTIALS.includes(id))
}

/** Social network that the footer links to. */
export type SocialNetwork = keyof ShellConfig['social']

const SOCIAL_NAMES: Readonly<Record<SocialNetwork, string>> = /* @__PURE__ */ Object.freeze({
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  tiktok: 'TikTok',
  youtube: 'YouTube',
  spotify: 'Spotify',
})

/** A page of the site on a social network. */
export interface SocialLink {
  readonly network: SocialNetwork
  readonly name: string
  readonly href: SafeUrl
}

/**
 * Returns the site's pages on social networks, without those whose URL is unsafe.
 *
 * @example socialLinks(config).map((link) => link.name) // ['Facebook', 'LinkedIn', 'TikTok', 'YouTube', 'Spotify']
 */
export function socialLinks(config: ShellConfig): SocialLink[] {
  const social = configured(config?.social)
  return (Object.keys(SOCIAL_NAMES) as SocialNetwork[]).flatMap((network) => {
    const href = safeHref(social[network])
    return href === null ? [] : [{ network, name: SOCIAL_NAMES[network], href }]
  })
}
