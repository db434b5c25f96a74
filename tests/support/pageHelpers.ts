import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'

/**
 * Holds back a page's requests for URLs of a pattern. Returns a function that lets them go, once there is one: a pattern that
 * matches nothing fails the test.
 */
export async function holdRequests(page: Page, pattern: string | RegExp): Promise<() => Promise<void>> {
  let [note, letGo] = [(): void => undefined, (): void => undefined]
  const requested = new Promise<void>((resolve) => {
    note = resolve
  })
  const released = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(pattern, async (route) => {
    note()
    await released
    await route.continue()
  })
  return () => requested.then(letGo)
}

/** Lets the header of served HTML start, which it does at the first event, and waits until its menus have. */
export async function startMenus(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await page.locator('body').dispatchEvent('pointerdown')
      return page.locator('[data-shell="header"][data-menus]').count()
    })
    .toBeGreaterThan(0)
}

/** Waits for two frames: observers have been called by then. */
export const twoFrames = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

/** Waits until the page has done what it puts off until it is idle. Chromium may not say so by itself after a click. */
export const idle = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })))

/** Resizes the window, and waits until the page has followed. */
export async function resize(page: Page, width: number, height = 800): Promise<void> {
  await page.setViewportSize({ width, height })
  await twoFrames(page)
}

/** Waits until nothing moves or fades any more. */
export const animationsEnded = (page: Page): Promise<unknown> =>
  page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))

/** Returns whether an element has the focus. */
export const isFocused = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => element === document.activeElement)

/**
 * Returns the visible links and controls that are smaller than 44 × 44 CSS pixels. Left out are links in a line of text,
 * and a checkbox or radio button whose label is large enough.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, summary, textarea')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }) && getComputedStyle(one).display !== 'inline')
      .map((one) => ({ one, box: (one.closest('label') ?? one).getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && (box.width < 43.9 || box.height < 43.9))
      .map(({ one, box }) => `${one.outerHTML.slice(0, 80)}: ${box.width} × ${box.height}`),
  )

/** Returns how far a page scrolls sideways, in CSS pixels. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
