import { expect, it } from 'vitest'
import { buildConsumer } from './support/buildConsumer.ts'
import { describeConsumer, isHydrated } from './support/describeConsumer.ts'
import { serveApp } from './support/serve.ts'

describeConsumer('TanStack Start', {
  hasRouter: true,
  hasOwnPaths: true,
  hasIslands: true,
  isStrict: true,
  start: async () => {
    const { folder } = await buildConsumer('examples/tanstack-start')
    return serveApp(folder, ['vite', 'preview', '--host', '127.0.0.1', '--port', '{port}'])
  },
  more({ open }) {
    it('renders the user of the session, who stays on the next page without another request', async () => {
      const page = await open('/viec-lam')
      await page.context().addCookies([{ name: 'session', value: 'Lan', url: page.url() }])
      const response = await page.reload()
      expect(await response?.text()).toContain('>Lan<')
      await page.waitForFunction(isHydrated)
      const called: string[] = []
      page.on('request', (request) => called.push(new URL(request.url()).pathname))
      await page.getByRole('navigation', { name: 'Menu chính' }).getByRole('link', { name: 'Công ty' }).click()
      await page.waitForURL('**/danh-sach-cong-ty')
      await page.getByRole('heading', { level: 1, name: '/danh-sach-cong-ty' }).waitFor()
      expect(await page.getByRole('banner').textContent()).toContain('Lan')
      expect(called.filter((path) => path.includes('_serverFn'))).toEqual([])
    })
  },
})
