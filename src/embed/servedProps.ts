import { VERSION } from '../react/version.ts'
import type { HostOptions } from './slots.ts'

/** Marks the element that carries what the fragments of a page were made from. */
export const PROPS_ATTRIBUTE = 'data-shell-props'

/** What only script can give. */
type ScriptOption =
  | 'adapters'
  | 'fetch'
  | 'linkComponent'
  | 'logger'
  | 'navigate'
  | 'refreshUser'
  | 'serviceWorker'
  | 'suggest'

/** What fragments are made from: everything that JSON can carry. */
export type ServedOptions = Omit<HostOptions, ScriptOption>

interface Served {
  readonly version: string
  readonly options: ServedOptions
}

/** What must not stand in a page: it is known to the page's script, or asked for. */
const SECRET_USER_KEYS = ['accessToken', 'isTokenEncrypted', 'userIp']

/**
 * The options as a JSON element for a page's HTML, `<script type="application/json">`: data, which no content security
 * policy forbids. Functions, and what of the user must not stand in a page, are left out.
 */
export function formatServedProps(options: ServedOptions): string {
  const { user, ...rest } = options
  const shown = user && Object.fromEntries(Object.entries(user).filter(([key]) => !SECRET_USER_KEYS.includes(key)))
  const served: Served = { version: VERSION, options: { ...rest, ...(user !== undefined && { user: shown }) } }
  const json = JSON.stringify(served).replaceAll('<', '\\u003c')
  return `<script type="application/json" ${PROPS_ATTRIBUTE}>${json}</script>`
}

/** What the fragments on the page were made from; `null` where there are none, or none of this version. */
export function readServedProps(page: ParentNode = document): ServedOptions | null {
  try {
    const text = page.querySelector(`script[${PROPS_ATTRIBUTE}]`)?.textContent
    const served = JSON.parse(text ?? 'null') as Partial<Served> | null
    return served?.version === VERSION ? (served.options ?? {}) : null
  } catch {
    return null
  }
}
