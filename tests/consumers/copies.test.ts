import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withShellBrowser } from '../support/browserPage.ts'
import { twoFrames } from '../support/pageHelpers.ts'
import { buildConsumer } from './support/buildConsumer.ts'
import { type Served, serveFolder } from './support/serve.ts'

const { newPage } = withShellBrowser()
let served: Served
let folder: string

beforeAll(async () => {
  folder = (await buildConsumer('tests/consumers/copies')).folder
  served = await serveFolder(join(folder, 'dist'))
})

afterAll(() => served?.stop())

async function open(mode: 'development' | 'production'): Promise<Page> {
  const page = await newPage({ viewport: { width: 1300, height: 900 } })
  await page.goto(`${served.origin}/${mode}.js`)
  await page.setContent('<!doctype html><html lang="vi"><title>Copies</title><body><div id="root"></div></body>')
  await page.addScriptTag({ url: `/${mode}.js` })
  await page.locator('[data-shell="header"][data-enhanced]').waitFor()
  await twoFrames(page)
  return page
}

/** Renders the shell and the host again, and reads the styles of each. */
async function stylesOf(page: Page): Promise<Record<string, string>> {
  const card = page.getByRole('button', { name: 'The host’s own' })
  const before = await card.evaluate((element) => getComputedStyle(element).backgroundColor)
  await card.click()
  const after = await card.evaluate((element) => getComputedStyle(element).backgroundColor)
  await page.getByRole('banner').getByRole('combobox').fill('k')
  await page.getByRole('option').first().waitFor()
  const bar = await page.locator('.shell-bar').evaluate((element) => getComputedStyle(element).display)
  const list = await page.getByRole('listbox').evaluate((element) => getComputedStyle(element).listStyleType)
  return { before, after, bar, list }
}

const STYLED = { before: 'rgb(4, 5, 6)', after: 'rgb(1, 2, 3)', bar: 'grid', list: 'none' }

describe('two copies of styled-components in one React page', () => {
  // A browser would run the page's own only, so that its development build has no reason to warn.
  it.each(['development', 'production'] as const)(
    'both style their own components, without a message: %s',
    async (mode) => {
      expect(await stylesOf(await open(mode))).toEqual(STYLED)
    },
  )
})
