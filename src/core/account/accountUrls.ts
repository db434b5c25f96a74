import type { ShellConfig } from '../config/config.ts'
import { configured } from '../config/configured.ts'
import { constants } from '../constants.ts'
import { type Language, supportedLanguage } from '../language/language.ts'
import { pagePath } from '../pages/pages.ts'
import { encodeQueryValue, joinQuery, readParam } from '../url/query.ts'
import { type SiteIdentity, safeReturnUrl } from '../url/safeHref.ts'
import { barePath, splitUrl } from '../url/splitUrl.ts'

/** Login method: the login page, or the social login of a network. */
export type LoginType = 'login' | 'facebook' | 'google'

/** Options for returning from a login or registration. */
export interface ReturnOptions {
  /**
   * Redirect target after the login: same-site, made absolute; any other value is dropped. A logout page is replaced by
   * the dashboard.
   */
  redirectUrl?: string | null | undefined
  /**
   * Time for the parameter `t`, in milliseconds since the epoch. `null` omits it, for HTML that must be equal on server
   * and client.
   * @default the current time, if there is a redirect or a social login
   */
  now?: Date | null | undefined
}

/** Options of {@link loginUrl}. */
export interface LoginOptions extends ReturnOptions {
  /** @default 'login' */
  type?: LoginType | undefined
}

const LOGIN_PATH: Readonly<Record<Language, string>> = /* @__PURE__ */ Object.freeze({ vi: '/dang-nhap', en: '/login' })
const REGISTER_PATH: Readonly<Record<Language, string>> = /* @__PURE__ */ Object.freeze({
  vi: '/dang-ky',
  en: '/sign-up',
})
const ONBOARDING_PATH: Readonly<Record<Language, string>> = /* @__PURE__ */ Object.freeze({
  vi: '/chao-don-ung-vien-moi/bat-dau',
  en: '/onboarding/welcome',
})

/**
 * Returns the URL of the login page, or of a network's social login.
 *
 * @example loginUrl(config, 'vi') // '/dang-nhap?type=login'
 * @example loginUrl(config, 'en', { type: 'google', redirectUrl: '/jobs', now: new Date(5) })
 * // '/login?type=google&redirectURL=https%3A%2F%2Fwww.jobsite.example%2Fjobs&t=5'
 */
export function loginUrl(config: ShellConfig, language: Language, options: LoginOptions = {}): string {
  const { type, redirectUrl, now }: LoginOptions = Object(options)
  const target = returnTarget(redirectUrl, language, config)
  return siteLink(config, LOGIN_PATH, language) + loginQuery(target, typeof type === 'string' ? type : 'login', now)
}

/**
 * Returns the URL of the registration page.
 *
 * @example registerUrl(config, 'en', { redirectUrl: '/jobs', now: new Date(5) })
 * // '/sign-up?redirectURL=https%3A%2F%2Fwww.jobsite.example%2Fjobs&t=5'
 */
export function registerUrl(config: ShellConfig, language: Language, options: ReturnOptions = {}): string {
  const { redirectUrl, now }: ReturnOptions = Object(options)
  const target = returnTarget(redirectUrl, language, config)
  return siteLink(config, REGISTER_PATH, language) + joinQuery(returnPieces(target, now, false))
}

/** Returns the URLs of an anonymous visitor's menu. Validates their redirect target once. */
export function visitorUrls(config: ShellConfig, language: Language, options: ReturnOptions) {
  const { redirectUrl, now }: ReturnOptions = Object(options)
  const target = returnTarget(redirectUrl, language, config)
  const login = siteLink(config, LOGIN_PATH, language)
  return {
    logIn: login + loginQuery(target, 'login', now),
    facebook: login + loginQuery(target, 'facebook', now),
    google: login + loginQuery(target, 'google', now),
    register: siteLink(config, REGISTER_PATH, language) + joinQuery(returnPieces(target, now, false)),
  }
}

/** Returns the URL of a page of the account in a language. */
const siteLink = (config: ShellConfig, paths: Readonly<Record<Language, string>>, language: Language): string =>
  configured(config?.linkBase) + paths[supportedLanguage(language)]

function loginQuery(target: string | null, type: LoginType, now: Date | null | undefined): string {
  return joinQuery([`type=${encodeQueryValue(type)}`, ...returnPieces(target, now, type !== 'login')])
}

function returnPieces(target: string | null, now: Date | null | undefined, alwaysTimed: boolean): string[] {
  const pieces = target === null ? [] : [`redirectURL=${encodeQueryValue(target)}`]
  const isTimed = now !== null && (alwaysTimed || pieces.length > 0 || now !== undefined)
  return isTimed ? [...pieces, `t=${timeOf(now)}`] : pieces
}

/** Returns the time of a date; the current time for any other value. */
function timeOf(date: Date | undefined): number {
  const time = Number(date?.getTime?.())
  return Number.isNaN(time) ? Date.now() : time
}

/**
 * Returns the redirect target after a login: the same-site URL made absolute, the dashboard for a logout page, the
 * validated `redirectURL` of a login, registration or onboarding page; `null` for a URL off the site.
 *
 * @example returnTarget('/login?redirectURL=%2Fjobs', 'en', config) // 'https://www.jobsite.example/jobs'
 * @example returnTarget('/logout/vi', 'vi', config) // 'https://www.jobsite.example/quan-ly-nghe-nghiep/tong-quan'
 */
export function returnTarget(url: string | null | undefined, language: Language, site: SiteIdentity): string | null {
  let target = safeReturnUrl(url, site)
  for (let depth = 0; target !== null && isEntryPage(target); depth += 1) {
    target = depth < MAX_NESTED ? safeReturnUrl(readParam(splitUrl(target)?.search ?? '', 'redirectURL'), site) : null
  }
  return target !== null && isLogoutUrl(target) ? safeReturnUrl(pagePath('dashboard', language), site) : target
}

/** Maximum depth of nested `redirectURL`s, as written by earlier shells. */
const MAX_NESTED = 10

const ENTRY_PATHS = [LOGIN_PATH, REGISTER_PATH, ONBOARDING_PATH].flatMap(({ vi, en }) => [vi, en])

/** Returns whether a URL is a login, registration or onboarding page. */
function isEntryPage(url: string): boolean {
  const path = barePath(splitUrl(url)?.path ?? '')
  return ENTRY_PATHS.includes(path)
}

/**
 * Returns whether a URL is a logout page, `/logout` or `/logout/{language}`.
 *
 * @example isLogoutUrl('https://secure.jobsite.example/logout/en?client_id=3') // true
 */
export function isLogoutUrl(url: string): boolean {
  return /^\/logout(?:\/|$)/.test(barePath(splitUrl(url)?.path ?? ''))
}

/**
 * Returns the URL that logs a user out.
 *
 * @example logoutUrl(config, 'vi', { userId: 7 }) // 'https://secure.jobsite.example/logout/vi?client_id=3&user_id=7'
 */
export function logoutUrl(
  config: ShellConfig,
  language: Language,
  options: { userId?: string | number | null | undefined } = {},
): string {
  const userId = options?.userId
  const user = userId ? `&user_id=${encodeQueryValue(String(userId))}` : ''
  return `${configured(config?.hosts?.secure)}/logout/${supportedLanguage(language)}?client_id=${constants.logoutClientId}${user}`
}

/** Section of the employer site that a link leads to. */
export type EmployerSection = 'home' | 'postJob' | 'searchResume' | 'services' | 'contact'

const EMPLOYER_PLACES: Readonly<Record<EmployerSection, { readonly path: string; readonly hash: string }>> =
  Object.freeze({
    home: { path: '/', hash: '' },
    postJob: { path: '/', hash: '#jobPosting' },
    searchResume: { path: '/', hash: '#resumeSearch' },
    services: { path: '/choose-services', hash: '' },
    contact: { path: '/', hash: '#contact-us' },
  })

/** The employer site's `lang` values are the reverse of the language cookie's. */
const EMPLOYER_LANGUAGE: Readonly<Record<Language, string>> = /* @__PURE__ */ Object.freeze({ vi: '1', en: '2' })

/**
 * Returns the URL of a section of the employer site; its home page for an unknown section.
 *
 * @example employerUrl(config, 'en', { section: 'postJob' }) // 'https://employer.jobsite.example/?lang=2#jobPosting'
 */
export function employerUrl(
  config: ShellConfig,
  language: Language,
  options: { section?: EmployerSection | undefined } = {},
): string {
  const section = options?.section
  const isKnown = typeof section === 'string' && Object.hasOwn(EMPLOYER_PLACES, section)
  const { path, hash } = EMPLOYER_PLACES[isKnown ? section : 'home']
  return `${configured(config?.hosts?.employer)}${path}?lang=${EMPLOYER_LANGUAGE[supportedLanguage(language)]}${hash}`
}

/**
 * Returns the URL of the onboarding for new users.
 *
 * @example onboardingUrl(config, 'vi') // '/chao-don-ung-vien-moi/bat-dau'
 */
export function onboardingUrl(config: ShellConfig, language: Language): string {
  return siteLink(config, ONBOARDING_PATH, language)
}
