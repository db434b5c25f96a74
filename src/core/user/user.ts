import { isPlainValue, isRecord } from '../text/json.ts'

/**
 * Job seeker, as passed by the site's pages. HTML contains at most `userId`, `firstName`, `lastName`, `userName`,
 * `profilePicture` and `jobTitle`; every other field stays with the page.
 */
export interface User {
  readonly userId?: string | number | null | undefined
  readonly firstName?: string | null | undefined
  readonly lastName?: string | null | undefined
  readonly userName?: string | null | undefined
  /**
   * URL of the picture: http(s) or site-relative; `//host/path` is read as `https:`. For any other URL the initial is
   * shown.
   */
  readonly profilePicture?: string | null | undefined
  readonly jobTitle?: string | null | undefined
  readonly userIp?: string | null | undefined
  readonly accessToken?: string | null | undefined
  /** Whether the token is base64-encoded twice. @default false */
  readonly isTokenEncrypted?: boolean | undefined
}

/** State of the current user: not known yet, not logged in, or logged in. */
export type UserState = 'unknown' | 'anonymous' | 'known'

/** Name shown for a user without one, in English. */
export const FALLBACK_NAME = 'Your name'

/**
 * Returns first and last name when both are present, else the fallback.
 *
 * @example displayName({ firstName: 'Minh Anh', lastName: 'Nguyễn' }) // 'Minh Anh Nguyễn'
 * @example displayName({ firstName: 'Minh Anh' }) // 'Your name'
 */
export function displayName(user: User | null | undefined, fallback: string = FALLBACK_NAME): string {
  const first = clean(user?.firstName)
  const last = clean(user?.lastName)
  return first !== '' && last !== '' ? `${first} ${last}` : fallback
}

/**
 * Returns the last word of the first name, as the desktop button shows it, else the fallback.
 *
 * @example shortName({ firstName: 'Nguyễn Thị Minh Anh' }) // 'Anh'
 */
export function shortName(user: User | null | undefined, fallback: string = FALLBACK_NAME): string {
  return clean(user?.firstName).split(' ').at(-1) || fallback
}

/**
 * Characters of a name that show nothing or turn the text around: controls, zero-width characters, marks of direction. A
 * joiner between two emojis, which makes them one, is in the group.
 */
const HIDDEN =
  /(\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]*\u200d(?=\p{Extended_Pictographic}))|[\p{Cc}\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu

/** Returns a name on one line, composed, without hidden characters; `''` for a non-string. */
const clean = (name: unknown): string =>
  typeof name === 'string'
    ? name.replace(/\s+/g, ' ').replace(HIDDEN, '$1').replace(/ +/g, ' ').trim().normalize('NFC')
    : ''

/**
 * Returns the first letter of a name as readers see it: a letter with all its marks, an emoji with its parts, a flag. `''` for
 * an empty name.
 *
 * @example initialOf('x\u0323\u0302a') // 'x\u0323\u0302'
 */
export function initialOf(name: string): string {
  const text = clean(name)
  // Older browsers than the supported ones show one character.
  if (!Intl.Segmenter) return [...text][0] ?? ''
  segmenter ??= new Intl.Segmenter('vi')
  return segmenter.segment(text).containing(0)?.segment ?? ''
}

// One for all names: making it takes longer than all else that a server does for a visitor's name.
let segmenter: Intl.Segmenter | undefined

/**
 * Returns whether a user is logged in: a user id or an access token exists.
 *
 * @example isLoggedIn({ userId: 7 }) // true
 */
export function isLoggedIn(user: User | null | undefined): boolean {
  return Boolean(user?.userId || user?.accessToken)
}

/**
 * Returns the state of a user value: `undefined` is not known yet, `null` is not logged in.
 *
 * @example userState(null) // 'anonymous'
 */
export function userState(user: User | null | undefined): UserState {
  if (user === undefined) return 'unknown'
  return isLoggedIn(user) ? 'known' : 'anonymous'
}

/** Fields of a user that HTML, the serialized props of fragments and hashes may contain. All others stay with the page. */
export const PUBLIC_USER_FIELDS = [
  'userId',
  'firstName',
  'lastName',
  'userName',
  'profilePicture',
  'jobTitle',
] as const satisfies readonly (keyof User)[]

/** A user as HTML may show it. */
type PublicUser = Pick<User, (typeof PUBLIC_USER_FIELDS)[number]>

/** Returns the fields of a user that may be exposed in HTML; fields of another type than text or number are left out. */
export function publicUser(user: User | null | undefined): PublicUser | null | undefined {
  if (!isRecord(user)) return user as null | undefined
  const fields = PUBLIC_USER_FIELDS.map((field) => [field, user[field]] as const)
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined && isPlainValue(value)))
}

const SESSION_FIELDS = ['accessToken', 'isTokenEncrypted', 'userIp'] as const satisfies readonly (keyof User)[]

/**
 * Returns the user of a page, which plain JavaScript and server JSON can get wrong: fields with an object count as left
 * out, and another value than an object as not logged in. A usable user keeps its identity.
 */
export function usableUser(given: unknown): User | null | undefined {
  if (given === undefined) return undefined
  if (!isRecord(given)) return null
  const wrong = [...PUBLIC_USER_FIELDS, ...SESSION_FIELDS].filter((field) => !isPlainValue(given[field]))
  return wrong.length === 0 ? given : { ...given, ...Object.fromEntries(wrong.map((field) => [field, undefined])) }
}
