/** Job seeker, as passed by the site's pages. `accessToken` and `userIp` never appear in HTML, an event or a log. */
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

const clean = (name: unknown): string => (typeof name === 'string' ? name.replace(/\s+/g, ' ').trim() : '')

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
