import { expect, it } from 'vitest'
import { buildConsumer } from './support/buildConsumer.ts'
import { describeConsumer } from './support/describeConsumer.ts'
import { serveApp } from './support/serve.ts'

describeConsumer('SvelteKit, with fragments and the light script', {
  hasRouter: true,
  isLight: true,
  start: async () => {
    const { folder } = await buildConsumer('examples/sveltekit')
    const command = ['vite', 'preview', '--host', '127.0.0.1', '--port', '{port}']
    return serveApp(folder, command)
  },
  more({ open }) {
    it('has the user of the session, and follows links of the app and its own without a page load', async () => {
      const page = await open('/viec-lam')
      await page.context().addCookies([{ name: 'session', value: 'Lan', url: page.url() }])
      const response = await page.reload()
      expect(await response?.text()).toContain('>Lan<')
      await page.evaluate(() => Object.assign(window, { isSamePage: true }))
      await page.getByRole('main').getByRole('link', { name: 'Công ty' }).click()
      await page.waitForURL('**/danh-sach-cong-ty')
      const header = page.getByRole('banner')
      await expect
        .poll(() => header.getByRole('link', { name: 'English' }).getAttribute('href'))
        .toMatch(/\/company-list$/)
      await header.getByRole('link', { name: 'English' }).click()
      await page.waitForURL('**/company-list')
      await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('en')
      expect(await page.getByRole('banner').textContent()).toContain('Lan')
      expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
    })
  },
})
