import { safeDocument } from '../browser/page/safeDocument.ts'
import { VERSION } from '../react/version.ts'
import type { HostOptions } from './mountPoints.ts'

/** Attribute of the element with the serialized options of a page's fragments. */
export const PROPS_ATTRIBUTE = 'data-shell-props'

/** Options that are not JSON-serializable. */
type ScriptOption =
  | 'adapters'
  | 'fetch'
  | 'linkComponent'
  | 'logger'
  | 'navigate'
  | 'ownPaths'
  | 'refreshUser'
  | 'serviceWorker'
  | 'suggest'

/** JSON-serializable options of fragments. */
export type ServedOptions = Omit<HostOptions, ScriptOption>

interface Served {
  readonly version: string
  readonly options: ServedOptions
}

/** User fields that must not be exposed in HTML. */
const SECRET_USER_KEYS = ['accessToken', 'isTokenEncrypted', 'userIp']

/** Returns a user without the fields that must not be exposed in HTML. */
export const publicUser = (user: HostOptions['user']): HostOptions['user'] =>
  user && Object.fromEntries(Object.entries(user).filter(([key]) => !SECRET_USER_KEYS.includes(key)))

/**
 * Serializes the options to a JSON element for a page's HTML, `<script type="application/json">`: data, which no
 * content security policy blocks. Functions and secret user fields are omitted.
 */
export function formatSerializedProps(options: ServedOptions): string {
  const { user, ...rest } = options
  const served: Served = {
    version: VERSION,
    options: { ...rest, ...(user !== undefined && { user: publicUser(user) }) },
  }
  const json = serialize(served).replaceAll('<', '\\u003c')
  return `<script type="application/json" ${PROPS_ATTRIBUTE}>${json}</script>`
}

/** Serializes options, for props of a page and for cache keys. */
export const serialize = (value: unknown): string => JSON.stringify(value, bigIntAsText)

/** Replaces a BigInt, such as a database's id, which JSON cannot contain. */
const bigIntAsText = (_key: string, value: unknown): unknown => (typeof value === 'bigint' ? String(value) : value)

/** Returns the options of the page's fragments; `null` if there are none, or if another version wrote them. */
export function readSerializedProps(page: ParentNode = safeDocument): ServedOptions | null {
  try {
    const text = page.querySelector(`script[${PROPS_ATTRIBUTE}]`)?.textContent
    const served = JSON.parse(text ?? 'null') as Partial<Served> | null
    return served?.version === VERSION ? (served.options ?? {}) : null
  } catch {
    return null
  }
}
