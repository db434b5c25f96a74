import type { Page } from 'playwright'
import { expect } from 'vitest'

/** Event types that the window listens to; none may block the back/forward cache. */
export async function listenersOfKeptPage(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page)
  const { result } = await devtools.send('Runtime.evaluate', { expression: 'window' })
  const { listeners } = await devtools.send('DOMDebugger.getEventListeners', { objectId: result.objectId ?? '' })
  const types = listeners.map(({ type }) => type)
  // A page that listens to these is not kept.
  expect(types.filter((type) => /unload/.test(type))).toEqual([])
  return types
}

/** Goes back to a cached page. Chromium caches no page under automation: it is frozen, and gets the event, instead. */
export async function bringBack(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.setWebLifecycleState', { state: 'frozen' })
  await devtools.send('Page.setWebLifecycleState', { state: 'active' })
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  const career = page.getByRole('button', { name: /^Phát triển sự nghiệp/ })
  await career.click()
  expect(await career.getAttribute('aria-expanded')).toBe('true')
}
