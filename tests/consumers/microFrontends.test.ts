import { execFile } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { readShifts } from '../support/layoutShift.ts'
import { holdRequests } from '../support/pageHelpers.ts'
import { isHydrated } from './support/describeConsumer.ts'
import { ROOT } from './support/paths.ts'
import { APPS, buildApps, commandFor, EXAMPLE, GUIDE, withMicroFrontends } from './support/withMicroFrontends.ts'

const run = promisify(execFile)

describe('the guide of micro-frontends', () => {
  it('shows or links to every file of the example but its manifest', () => {
    const files = listFiles(join(ROOT, EXAMPLE)).filter((file) => file !== 'package.json')
    expect(files.filter((file) => !GUIDE.includes(`[\`${file}\`](../../${EXAMPLE}/${file})`))).toEqual([])
  })

  it('makes apps in which the doctor finds no problem, with a site that it finds none in either', async () => {
    const cwd = await buildApps()
    const check = async (...args: string[]) => (await run('npx', ['jobsite-shell', ...args], { cwd })).stdout
    const app = await check('doctor', '--registry', 'http://127.0.0.1:9')
    expect(app.match(/^\S \S+(?=:)/gm)).toEqual([
      '✓ copies',
      '- styles',
      '- placeholders',
      '✓ main',
      '- service-worker',
      '- version',
    ])
    // Every team imports the site, so its file is checked by a command of its own.
    expect(app).toContain('npx jobsite-shell site check site.json')
    const site = await check('site', 'check', join(ROOT, 'examples/site/site.json'))
    expect(site.match(/^\S \S+(?=:)/gm)).toEqual(['✓ site', '✓ placeholders', '✓ dates'])
  })

  it.each(APPS)('builds the app "%s" into its own folder only', async (app) => {
    const folder = await buildApps()
    const before = readTimes(folder)
    const [file = '', ...args] = commandFor('build', app)
    await run(file, args, { cwd: folder, env: { ...process.env, NODE_ENV: undefined, VITEST: undefined } })
    const after = readTimes(folder)
    const changed = Object.keys({ ...before, ...after }).filter((path) => before[path] !== after[path])
    expect(changed.length).toBeGreaterThan(0)
    expect(changed.filter((path) => !path.startsWith(`${app}/`))).toEqual([])
  })
})

describe.each(['preview', 'dev'] as const)('a frame and its parts, served by "rsbuild %s"', (verb) => {
  const { open } = withMicroFrontends(verb)

  async function openAll(path: string): Promise<Page> {
    const page = await open(path)
    await page.getByText(/^Lương/).waitFor()
    await page.getByRole('heading', { level: 1 }).waitFor()
    return page
  }

  it('shows one header and footer, and the federated page in the frame’s language', async () => {
    const page = await openAll('/jobs')
    expect(await page.getByRole('banner').count()).toBe(1)
    expect(await page.getByRole('contentinfo').count()).toBe(1)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Jobs')
    const switches = page.getByRole('link', { name: 'Tiếng Việt' })
    expect(
      await switches.evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname)),
    ).toEqual(['/viec-lam', '/viec-lam'])
    await switches.first().click()
    await page.getByRole('heading', { level: 1, name: 'Việc làm' }).waitFor()
  })

  it('tells every copy of the user whom one app sets, and of a later logout', async () => {
    const page = await openAll('/viec-lam')
    await page.getByRole('button', { name: 'Đăng nhập nhanh' }).click()
    await expect.poll(() => page.getByRole('banner').textContent()).toContain('Lan')
    await page.getByText('Xin chào Lan').waitFor()
    await page.getByText('Lương của Lan').waitFor()
    await page.evaluate(() => window.dispatchEvent(new CustomEvent('UPDATE_USER', { detail: { user: null } })))
    await page.getByText('Lương: hãy đăng nhập').waitFor()
    await page.getByText('Chưa đăng nhập').waitFor()
    expect(await page.getByRole('banner').textContent()).not.toContain('Lan')
  })

  it('has the header’s styles, and opens the side navigation on phones', async () => {
    const page = await open('/viec-lam', 390)
    await page.waitForFunction(isHydrated)
    expect(await page.locator('.shell-bar').evaluate((bar) => getComputedStyle(bar).display)).toBe('grid')
    await page.getByRole('button', { name: 'Mở menu' }).click()
    expect(await page.getByRole('dialog').evaluate((dialog) => dialog.matches(':modal'))).toBe(true)
  })

  it.each([1300, 390])('waits for no part, and moves nothing when one arrives, %i px wide', async (width) => {
    let letSalary: () => Promise<void> = async () => {}
    let letJobs = letSalary
    const page = await open('/viec-lam', width, async (opened) => {
      letSalary = await holdRequests(opened, '**/apps/salary/static/js/index.js')
      letJobs = await holdRequests(opened, '**/apps/jobs/mf-manifest.json')
    })
    await page.waitForFunction(isHydrated)
    await letSalary()
    await page.getByText(/^Lương/).waitFor()
    await letJobs()
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await readShifts(page)).toEqual([])
  })

  it('loads the shell once for the frame and the federated page, and once more for the part', async () => {
    const copies: string[] = []
    const read: Promise<void>[] = []
    const page = await open('/viec-lam', 1300, async (opened) => {
      opened.on('response', (response) => {
        const { pathname } = new URL(response.url())
        if (!pathname.endsWith('.js') || !response.ok()) return
        const add = (text: string) => text.includes('(code: no-user)') && copies.push(pathname)
        read.push(response.text().then((text) => void add(text)))
      })
    })
    await page.getByText(/^Lương/).waitFor()
    await page.getByRole('heading', { level: 1, name: 'Việc làm' }).waitFor()
    await Promise.all(read)
    expect(copies).toHaveLength(2)
    expect(copies).toContain('/apps/salary/static/js/index.js')
  })
})

describe('a frame and its parts, while a team works on one', () => {
  const { open, allowMessages } = withMicroFrontends('dev')

  it('shows a change of the federated page, and keeps the rest when its code fails', async () => {
    const page = await open('/viec-lam')
    const heading = page.getByRole('heading', { level: 1 })
    await heading.waitFor()
    const file = join(await buildApps(), 'jobs/src/JobsPage.tsx')
    const text = await readFile(file, 'utf8')
    let version = 0
    /** Saves again until the page shows it: the server may not watch the file yet. */
    const saveUntil = async (edit: () => string, shows: () => Promise<boolean>) => {
      const isShown = async () => {
        if (await shows()) return true
        await writeFile(file, edit())
        return false
      }
      await expect.poll(isShown, { interval: 3000 }).toBe(true)
    }
    try {
      await saveUntil(
        () => text.replace("'Việc làm'", `'Việc làm ${++version}'`),
        async () => /^Việc làm \d+$/.test((await heading.textContent()) ?? ''),
      )
      allowMessages(/part fails/)
      const failing = text.replace('return (', `throw new Error('part fails')\n  return (`)
      await saveUntil(
        () => `${failing}// ${++version}\n`,
        () => page.getByRole('alert').getByText('Phần này của trang').isVisible(),
      )
      expect(await page.getByRole('banner').isVisible()).toBe(true)
      expect(await page.getByText(/^Lương/).isVisible()).toBe(true)
    } finally {
      await writeFile(file, text)
    }
  })
})

describe.each(['preview', 'dev'] as const)('a frame without the federated page, served by "rsbuild %s"', (verb) => {
  const { open, allowMessages } = withMicroFrontends(verb, ['frame', 'salary'])

  it.each([
    ['/viec-lam', 'Phần này của trang hiện chưa xem được.', 'Mở menu'],
    ['/jobs', 'This part of the page is not available now.', 'Open menu'],
  ])('shows the rest of %s, and says what is missing', async (path, message, menu) => {
    allowMessages(/./)
    const page = await open(path, 390)
    await page.getByRole('alert').getByText(message).waitFor()
    await page.getByText(/^Lương/).waitFor()
    expect(await page.getByRole('contentinfo').getByRole('link').count()).toBeGreaterThan(15)
    await page.getByRole('button', { name: menu }).click()
    await page.getByRole('dialog').waitFor()
  })
})

/** Returns the paths of the files below a folder, those of packages left out. */
const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((path) => !path.startsWith('node_modules/'))

/** Returns when each file below a folder was written. */
const readTimes = (folder: string): Record<string, number> =>
  Object.fromEntries(listFiles(folder).map((path) => [path, statSync(join(folder, path)).mtimeMs]))
