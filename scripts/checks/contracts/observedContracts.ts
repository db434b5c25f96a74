import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Messages } from '../../../src/core/messages/messages.ts'
import { withGlobals } from '../../withGlobals.ts'
import { type ContractSnapshot, contractSnapshotOf } from './contractSnapshot.ts'

/**
 * Returns the attributes of cookies on a page of the site and on another host, read from the values that `writeCookie` assigns
 * to `document.cookie`.
 */
export async function readCookieAttributes(root: string): Promise<ContractSnapshot> {
  const module = await import(pathToFileURL(join(root, 'src/browser/cookies/cookies.ts')).href)
  const on = (protocol: string, hostname: string): string => {
    let written = ''
    const page = {
      window: { location: { protocol, hostname, host: hostname, href: `${protocol}//${hostname}/` } },
      document: {
        get cookie() {
          return written.split(';')[0] ?? ''
        },
        set cookie(text: string) {
          written = text
        },
      },
    }
    withGlobals(page, () => module.writeCookie('name', 'value', { days: 1, siteDomain: 'jobsite.example' }))
    const [, ...attributes] = written.split(';').map((part) => part.trim())
    return attributes
      .filter((part) => !/^expires=/i.test(part))
      .sort()
      .join('; ')
  }
  return contractSnapshotOf([
    ['on the site, https', on('https:', 'www.jobsite.example')],
    ['on the site, http', on('http:', 'www.jobsite.example')],
    ['elsewhere, https', on('https:', 'preview.example')],
  ])
}

/** Messages that are accessible names of landmarks and controls. */
const NAMES = [
  'skipToContent',
  'homeTitle',
  'mainMenu',
  'openMenu',
  'closeMenu',
  'sideNav',
  'more',
  'submenuOf',
  'languageSwitch',
  'employers',
  'notifications',
  'logIn',
  'logInWithFacebook',
  'logInWithGoogle',
  'register',
  'logOut',
  'searchJobs',
  'search',
  'searchBar.back',
  'searchBar.suggestions',
  'searchBar.locations',
  'searchBar.allLocations',
  'searchBar.filterLocations',
  'searchBar.removeLocation',
  'searchBar.clearLocations',
  'searchBar.done',
  'footer.label',
  'banner.top',
  'banner.sidebar',
  'banner.open',
  'banner.close',
  'seo.label',
  'seo.about',
  'seo.viewMore',
  'seo.viewLess',
] as const

/** Returns the accessible names of landmarks and controls in both languages. */
export function readAccessibleNames(messages: Readonly<Record<'vi' | 'en', Messages>>): ContractSnapshot {
  const textIn = (language: 'vi' | 'en', path: string): string => {
    const found = path
      .split('.')
      .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], messages[language])
    if (typeof found === 'string') return found
    if (typeof found === 'function') return String(found('…'))
    throw new Error(
      `messages.${language}.${path} does not exist: update NAMES in scripts/checks/contracts/observedContracts.ts.`,
    )
  }
  return contractSnapshotOf(
    NAMES.map((path) => [
      path,
      contractSnapshotOf([
        ['en', textIn('en', path)],
        ['vi', textIn('vi', path)],
      ]),
    ]),
  )
}
