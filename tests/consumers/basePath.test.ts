import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withShellBrowser } from '../support/browserPage.ts'
import { type BuildOptions, buildConsumer } from './support/buildConsumer.ts'
import { isHydrated } from './support/describeConsumer.ts'
import { type Served, serveApp } from './support/serve.ts'

/** The app serves the site's company list, and nothing outside of it. */
const BASE = '/danh-sach-cong-ty'

interface App {
  example: string
  edits: BuildOptions['edits']
  command: string[]
}

const APPS: Record<string, App> = {
  'Next.js, app router': {
    example: 'examples/next-app',
    edits: { 'next.config.ts': [['cacheComponents: true,', `cacheComponents: true, basePath: '${BASE}',`]] },
    command: ['next', 'start', '-H', '127.0.0.1', '-p', '{port}'],
  },
  'React Router, without islands': {
    example: 'examples/react-router',
    edits: {
      'react-router.config.js': [['ssr: true', `ssr: true, basename: '${BASE}'`]],
      'app/root.tsx': [["'@jobsite/shell/islands'", "'@jobsite/shell'"]],
    },
    command: ['react-router-serve', 'build/server/index.js'],
  },
}

describe.each(Object.entries(APPS))('an app below a path of the site: %s', (_, { example, edits, command }) => {
  const { newPage } = withShellBrowser()
  let served: Served | undefined

  beforeAll(async () => {
    const { folder } = await buildConsumer(example, {}, { edits })
    served = await serveApp(folder, command)
  })
  afterAll(() => served?.stop())

  it('has the site’s URLs in the server’s HTML', async () => {
    const page = await newPage({ javaScriptEnabled: false, viewport: { width: 1300, height: 900 } })
    await page.goto(served?.origin + BASE)
    const header = page.getByRole('banner')
    expect(await header.getByRole('link', { name: 'English' }).getAttribute('href')).toMatch(/\/company-list$/)
    expect(await header.getByRole('link', { name: 'Công ty', exact: true }).getAttribute('href')).toBe(BASE)
  })

  it('navigates by its router below the path, and loads all other pages', async () => {
    const page = await newPage({ viewport: { width: 1300, height: 900 } })
    await page.goto(`${served?.origin}${BASE}/a-page`)
    await page.waitForFunction(isHydrated)
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    const menu = page.getByRole('navigation', { name: 'Menu chính' })
    const companies = menu.getByRole('link', { name: 'Công ty' })
    await companies.click()
    await page.waitForURL(`**${BASE}`)
    await expect.poll(() => companies.getAttribute('aria-current')).toBe('page')
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
    const home = `${served?.origin}/`
    await page.route(home, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>Another app' }))
    await page.getByRole('banner').locator('a[href="/"]').first().click()
    await page.waitForURL(home)
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(false)
    await page.unroute(home)
  })
})
