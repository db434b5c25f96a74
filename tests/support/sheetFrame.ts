import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { isFocused, twoFrames } from './pageHelpers.ts'

interface HeldPage {
  /** A phone's page whose code for the sheet's content is held back. */
  readonly page: Page
  readonly release: () => unknown
}

/** Declares what the location sheet does before its content has come. The same in all ways of rendering. */
export function testSheetFrame(open: () => Promise<HeldPage>, openWithoutCode: () => Promise<Page>): void {
  const button = (page: Page) => page.locator('[data-shell="header"] .shell-location-button')
  const sheet = (page: Page) => page.locator('[data-shell="header"] dialog.shell-sheet[open]')
  const openFrame = async (page: Page) => {
    await button(page).tap()
    await sheet(page).and(page.locator(':modal:empty')).waitFor()
  }

  test('the location sheet opens with the press, is filled as its code comes, and is closed by Back', async () => {
    const { page, release } = await open()
    await openFrame(page)
    expect(await button(page).getAttribute('aria-expanded')).toBe('true')
    const { width, height } = page.viewportSize() as { width: number; height: number }
    expect(await sheet(page).boundingBox()).toEqual({ x: 0, y: 0, width, height })
    const [before, entries] = [await sheet(page).elementHandle(), await page.evaluate(() => history.length)]
    await release()
    await expect.poll(() => isFocused(sheet(page).locator('input[type="text"]'))).toBe(true)
    expect(await sheet(page).getByRole('checkbox').count()).toBeGreaterThan(20)
    expect(await sheet(page).evaluate((now, then) => now === then && now.matches(':modal'), before)).toBe(true)
    expect(await page.evaluate(() => history.length)).toBe(entries)
    const url = page.url()
    await page.goBack()
    await sheet(page).waitFor({ state: 'detached' })
    expect(page.url()).toBe(url)
    await expect.poll(() => isFocused(button(page))).toBe(true)
    expect(await button(page).getAttribute('aria-expanded')).toBe('false')
  })

  test('the location sheet that is left before its code has come stays closed, and opens again', async () => {
    const { page, release } = await open()
    await openFrame(page)
    await page.keyboard.press('Escape')
    await sheet(page).waitFor({ state: 'detached' })
    expect(await button(page).getAttribute('aria-expanded')).toBe('false')
    await expect.poll(() => isFocused(button(page))).toBe(true)
    await release()
    await page.locator('[data-shell="header"][data-enhanced]').waitFor()
    await twoFrames(page)
    expect(await sheet(page).count()).toBe(0)
    await button(page).tap()
    await sheet(page).getByRole('checkbox').first().waitFor()
  })

  test('the location sheet whose code does not come closes', async () => {
    const page = await openWithoutCode()
    const opened = page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const observer = new MutationObserver(() => {
            if (document.querySelector('dialog.shell-sheet[open]')) resolve(observer.disconnect())
          })
          observer.observe(document, { attributeFilter: ['open'], subtree: true })
        }),
    )
    await button(page).tap()
    await opened
    await sheet(page).waitFor({ state: 'detached' })
    expect(await button(page).getAttribute('aria-expanded')).toBe('false')
  })
}
