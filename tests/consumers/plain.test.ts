import { join } from 'node:path'
import { expect, it } from 'vitest'
import { buildConsumer } from './support/buildConsumer.ts'
import { describeConsumer } from './support/describeConsumer.ts'
import { serveFolder } from './support/serve.ts'

describeConsumer('a plain page with one script', {
  isServed: false,
  start: async () => {
    const { folder } = await buildConsumer('examples/plain', { SERVICES: '' })
    return serveFolder(join(folder, 'dist'), { fallback: 'index.html' })
  },
  more: ({ open }) =>
    it('tells search engines the URLs of both languages, which the switch uses', async () => {
      const page = await open('/viec-lam')
      const links = page.locator('link[hreflang]')
      expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('hreflang')))).toEqual([
        'vi',
        'en',
        'x-default',
      ])
      const english = page.getByRole('banner').getByRole('link', { name: 'English' })
      expect(await english.getAttribute('href')).toMatch(/\/jobs$/)
    }),
})
