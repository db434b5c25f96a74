import { type Attribution, cookieNames } from '@jobsite/shell/core'
import { readCookie } from '../../src/browser/cookies/cookies.ts'

const recordOf = (name: 'attribution' | 'firstAttribution'): Attribution | null =>
  JSON.parse(readCookie(cookieNames[name]) ?? 'null')

/** The stored record of the last visit's source. */
export const lastTouch = () => recordOf('attribution')

/** The stored record of the first visit's source. */
export const firstTouch = () => recordOf('firstAttribution')

/** The stored visits of pages that may not write, as text. */
export const storedLandings = () => window.sessionStorage.getItem('@jobsite/shell/landings')

/** Lets a visitor arrive at a path from a referrer. */
export function land(path: string, referrer = ''): void {
  window.history.replaceState(null, '', path)
  Object.defineProperty(document, 'referrer', { configurable: true, value: referrer })
}
