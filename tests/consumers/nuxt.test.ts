import { expect, it } from 'vitest'
import { buildConsumer } from './support/buildConsumer.ts'
import { describeConsumer } from './support/describeConsumer.ts'
import { guideEdits } from './support/guideEdits.ts'
import { serveApp } from './support/serve.ts'

describeConsumer('Nuxt, with fragments and the light script', {
  isLight: true,
  start: async () => {
    const { folder } = await buildConsumer('examples/nuxt')
    return serveApp(folder, ['node', '.output/server/index.mjs'], { HOST: '127.0.0.1' })
  },
  more({ open }) {
    it('has the user of the session, and follows the app’s own links', async () => {
      const page = await open('/viec-lam')
      await page.context().addCookies([{ name: 'session', value: 'Lan', url: page.url() }])
      const response = await page.reload()
      expect(await response?.text()).toContain('>Lan<')
      await page.evaluate(() => Object.assign(window, { isSamePage: true }))
      await page.getByRole('main').getByRole('link', { name: 'Công ty' }).click()
      await page.waitForURL('**/danh-sach-cong-ty')
      const header = page.getByRole('banner')
      const english = header.getByRole('link', { name: 'English' })
      await expect.poll(() => english.getAttribute('href')).toMatch(/\/company-list$/)
      const alternates = page.locator('head link[rel="alternate"][hreflang]')
      await expect
        .poll(() => alternates.evaluateAll((all) => all.map((link) => link.getAttribute('href'))))
        .toEqual(['danh-sach-cong-ty', 'company-list', 'danh-sach-cong-ty'].map((to) => `https://www.example.vn/${to}`))
      expect(await header.getByRole('link', { name: 'Công ty', exact: true }).getAttribute('aria-current')).toBe('page')
      expect(await header.textContent()).toContain('Lan')
      expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
    })
  },
})

describeConsumer('Nuxt, with links of the shell that its router follows', {
  hasRouter: true,
  hasOwnPaths: true,
  start: async () => {
    const { folder } = await buildConsumer('examples/nuxt', {}, { edits: guideEdits('nuxt.md') })
    return serveApp(folder, ['node', '.output/server/index.mjs'], { HOST: '127.0.0.1' })
  },
})
