import { isPlainValue, isRecord } from '../text/json.ts'
import type { User } from './user.ts'

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
export type PublicUser = Pick<User, (typeof PUBLIC_USER_FIELDS)[number]>

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
