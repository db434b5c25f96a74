import { readFileSync } from 'node:fs'
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SiteDefinition, SiteMenuItem } from '@jobsite/shell/core'
import { describe, expect, onTestFinished, test } from 'vitest'
import { DEFAULTS } from '../../site/settings.ts'
import { visit, withBrowser } from '../support/siteBrowser.ts'
import { startSiteProcess } from '../support/siteServer.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** A day in Vietnam's time, counted from today. */
const day = (offset: number): string =>
  new Date(Date.now() + 7 * 3_600_000 + offset * DAY_MS).toISOString().slice(0, 10)

const RENAMED: SiteMenuItem = { id: 'companies', label: { vi: 'Công ty tốt nhất', en: 'Best companies' } }
const seasonal = (id: string, name: string, from: string, until: string): SiteMenuItem => ({
  id,
  label: { vi: `Việc ${name}`, en: `Jobs ${name}` },
  path: { vi: `/viec-${id}-kv`, en: `/jobs-${id}-kw` },
  badge: 'new',
  from,
  until,
  after: ['newestJobs', 'footer.allLocations'],
})
const ITEMS = [
  RENAMED,
  seasonal('tet', 'Tết', day(-1), day(1)),
  seasonal('past', 'hè', day(-9), day(-1)),
  seasonal('future', 'xuân', day(1), day(9)),
]

/** Runs the site on a copy of its file. */
async function startOnCopy(content = readFileSync(DEFAULTS.siteFile, 'utf8')) {
  const folder = await mkdtemp(join(tmpdir(), 'site-file-'))
  const file = join(folder, 'site.json')
  await writeFile(file, content)
  const { child, found: url, stop } = await startSiteProcess({ SITE_FILE: file })
  // At once: nobody reads half of it.
  const write = async (text: string) => {
    await writeFile(`${file}.new`, text)
    await rename(`${file}.new`, file)
  }
  let messages = ''
  child.stderr.on('data', (chunk) => {
    messages += chunk
  })
  onTestFinished(async () => {
    await stop()
    await rm(folder, { recursive: true })
  })
  return {
    url,
    write,
    edit: (change: SiteDefinition) => write(JSON.stringify({ ...JSON.parse(content), ...change })),
    remove: () => rm(file),
    /** Texts of the menu's links and buttons, in the header of a page. */
    async menu(path: string): Promise<string> {
      const response = await fetch(url + path)
      expect(response.status).toBe(200)
      const html = await response.text()
      return (
        /<header[\s\S]*?<\/header>/
          .exec(html)?.[0]
          .replace(/<[^>]+>/g, '|')
          .replace(/\|+/g, '|') ?? ''
      )
    },
    messages: () =>
      messages
        .split('\n')
        .filter(Boolean)
        .map((line) => (JSON.parse(line) as { message: string }).message),
  }
}

describe('the file of the site', () => {
  const { open } = withBrowser()

  test('changes labels and adds items for their days while the site runs', async () => {
    const site = await startOnCopy()
    expect(await site.menu('/')).toContain('|Công ty|')
    await site.edit({ menu: { items: ITEMS } })
    await expect.poll(() => site.menu('/')).toContain('|Công ty tốt nhất|')
    expect(await site.menu('/')).toMatch(/\|Việc Tết\|/)
    expect(await site.menu('/en')).toMatch(
      /\|Best companies\|[\s\S]*\|Jobs Tết\||\|Jobs Tết\|[\s\S]*\|Best companies\|/,
    )
    expect(await site.menu('/')).not.toMatch(/Việc (?:hè|xuân)/)
    expect(await (await fetch(`${site.url}/site.json`)).json()).toMatchObject({ menu: { items: ITEMS } })

    const page = await open()
    await visit(page, `${site.url}/en`)
    const header = page.getByRole('banner')
    expect(await header.getByRole('link', { name: 'Best companies' }).count()).toBe(1)
    expect(await header.getByRole('link', { name: /^Jobs Tết/, includeHidden: true }).getAttribute('href')).toMatch(
      /^\/jobs-tet-kw/,
    )
    const footer = page.getByRole('contentinfo')
    expect(await footer.getByRole('link', { name: 'Jobs Tết' }).count()).toBe(1)
    expect(site.messages()).toEqual([])
  })

  test('keeps the shell while it is broken or gone, with one message each', async () => {
    const site = await startOnCopy()
    await site.edit({ menu: { items: [RENAMED] } })
    await expect.poll(() => site.menu('/')).toContain('|Công ty tốt nhất|')
    await site.write('{ "menu": ')
    await expect.poll(async () => [await site.menu('/'), site.messages()][1]).toHaveLength(1)
    expect(site.messages()[0]).toMatch(/could not be read .*\(code: site-not-read\)$/)
    await site.remove()
    await expect.poll(async () => [await site.menu('/'), site.messages()][1]).toHaveLength(2)
    expect(site.messages()[1]).toMatch(/status code 404.*\(code: site-not-read\)$/)
    expect((await fetch(`${site.url}/site.json`)).status).toBe(404)
    // A wrong value is replaced by the built-in one, and the rest of the file counts.
    await site.edit({ siteName: 5 as never, menu: { items: [{ ...RENAMED, label: { vi: 'Hãng', en: 'Firms' } }] } })
    await expect.poll(() => site.menu('/')).toContain('|Hãng|')
    expect(await site.menu('/')).not.toContain('|5|')
    await expect.poll(() => site.messages()).toHaveLength(3)
    expect(site.messages()[2]).toMatch(/siteName is 5, but a text is expected.*\(code: invalid-site\)$/)
  })

  test('is replaced by the built-in copy where it is broken from the start', async () => {
    const site = await startOnCopy('not JSON')
    expect(await site.menu('/')).toContain('|Công ty|')
    expect(await site.menu('/en')).toContain('|Companies|')
    expect(site.messages()).toEqual([expect.stringMatching(/\(code: site-not-read\)$/)])
  })

  test('is not sent again to an app that has it', async () => {
    const { url } = await startOnCopy()
    const first = await fetch(`${url}/site.json`)
    const etag = first.headers.get('ETag') ?? ''
    expect([first.status, first.headers.get('Content-Type')]).toEqual([200, 'application/json; charset=utf-8'])
    expect((await fetch(`${url}/site.json`, { headers: { 'If-None-Match': etag } })).status).toBe(304)
  })
})
