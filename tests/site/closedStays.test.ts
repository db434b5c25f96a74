import type { Page } from 'playwright'
import { describe, expect, inject, test } from 'vitest'
import { closeSideNavAt, leftOpen, NOTHING_OPEN, TAKEOVER, testClosedOverlays } from '../support/closedOverlays.ts'
import { holdRequests, idle, startMenus, twoFrames } from '../support/pageHelpers.ts'
import { hydrated, withBrowser } from '../support/siteBrowser.ts'

const PAGE = `${inject('site').react19}/viec-lam`

const file = (name: string) => new RegExp(`/assets/${name}-[^/]+\\.js$`)

/** The code that a press waits for, by what is held back. */
const CODE = {
  'before all code': file('(?:islands\\.after-load|islands\\.hydration|searchPanels)'),
  'before the code that renders': file('(?:islands\\.hydration|searchPanels)'),
  'before the content of sheets': file('searchPanels'),
  'with all code': undefined,
} as const
const MOMENTS = Object.keys(CODE) as (keyof typeof CODE)[]

/** Waits until modules that a page has requested have run, and what they request of these. */
async function imported(page: Page, urls: ReadonlySet<string>): Promise<void> {
  let known = 0
  while (known < urls.size) {
    known = urls.size
    // As text: Vite would replace the import.
    await page.evaluate(`Promise.all(${JSON.stringify([...urls])}.map((url) => import(url)))`)
    await idle(page)
    await twoFrames(page)
  }
}

const isMenu = (overlay: string) => overlay === 'submenu' || overlay === 'account menu'

describe('islands', () => {
  const { open } = withBrowser()

  const arrive = async (page: Page, moment: keyof typeof CODE) => {
    const pattern = CODE[moment]
    const requested = new Set<string>()
    page.on('request', (request) => {
      if (pattern?.test(request.url())) requested.add(request.url())
    })
    const release = pattern ? await holdRequests(page, pattern) : async () => undefined
    await page.goto(PAGE)
    await hydrated(page)
    if (moment !== 'before all code') await startMenus(page)
    return {
      requested: () => expect.poll(() => requested.size).toBeGreaterThan(0),
      async release() {
        // What is requested later comes, too.
        const released = release()
        if (requested.size === 0) return
        await released
        await imported(page, requested)
      },
    }
  }

  testClosedOverlays({
    moments: MOMENTS,
    isShown: (overlay, moment) => {
      if (moment === 'before all code') return false
      if (moment === 'with all code' || overlay === 'side navigation' || overlay === 'location sheet') return true
      return isMenu(overlay)
    },
    async open(screen, moment) {
      const page = await open(screen)
      return { page, ...(await arrive(page, moment)) }
    },
  })

  test.each(TAKEOVER)(
    `a side navigation that is closed by $closing $moment, with $frames, stays closed${TAKEOVER.share}`,
    async (row) => {
      const page = await open({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
      const { release } = await arrive(page, 'before the code that renders')
      await page.locator('[data-shell="header"] .shell-menu-button').tap()
      const sideNav = page.locator('[data-shell="side-nav"]')
      await sideNav.and(page.locator('[open]')).waitFor()
      const closed = await closeSideNavAt(page, row)
      await release()
      await closed()
      await expect.poll(() => leftOpen(page)).toEqual(NOTHING_OPEN)
      await page.waitForFunction(() =>
        Object.keys(document.querySelector('[data-shell="side-nav"]') ?? {}).some((key) => key.startsWith('__react')),
      )
      await idle(page)
      await twoFrames(page)
      expect(await leftOpen(page)).toEqual(NOTHING_OPEN)
      await page.locator('[data-shell="header"] .shell-menu-button').tap()
      await sideNav.and(page.locator('[open]')).waitFor()
    },
  )
})
