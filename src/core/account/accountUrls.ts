import type { ShellConfig } from '../config/config.ts'
import { constants } from '../constants.ts'
import type { Language } from '../language/language.ts'
import { pagePath } from '../pages/pages.ts'
import { encodeQueryValue, joinQuery } from '../url/query.ts'
import { type SiteIdentity, safeReturnUrl } from '../url/safeHref.ts'
import { splitUrl } from '../url/splitUrl.ts'

/** How a visitor logs in. */
export type LoginType = 'login' | 'facebook' | 'google'

/** The way back from a login or a registration. */
export interface ReturnOptions {
  /** Where to go afterwards: same-site, made absolute; anything else is dropped. From a logout page: the dashboard. */
  redirectUrl?: string | null
  /**
   * Gives `t`, the epoch in milliseconds. `null` leaves it out, for HTML that a server and a browser must agree on.
   * @default the current time, where there is a redirect or a social login
   */
  now?: Date | null
}

/** How to log in, and where to go then. */
export interface LoginOptions extends ReturnOptions {
  /** @default 'login' */
  type?: LoginType
}

const LOGIN_PATH: Readonly<Record<Language, string>> = Object.freeze({ vi: '/dang-nhap', en: '/login' })
const REGISTER_PATH: Readonly<Record<Language, string>> = Object.freeze({ vi: '/dang-ky', en: '/sign-up' })
const ONBOARDING_PATH: Readonly<Record<Language, string>> = Object.freeze({
  vi: '/chao-don-ung-vien-moi/bat-dau',
  en: '/onboarding/welcome',
})

/**
 * The login page, or the social login of a network.
 *
 * @example loginUrl(config, 'vi') // '/dang-nhap?type=login'
 * @example loginUrl(config, 'en', { type: 'google', redirectUrl: '/jobs', now: new Date(5) })
 * // '/login?type=google&redirectURL=https%3A%2F%2Fwww.jobsite.example%2Fjobs&t=5'
 */
export function loginUrl(config: ShellConfig, language: Language, options: LoginOptions = {}): string {
  const { type = 'login' } = options
  const pieces = [`type=${encodeQueryValue(type)}`, ...returnPieces(config, language, options, type !== 'login')]
  return config.linkBase + LOGIN_PATH[language] + joinQuery(pieces)
}

/**
 * The registration page.
 *
 * @example registerUrl(config, 'en', { redirectUrl: '/jobs', now: new Date(5) })
 * // '/sign-up?redirectURL=https%3A%2F%2Fwww.jobsite.example%2Fjobs&t=5'
 */
export function registerUrl(config: ShellConfig, language: Language, options: ReturnOptions = {}): string {
  return config.linkBase + REGISTER_PATH[language] + joinQuery(returnPieces(config, language, options, false))
}

function returnPieces(
  site: ShellConfig,
  language: Language,
  { redirectUrl, now }: ReturnOptions,
  alwaysTimed: boolean,
): string[] {
  const target = returnTarget(redirectUrl, language, site)
  const pieces = target === null ? [] : [`redirectURL=${encodeQueryValue(target)}`]
  const isTimed = now !== null && (alwaysTimed || pieces.length > 0 || now !== undefined)
  return isTimed ? [...pieces, `t=${(now ?? new Date()).getTime()}`] : pieces
}

/**
 * Where a visitor goes after logging in: the wanted same-site address made absolute, the dashboard when that is a
 * logout page, `null` when it leads off the site.
 *
 * @example returnTarget('/logout/vi', 'vi', config) // 'https://www.jobsite.example/quan-ly-nghe-nghiep/tong-quan'
 */
export function returnTarget(url: string | null | undefined, language: Language, site: SiteIdentity): string | null {
  const target = safeReturnUrl(url, site)
  return target !== null && isLogoutUrl(target) ? safeReturnUrl(pagePath('dashboard', language), site) : target
}

/**
 * Whether an address is a logout page, `/logout` or `/logout/{language}`.
 *
 * @example isLogoutUrl('https://secure.jobsite.example/logout/en?client_id=3') // true
 */
export function isLogoutUrl(url: string): boolean {
  return /^\/logout(?:\/|$)/.test(splitUrl(url)?.path ?? '')
}

/**
 * The address that logs a visitor out.
 *
 * @example logoutUrl(config, 'vi', { userId: 7 }) // 'https://secure.jobsite.example/logout/vi?client_id=3&user_id=7'
 */
export function logoutUrl(
  config: ShellConfig,
  language: Language,
  { userId }: { userId?: string | number | null } = {},
): string {
  const user = userId ? `&user_id=${encodeQueryValue(String(userId))}` : ''
  return `${config.hosts.secure}/logout/${language}?client_id=${constants.logoutClientId}${user}`
}

/** What an employer comes for. */
export type EmployerSection = 'home' | 'postJob' | 'searchResume' | 'services' | 'contact'

const EMPLOYER_PLACES: Readonly<Record<EmployerSection, { readonly path: string; readonly hash: string }>> =
  Object.freeze({
    home: { path: '/', hash: '' },
    postJob: { path: '/', hash: '#jobPosting' },
    searchResume: { path: '/', hash: '#resumeSearch' },
    services: { path: '/choose-services', hash: '' },
    contact: { path: '/', hash: '#contact-us' },
  })

/** The employer site counts the other way round than the language cookie does. */
const EMPLOYER_LANGUAGE: Readonly<Record<Language, string>> = Object.freeze({ vi: '1', en: '2' })

/**
 * A place on the employer site, in a language; its home page for a section that does not exist.
 *
 * @example employerUrl(config, 'en', { section: 'postJob' }) // 'https://employer.jobsite.example/?lang=2#jobPosting'
 */
export function employerUrl(
  config: ShellConfig,
  language: Language,
  { section = 'home' }: { section?: EmployerSection } = {},
): string {
  const { path, hash } = EMPLOYER_PLACES[Object.hasOwn(EMPLOYER_PLACES, section) ? section : 'home']
  return `${config.hosts.employer}${path}?lang=${EMPLOYER_LANGUAGE[language]}${hash}`
}

/**
 * Where a new registrant begins.
 *
 * @example onboardingUrl(config, 'vi') // '/chao-don-ung-vien-moi/bat-dau'
 */
export function onboardingUrl(config: ShellConfig, language: Language): string {
  return config.linkBase + ONBOARDING_PATH[language]
}
