import { CONSENT_COOKIES, CONSENT_STORAGE, type CookieName } from '../../core/contracts.ts'
import { removeCookie } from '../cookies/cookies.ts'
import { readShared, writeShared } from '../page/shared.ts'
import { removeStored } from '../storage/storage.ts'

/**
 * Notes whether the visitor consents. Consent that was given on this page and is withdrawn removes what the shell wrote under
 * it. A page that begins without consent removes nothing: it may not know the visitor's choice yet.
 */
export function followConsent(consent: boolean): void {
  const isWithdrawn = readShared('consent') === true && !consent
  writeShared('consent', consent)
  if (!isWithdrawn) return
  for (const name of namesOf(CONSENT_COOKIES)) removeCookie(name satisfies CookieName)
  for (const key of namesOf(CONSENT_STORAGE)) removeStored(CONSENT_STORAGE[key], key)
}

const namesOf = Object.keys as <Table extends object>(table: Table) => (keyof Table & string)[]
