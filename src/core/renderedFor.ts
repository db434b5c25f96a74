import type { Language } from './language/language.ts'
import type { PageName } from './pages/pages.ts'
import type { SeasonalTheme } from './theme/seasonalTheme.ts'
import { isLoggedIn, PUBLIC_USER_FIELDS, publicUser, type User } from './user/user.ts'

/** Inputs of a render that differ between visitors and pages. */
export interface RenderedFor {
  readonly language: Language
  /** Whether neither the page nor its URL contained the language: a visitor's cookie may. */
  readonly isLanguageGuessed: boolean
  readonly page: PageName
  /** {@link userMark} of the user. */
  readonly user: string
  /** {@link themeMark} of the theme. */
  readonly theme: string
  /** URL of the page; `''` if unknown. */
  readonly url: string
}

/**
 * Formats the value of `data-shell-for`: the inputs of a component's first render.
 *
 * @example writeRenderedFor(…) // 'en searchResult - - /jobs'
 */
export function writeRenderedFor({ language, isLanguageGuessed, page, user, theme, url }: RenderedFor): string {
  return `${language}${isLanguageGuessed ? '?' : ''} ${page} ${user} ${theme} ${url}`
}

/** Parses the value of `data-shell-for`; `null` if it is missing or another version wrote it. */
export function readRenderedFor(text: string | undefined): RenderedFor | null {
  const found = /^(en|vi)(\??) (\w+) (\S+) (\S+) (.*)$/.exec(text ?? '')
  if (!found) return null
  const [, language, guess, page = '', user = '', theme = '', url = ''] = found
  return {
    language: language as Language,
    isLanguageGuessed: guess !== '',
    page: page as PageName,
    user,
    theme,
    url,
  }
}

/** Returns a mark that distinguishes a user by the displayed fields, without revealing them. */
export function userMark(user: User | null | undefined): string {
  if (user === undefined) return UNKNOWN_MARK
  if (!isLoggedIn(user)) return NONE_MARK
  const shown = publicUser(user)
  return hash(PUBLIC_USER_FIELDS.map((field) => shown?.[field]))
}

/** Returns a mark that distinguishes a theme. */
export function themeMark(theme: SeasonalTheme | null | undefined): string {
  if (!theme) return NONE_MARK
  return hash([theme.blue_desktop_logo, theme.white_desktop_logo, theme.responsive_logo])
}

const FNV_OFFSET = 0x811c9dc5

const FNV_PRIME = 0x01000193

const BASE = 36

/** Returns the 32-bit FNV-1a hash of values. */
function hash(values: readonly unknown[]): string {
  let sum = FNV_OFFSET
  // As text: a database's id may be a BigInt.
  for (const character of values.join('\n')) sum = Math.imul(sum ^ (character.codePointAt(0) ?? 0), FNV_PRIME)
  return (sum >>> 0).toString(BASE)
}

/** Mark of a user that is not known yet, in `data-shell-for`. */
export const UNKNOWN_MARK = '?'

/** Mark of an anonymous visitor, and of no theme. */
export const NONE_MARK = '-'
