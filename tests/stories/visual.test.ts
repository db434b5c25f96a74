import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { PNG } from 'pngjs'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { compareScreenshots, compressPng } from '../../scripts/visual/compareScreenshots.ts'
import { changedBaselines, compareWithBaselines, staleBaselines } from '../../scripts/visual/compareWithBaselines.ts'
import { renderingMachine } from '../../scripts/visual/renderingMachine.ts'
import { openStorybookBrowser, type StorybookBrowser } from '../../scripts/visual/storybookBrowser.ts'
import { takeScreenshot } from '../../scripts/visual/takeScreenshot.ts'
import { writeReport } from '../../scripts/visual/writeReport.ts'
import { allScreenshots, type Screenshot } from '../../stories/states/screenshots.ts'

const origin = inject('storybookOrigin')
const screenshot = (file: string): Screenshot => {
  const found = allScreenshots.find((one) => one.file === file)
  if (!found) throw new Error(`No screenshot ${file} is listed.`)
  return found
}
const FOOTER = screenshot('Footer/NarrowPhone.png')

let storybook: StorybookBrowser
let folder: string
/** The footer on a narrow phone. */
let baseline: Buffer
beforeAll(async () => {
  storybook = await openStorybookBrowser(origin, { pages: 1 })
  folder = await mkdtemp(join(tmpdir(), 'visual-'))
  baseline = await storybook.onPage(({ page }) => takeScreenshot(page, origin, FOOTER))
})
afterAll(async () => {
  await storybook.close()
  await rm(folder, { recursive: true })
})

const save = async (file: string, content: Buffer): Promise<void> => {
  await mkdir(dirname(join(folder, file)), { recursive: true })
  await writeFile(join(folder, file), content)
}

/** A browser whose pages get further CSS: an injected change of the components' look. */
const withCss = (css: string): StorybookBrowser => ({
  ...storybook,
  onPage: (task) =>
    storybook.onPage(async (shown) => {
      await shown.page.addInitScript((text) => {
        addEventListener('DOMContentLoaded', () => {
          document.head.append(Object.assign(document.createElement('style'), { textContent: text }))
        })
      }, css)
      return task(shown)
    }),
})

describe('visual comparison', () => {
  it('reports nothing for an unchanged story', async () => {
    await save(FOOTER.file, compressPng(baseline))
    expect(await compareWithBaselines(storybook, origin, [FOOTER], folder)).toEqual([])
  })

  it('runs one service worker for all its pages, whose processes take memory', async () => {
    await storybook.onPage(({ page }) => takeScreenshot(page, origin, FOOTER))
    expect(storybook.browser.contexts().map((context) => context.serviceWorkers().length)).toEqual([1])
  })

  it('reports a changed color, however small, with before, after and difference', async () => {
    await save(FOOTER.file, baseline)
    const changed = withCss(
      '[data-shell="footer"] { --shell-ink: #17212f !important; --shell-ink-soft: #4a5a6e !important }',
    )
    const [change, ...rest] = await compareWithBaselines(changed, origin, [FOOTER], folder)
    expect(rest).toEqual([])
    expect(change?.what).toMatch(/^\d+ pixels differ$/)
    for (const image of [change?.before, change?.after, change?.difference])
      expect(PNG.sync.read(image as Buffer)).toMatchObject({ width: 360 })
  })

  it('reports changed padding with both sizes', async () => {
    await save(FOOTER.file, baseline)
    const changed = withCss('[data-shell="footer"] { padding-bottom: 61px !important }')
    const [change] = await compareWithBaselines(changed, origin, [FOOTER], folder)
    expect(change?.what).toMatch(/^\d+ pixels differ; size 360 × \d+ before, 360 × \d+ now$/)
  })

  it('compares a state that must look like another one with the baseline of the other one', async () => {
    await save('Footer/Phone.png', baseline)
    const shared = { ...FOOTER, baseline: 'Footer/Phone.png' }
    expect(await compareWithBaselines(storybook, origin, [shared], folder)).toEqual([])
    const changed = withCss('[data-shell="footer"] { padding-bottom: 61px !important }')
    const [change] = await compareWithBaselines(changed, origin, [shared], folder)
    expect(change).toMatchObject({ file: FOOTER.file, baseline: 'Footer/Phone.png' })
  })

  it('reports new screenshots, stale baselines and failing stories', async () => {
    await rm(join(folder, 'Footer'), { recursive: true, force: true })
    await save('Footer/Removed.png', baseline)
    const failing = {
      ...FOOTER,
      file: 'Footer/Missing.png',
      baseline: 'Footer/Missing.png',
      state: { ...FOOTER.state, story: 'shell-footer--missing' },
    }
    const changes = await compareWithBaselines(storybook, origin, [FOOTER, failing], folder)
    expect(changes.map(({ file, what }) => `${file}: ${what}`)).toEqual([
      'Footer/NarrowPhone.png: new',
      expect.stringMatching(/^Footer\/Missing.png: no screenshot: .*there is no such story/),
    ])
    expect(changes.map(({ isBroken }) => isBroken === true)).toEqual([false, true])
    const stale = await staleBaselines(allScreenshots, folder)
    expect(stale.map(({ file }) => file)).toEqual(['Footer/Removed.png'])
  })

  it('writes a report that a reviewer opens without Storybook', async () => {
    const report = join(folder, 'report')
    const change = { file: 'Footer/Phone.png', name: 'Footer: <Mobile>', what: '3 pixels differ' }
    await writeReport(report, [{ ...change, before: baseline, after: baseline, difference: null }])
    const html = await readFile(join(report, 'index.html'), 'utf8')
    expect(html).toContain('1 screenshot changed')
    expect(html).toContain('Footer: &lt;Mobile&gt;')
    expect((await readdir(join(report, 'Footer'))).sort()).toEqual(['Phone.after.png', 'Phone.before.png'])
    await writeReport(report, [])
    expect(await readFile(join(report, 'index.html'), 'utf8')).toContain('No screenshot changed')
  })

  it('reports accepted changes between two revisions', async () => {
    const image = PNG.sync.read(baseline)
    image.data[0] = 255 - (image.data[0] as number)
    const before = new Map([
      ['a/Footer/Same.png', baseline],
      ['a/Footer/Changed.png', baseline],
      ['a/Footer/Old.png', baseline],
    ])
    const after = new Map([
      ['a/Footer/Same.png', compressPng(baseline)],
      ['a/Footer/Changed.png', PNG.sync.write(image)],
      ['a/Footer/New.png', baseline],
    ])
    const read = (files: ReadonlyMap<string, Buffer>) => async (path: string) =>
      files.get(path) ?? Promise.reject(new Error(`There is no ${path}.`))
    const changes = await changedBaselines(
      [...new Set([...before.keys(), ...after.keys()]), 'a/accepted.json', ''],
      read(before),
      read(after),
    )
    expect(changes.map(({ file, what }) => `${file}: ${what}`)).toEqual([
      'Footer/Changed.png: 1 pixel differs',
      'Footer/Old.png: removed',
      'Footer/New.png: new',
    ])
  })

  it('identifies the machine by its browser and its rendering', async () => {
    const machine = await renderingMachine(storybook.browser)
    expect(machine).toEqual({ chromium: storybook.browser.version(), sample: expect.stringMatching(/^[0-9a-f]{32}$/) })
    expect(await renderingMachine(storybook.browser)).toEqual(machine)
  })
})

describe('PNG files', () => {
  it('compare to the pixel, and compression changes none', () => {
    expect(compareScreenshots(baseline, compressPng(baseline))).toBeNull()
    const image = PNG.sync.read(baseline)
    image.data[4 * 40] = (image.data[4 * 40] as number) ^ 1
    expect(compareScreenshots(baseline, PNG.sync.write(image))?.pixels).toBe(1)
  })
})
