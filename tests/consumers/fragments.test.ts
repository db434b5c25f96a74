import { execFile } from 'node:child_process'
import { cp } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from 'playwright'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startServer } from '../../scripts/startServer.ts'
import type { SiteMenuItem } from '../../src/core/site/site.ts'
import { isNightly } from '../support/isNightly.ts'
import { readShifts } from '../support/layoutShift.ts'
import { twoFrames } from '../support/pageHelpers.ts'
import { buildConsumer, siteWithServices } from './support/buildConsumer.ts'
import { describeConsumer } from './support/describeConsumer.ts'
import { guideEdits } from './support/guideEdits.ts'
import { serveApp } from './support/serve.ts'

const require = createRequire(import.meta.url)
const run = promisify(execFile)

/** Builds the app as the guide changes it for the light script. */
const buildLight = () => buildConsumer('examples/fragments', {}, { edits: guideEdits('fragments.md') })

/** The scripts and style sheets that a page has requested. */
const requestedFiles = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => /\.(?:js|css)$/.test(path))
      .sort(),
  )

// On commits with the light script, which the guide recommends. The full one is on the plain page, and on served HTML in `tests/equal`.
if (isNightly)
  describeConsumer('pages of a server that is not JavaScript', {
    start: async () => {
      const { folder } = await buildConsumer('examples/fragments')
      return serveApp(folder, ['perl', 'server.pl'])
    },
  })

describeConsumer('pages of that server with the light script', {
  isLight: true,
  start: async () => serveApp((await buildLight()).folder, ['perl', 'server.pl', 'light.template']),
  more: ({ open }) =>
    it('load the full script on first use, and the script of the page view', async () => {
      const page = await open('/viec-lam')
      await expect.poll(() => requestedFiles(page)).toEqual(['/embed.light.global.js', '/embed.page-view.global.js'])
      await page.getByRole('combobox').first().click()
      await expect.poll(() => requestedFiles(page)).toContain('/embed.global.js')
    }),
})

describeConsumer('pages of that server that Turbo swaps', {
  isLight: true,
  start: async () => {
    const { folder } = await buildLight()
    await cp(require.resolve('@hotwired/turbo/dist/turbo.es2017-umd.js'), join(folder, 'public/turbo.js'))
    return serveApp(folder, ['perl', 'server.pl', 'swap.template'])
  },
  more: ({ open }) =>
    it.each([390, 1300])('have the search of the next page, in one document, %i px wide', async (width) => {
      const direct = await open('/jobs', { width })
      const shape = (page: Page) => page.getByRole('search').evaluate((form) => form.getBoundingClientRect().toJSON())
      const expected = await shape(direct)
      const page = await open('/', { width })
      await page.evaluate(() => Object.assign(window, { isFirstDocument: true }))
      await page.getByRole('main').getByRole('link', { name: 'Jobs' }).click()
      await page.waitForURL('**/jobs')
      await page.getByRole('banner').getByRole('search').waitFor()
      await twoFrames(page)
      expect(await shape(page)).toEqual(expected)
      expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(true)
      expect(await readShifts(page)).toEqual([])
    }),
})

describe('another server that keeps fragments', () => {
  it('takes them again by version.json when they have changed, and only then', async () => {
    // In a place of its own: fragments are written again.
    const { folder } = await buildConsumer('examples/fragments', {}, { edits: { 'kept.txt': [['', 'elsewhere']] } })
    const items: SiteMenuItem[] = []
    const siteFile = await startServer((_, response) => {
      void siteWithServices(siteFile.origin).then((site) => response.end(JSON.stringify({ ...site, menu: { items } })))
    })
    onTestFinished(siteFile.stop)
    const app = await serveApp(folder, ['perl', 'server.pl'])
    onTestFinished(app.stop)
    const write = () => run('node', ['build.js'], { cwd: folder, env: { ...process.env, SITE: siteFile.origin } })

    const kept: string[] = []
    let etag = ''
    const follow = async () => {
      const response = await fetch(`${app.origin}/version.json`, { headers: { 'If-None-Match': etag } })
      if (response.status === 304) return
      expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-cache'])
      etag = response.headers.get('ETag') ?? ''
      const { version } = await response.json()
      const props = await (await fetch(`${app.origin}/fragments/search/props.html`)).text()
      expect(props).toContain(`"version":"${version}"`)
      kept.push(await (await fetch(`${app.origin}/fragments/search/header.html`)).text())
    }

    await write()
    await follow()
    await follow()
    await write()
    await follow()
    expect(kept).toEqual([expect.stringMatching(/>Công ty</)])
    items.push({ id: 'companies', label: { vi: 'Nơi làm việc', en: 'Employers' } })
    await follow()
    expect(kept).toHaveLength(1)
    await write()
    await follow()
    await follow()
    expect(kept.slice(1)).toEqual([expect.stringMatching(/>Nơi làm việc</)])
  })
})
