import { join } from 'node:path'
import { expect, it } from 'vitest'
import { twoFrames } from '../support/pageHelpers.ts'
import { buildConsumer } from './support/buildConsumer.ts'
import { bringBack, listenersOfKeptPage } from './support/cachedPage.ts'
import { describeConsumer } from './support/describeConsumer.ts'
import { serveFolder } from './support/serve.ts'
import { strictPolicy } from './support/strictPolicy.ts'
import { translate } from './support/translate.ts'

describeConsumer('a single-page app on React 18.3', {
  isServed: false,
  hasRouter: true,
  isStrict: true,
  start: async () => {
    const { folder } = await buildConsumer('examples/spa')
    return serveFolder(join(folder, 'dist'), { fallback: 'index.html', policy: strictPolicy })
  },
  more({ open }) {
    it.each([1300, 390])('is not broken by the browser’s translation, %i px wide', async (width) => {
      const page = await open('/viec-lam', { width })
      await page.evaluate(translate)
      // Everything that is re-rendered later: the user, the current page, open menus.
      const say = (name: string, detail: object) =>
        page.evaluate(([type, data]) => void dispatchEvent(new CustomEvent(type, { detail: data, cancelable: true })), [
          name,
          detail,
        ] as const)
      const user = { userId: 7, firstName: 'Minh Anh', lastName: 'Trần', jobTitle: 'Kế toán' }
      await say('UPDATE_USER', { user })
      await twoFrames(page)
      await page.evaluate(translate)
      await say('UPDATE_USER', { user: null })
      await say('SEARCH', { params: { query: 'java', locationId: [29], categoryId: [35] } })
      for (const path of ['/muc-luong', '/', '/quan-ly-nghe-nghiep/tong-quan', '/viec-lam']) {
        await page.evaluate((to) => {
          history.pushState(null, '', to)
          dispatchEvent(new PopStateEvent('popstate'))
        }, path)
        await twoFrames(page)
        await page.evaluate(translate)
      }
      await say('UPDATE_USER', { user })
      await twoFrames(page)
      expect(await page.locator('[data-shell="header"] a').count()).toBeGreaterThan(15)
      expect(await page.locator('[data-shell="footer"] a').count()).toBeGreaterThan(15)
      if (width > 991) {
        const account = page.locator('[data-shell="header"] .shell-user > button')
        expect(await account.textContent()).toContain('Anh')
        await account.click()
        expect(await account.getAttribute('aria-expanded')).toBe('true')
      } else {
        await page.locator('[data-shell="header"] .shell-menu-button').click()
        await page.getByRole('dialog').waitFor()
      }
    })

    it('works when it is restored from the back/forward cache', async () => {
      const page = await open('/viec-lam')
      await listenersOfKeptPage(page)
      await bringBack(page)
    })
  },
})
