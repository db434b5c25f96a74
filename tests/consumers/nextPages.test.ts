import { expect, it } from 'vitest'
import { type BuildOptions, buildConsumer } from './support/buildConsumer.ts'
import { describeConsumer } from './support/describeConsumer.ts'
import { serveApp } from './support/serve.ts'

/** The components that hydrate at once, with the router's provider, its own links, and styles in the HTML. */
const WITHOUT_ISLANDS: BuildOptions['edits'] = {
  'pages/_app.tsx': [
    ["'@jobsite/shell/islands'", "'@jobsite/shell'"],
    [' ShellProvider, SideNav', ' SideNav'],
    ['{ useNextPagesRoute }', '{ NextPagesShellProvider as ShellProvider }'],
    ['      {...useNextPagesRoute()}\n', ''],
    ["import '@jobsite/shell/styles.css'\n", ''],
  ],
  'pages/_document.tsx': [
    ['/** Sets', "import { ServerStyleSheet } from 'styled-components'\n\n/** Sets"],
    [
      'const initial =',
      'const sheet = new ServerStyleSheet()\nconst { renderPage } = context\n' +
        'context.renderPage = () => renderPage({ enhanceApp: (App) => (props) => sheet.collectStyles(<App {...props} />) })\n' +
        'const initial =',
    ],
    ['...initial,', '...initial, styles: [initial.styles, sheet.getStyleElement()],'],
  ],
}

for (const [name, edits] of Object.entries({ 'with islands': {}, 'without islands': WITHOUT_ISLANDS })) {
  describeConsumer(`the Next.js pages router on React 18.3, ${name}`, {
    hasRouter: true,
    hasOwnPaths: true,
    hasIslands: edits !== WITHOUT_ISLANDS,
    start: async () => {
      const { folder } = await buildConsumer('examples/next-pages', {}, { edits })
      return serveApp(folder, ['next', 'start', '-H', '127.0.0.1', '-p', '{port}'])
    },
  })
}

describeConsumer('the Next.js pages router with locales', {
  hasRouter: true,
  hasOwnPaths: true,
  hasIslands: true,
  start: async () => {
    const i18n = "i18n: { locales: ['vi', 'en'], defaultLocale: 'vi', localeDetection: false }"
    const edits = { 'next.config.ts': [['', `export default { ${i18n} }\n`]] } satisfies BuildOptions['edits']
    const { folder } = await buildConsumer('examples/next-pages', {}, { edits })
    return serveApp(folder, ['next', 'start', '-H', '127.0.0.1', '-p', '{port}'])
  },
  more({ open }) {
    it('shows the English home page, and follows its links as they are', async () => {
      const page = await open('/en')
      const state = () => page.evaluate(() => [location.pathname, document.documentElement.lang])
      expect(await state()).toEqual(['/en', 'en'])
      const header = page.getByRole('banner')
      expect(await header.getByRole('link', { name: 'Tiếng Việt' }).getAttribute('href')).toBe('/')
      await page.evaluate(() => Object.assign(window, { isSamePage: true }))
      await header.locator('a[href="/company-list"]').first().click()
      await page.getByRole('heading', { level: 1, name: 'Companies' }).waitFor()
      await expect.poll(state).toEqual(['/company-list', 'en'])
      await page.goBack()
      await expect.poll(state).toEqual(['/en', 'en'])
      expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
    })

    it('searches at the site’s URL, and keeps the language of the document', async () => {
      const page = await open('/jobs')
      const keyword = page.getByRole('combobox').first()
      await keyword.fill('java')
      await keyword.press('Enter')
      await page.waitForURL('**/java-kw')
      const state = () => page.evaluate(() => [location.pathname, document.documentElement.lang])
      await expect.poll(state).toEqual(['/java-kw', 'en'])
      await page.getByRole('heading', { level: 1, name: '/java-kw' }).waitFor()
      expect(await state()).toEqual(['/java-kw', 'en'])
    })
  },
})
