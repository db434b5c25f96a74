/** A job seeker as the site's pages know one. `accessToken` and `userIp` never reach the page, an event or a log. */
export interface User {
  readonly userId?: string | number | null
  readonly firstName?: string | null
  readonly lastName?: string | null
  readonly userName?: string | null
  readonly profilePicture?: string | null
  readonly jobTitle?: string | null
  readonly userIp?: string | null
  readonly accessToken?: string | null
  /** The token is base64, twice over. @default false */
  readonly isTokenEncrypted?: boolean
}

/** Who is looking: not known yet, nobody in particular, or a logged-in seeker. */
export type UserState = 'unknown' | 'anonymous' | 'known'

/** What stands for a name that is not there. */
export const NAMELESS = 'Your name'

/**
 * First and last name when both are there, else a stand-in.
 *
 * @example displayName({ firstName: 'Minh Anh', lastName: 'Nguyễn' }) // 'Minh Anh Nguyễn'
 * @example displayName({ firstName: 'Minh Anh' }) // 'Your name'
 */
export function displayName(user: User | null | undefined, fallback: string = NAMELESS): string {
  const first = clean(user?.firstName)
  const last = clean(user?.lastName)
  return first !== '' && last !== '' ? `${first} ${last}` : fallback
}

/**
 * The last word of the first name, as the desktop button shows it, else a stand-in.
 *
 * @example shortName({ firstName: 'Nguyễn Thị Minh Anh' }) // 'Anh'
 */
export function shortName(user: User | null | undefined, fallback: string = NAMELESS): string {
  return clean(user?.firstName).split(' ').at(-1) || fallback
}

const clean = (name: unknown): string => (typeof name === 'string' ? name.replace(/\s+/g, ' ').trim() : '')

/**
 * Whether someone is logged in: a user id or an access token exists.
 *
 * @example isLoggedIn({ userId: 7 }) // true
 */
export function isLoggedIn(user: User | null | undefined): boolean {
  return Boolean(user?.userId || user?.accessToken)
}

/**
 * The state of a user value: `undefined` is not known yet, `null` nobody.
 *
 * @example userState(null) // 'anonymous'
 */
export function userState(user: User | null | undefined): UserState {
  if (user === undefined) return 'unknown'
  return isLoggedIn(user) ? 'known' : 'anonymous'
}
