import { execFile } from 'node:child_process'
import { mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { FrameLocator, Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { componentPages } from '../../docs/.vitepress/componentPages.ts'
import { DEMOS } from '../../docs/.vitepress/demos/demos.ts'
import { readErrorCodes } from '../../scripts/checks/docs/errorCodes.ts'
import { serveFolder } from '../../scripts/visual/serveFolder.ts'
import { withShellBrowser } from '../support/browserPage.ts'
import { ROOT } from './support/projectCopy.ts'

// As it is published: below a folder.
const BASE = '/shell/'
const { newPage } = withShellBrowser()
let site = ''

beforeAll(async () => {
  // Fails for a page that no list leads to, and for a link, asset or heading that does not exist.
  await promisify(execFile)(
    process.execPath,
    [join(ROOT, 'node_modules/vitepress/bin/vitepress.js'), 'build', 'docs'],
    {
      cwd: ROOT,
      env: { ...process.env, DOCS_BASE: BASE, NODE_ENV: 'production' },
      maxBuffer: 64 * 1024 * 1024,
    },
  )
  const host = mkdtempSync(join(tmpdir(), 'docs-site-'))
  symlinkSync(join(ROOT, '.cache/docs-site'), join(host, 'shell'))
  const { origin, stop } = await serveFolder(host)
  site = origin + BASE
  return stop
})

const open = async (path: string, width = 1300, colorScheme: 'light' | 'dark' = 'light'): Promise<Page> => {
  const page = await newPage({ viewport: { width, height: 900 }, colorScheme })
  await page.goto(site + path)
  return page
}

const example = (page: Page): FrameLocator => page.frameLocator('.demo iframe')
const shownUrl = (page: Page) => page.getByLabel('URL of the example')

describe('the first page', () => {
  it.each([
    [390, 'light'],
    [1300, 'dark'],
  ] as const)('has name, version, pictures, a header and three roles at %i px, %s', async (width, colors) => {
    const page = await open('', width, colors)
    await page.getByRole('heading', { level: 1, name: 'Jobsite shell' }).waitFor()
    await page.getByRole('link', { name: /^Version \d/ }).waitFor()
    for (const role of ['Page teams', 'Designers', 'Contributors'])
      await page.getByRole('heading', { level: 3, name: role }).waitFor()
    await expect
      .poll(() =>
        page.locator('.hero img').evaluateAll((all) => all.map((image) => (image as HTMLImageElement).naturalWidth)),
      )
      .toEqual([1300, 390])
    await example(page).getByRole('banner').waitFor()
    await expect
      .poll(() =>
        example(page)
          .locator('html')
          .evaluate((root) => root.style.colorScheme),
      )
      .toBe(colors)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })

  it('leads designers to the published Storybook, and has an icon', async () => {
    const page = await open('')
    expect(await page.getByRole('link', { name: 'See every state' }).getAttribute('href')).toBe(`${BASE}storybook/`)
    const icon = await page.locator('link[rel="icon"]').getAttribute('href')
    expect((await page.request.get(new URL(icon ?? '', site).href)).status()).toBe(200)
  })

  it('has a live header: menus, languages, links and search', async () => {
    const page = await open('')
    const header = example(page).getByRole('banner')
    await header.getByRole('button', { name: 'Phát triển sự nghiệp' }).click()
    await header.getByRole('link', { name: 'Báo cáo lương' }).click()
    await expect.poll(() => shownUrl(page).textContent()).toBe('/muc-luong')
    await header.getByRole('link', { name: 'English' }).click()
    await header.getByRole('button', { name: 'Career' }).waitFor()
    await expect.poll(() => page.getByRole('button', { name: 'English' }).getAttribute('aria-pressed')).toBe('true')
    const keyword = header.getByRole('combobox').first()
    await keyword.fill('acc')
    await header.getByRole('option', { name: 'Chief accountant' }).click()
    await expect.poll(() => shownUrl(page).textContent()).toBe('/salary/Chief-accountant-kw')
  })

  it('shows who is logged in, and the width of a phone', async () => {
    const page = await open('')
    await page.getByRole('button', { name: 'Logged in' }).click()
    await example(page).getByRole('button', { name: /Anh/ }).waitFor()
    await page.getByRole('button', { name: 'Phone' }).click()
    await example(page).getByRole('button', { name: 'Mở menu' }).waitFor()
  })
})

it('the colors of an example follow those of the page', async () => {
  const page = await open('components/header.html')
  const root = example(page).locator('html')
  await expect.poll(() => root.evaluate((element) => element.style.colorScheme)).toBe('light')
  await page.getByRole('switch').first().click()
  await expect.poll(() => root.evaluate((element) => element.style.colorScheme)).toBe('dark')
})

it.each(componentPages(ROOT).map(({ name, slug }) => [name, slug]))('the page of %s shows it', async (name, slug) => {
  const page = await open(`components/${slug}.html`, 390)
  await page.getByRole('heading', { level: 1, name: new RegExp(`^${name}`) }).waitFor()
  await page.locator('.demo').scrollIntoViewIfNeeded()
  await example(page).locator('[data-shell]').first().waitFor({ state: 'attached' })
  await expect
    .poll(() => page.locator('.demo-stage').evaluate((stage) => stage.clientHeight))
    .toBe(DEMOS[name as 'Shell'].height)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

it('every code of a message has a URL that leads to its explanation', async () => {
  const [first = '', ...codes] = readErrorCodes(ROOT).codes
  const page = await open(`errors/${first}.html`)
  await page.waitForURL(new RegExp(`/troubleshooting\\.html#${first}$`))
  await page.getByRole('heading', { name: first }).waitFor()
  for (const code of codes) expect((await page.request.get(`${site}errors/${code}.html`)).status()).toBe(200)
})
