import { expect, it } from 'vitest'
import { buildConsumer } from './support/buildConsumer.ts'
import { describeConsumer } from './support/describeConsumer.ts'
import { serveApp } from './support/serve.ts'

describeConsumer('the Next.js app router behind a proxy that adds the locale', {
  hasRouter: true,
  hasOwnPaths: true,
  hasIslands: true,
  start: async () => {
    const { folder } = await buildConsumer('examples/next-locale')
    // By its name: Next.js calls 127.0.0.1 so in a proxy, and would send what is rewritten to "another" host, itself.
    return serveApp(folder, ['next', 'start', '-H', 'localhost', '-p', '{port}'])
  },
  more({ open }) {
    it.each([
      ['/', 'vi', 'English', '/en'],
      ['/en', 'en', 'Tiếng Việt', '/'],
    ])('%s is a home page in its own language', async (path, language, other, counterpart) => {
      const page = await open(path)
      expect(await page.locator('html').getAttribute('lang')).toBe(language)
      const header = page.getByRole('banner')
      expect(await header.getByRole('link', { name: other }).getAttribute('href')).toBe(counterpart)
      expect(await header.getByRole('search').count()).toBe(0)
    })

    it('has no address of the proxy in the server’s HTML', async () => {
      const page = await open('/viec-lam')
      const html = await page.evaluate(() => fetch('/viec-lam').then((response) => response.text()))
      const shell = html.slice(html.indexOf('<header'), html.indexOf('</footer>'))
      expect(shell).toContain('aria-current="page"')
      expect(shell).not.toMatch(/(?:href|action)="\/vi\//)
    })
  },
})
