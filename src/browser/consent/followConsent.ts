import { CONSENT_COOKIES, CONSENT_STORAGE, type CookieName } from '../../core/contracts.ts'
import { removeCookie } from '../cookies/cookies.ts'
import { removeStored } from '../storage/storage.ts'

// Shared by all scripts of the shell on the page: the full one continues for the light one.
const KEY = Symbol.for('@jobsite/shell/consent')
const page = globalThis as { [KEY]?: boolean }

/**
 * Notes whether the visitor consents. Consent that was given on this page and is withdrawn removes what the shell wrote under
 * it. A page that begins without consent removes nothing: it may not know the visitor's choice yet.
 */
export function followConsent(consent: boolean): void {
  const isWithdrawn = page[KEY] === true && !consent
  page[KEY] = consent
  if (!isWithdrawn) return
  for (const name of namesOf(CONSENT_COOKIES)) removeCookie(name satisfies CookieName)
  for (const key of namesOf(CONSENT_STORAGE)) removeStored(CONSENT_STORAGE[key], key)
}

const namesOf = Object.keys as <Table extends object>(table: Table) => (keyof Table & string)[]
