import { type Attribution, cookieNames } from '@jobsite/shell/core'
import { onTestFinished, vi } from 'vitest'
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

/** Lets the browser show a page that it had fetched before a visitor opened it. Returns a function that does nothing. */
export function prefetch(): () => void {
  const entry = { deliveryType: 'navigational-prefetch' } as PerformanceEntry & { deliveryType: string }
  Object.defineProperty(performance, 'getEntriesByType', { value: () => [entry], configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(performance, 'getEntriesByType'))
  return () => undefined
}

/** Lets the browser prerender the page. Returns a function that opens it. */
export function prerender(): () => void {
  const prerendering = vi.fn(() => true)
  Object.defineProperty(document, 'prerendering', { get: prerendering, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(document, 'prerendering'))
  return () => {
    prerendering.mockReturnValue(false)
    document.dispatchEvent(new Event('prerenderingchange'))
  }
}
