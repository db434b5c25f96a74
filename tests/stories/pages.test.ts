import type { FrameLocator, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { axeViolations } from '../../scripts/visual/axe.ts'
import { createAxeSeries } from '../../scripts/visual/createAxeSeries.ts'
import { showStory } from '../../scripts/visual/showStory.ts'
import { openStorybookBrowser, type StorybookBrowser } from '../../scripts/visual/storybookBrowser.ts'
import { allStates, components } from '../../stories/states/components.ts'
import { COLUMNS, matrixOf } from '../../stories/states/matrix.ts'
import type { ReleaseChanges } from '../../stories/states/releaseChanges.ts'
import { screenshotsOf } from '../../stories/states/screenshots.ts'
import { siteOfHash } from '../../stories/support/siteLink.ts'
import { statePath } from '../../stories/support/storyUrl.ts'
import { someRows } from '../support/chooseRows.ts'
import { isNightly } from '../support/isNightly.ts'
import { sideways } from '../support/pageHelpers.ts'
import { shareChromium } from '../support/shareChromium.ts'

const origin = inject('storybookOrigin')
const entries = inject('storybookEntries')
const pages = entries.filter(({ type }) => type === 'docs')
const ids = new Set(entries.map(({ id }) => id))

let storybook: StorybookBrowser
/** Storybook with its sidebar and toolbar, which goes from one story to the next. */
let manager: StorybookBrowser
/** Goes from one story to the next without loading Storybook again. */
let stories: StorybookBrowser
/** Goes from one docs page to the next without loading Storybook again. */
let reader: StorybookBrowser
/** The same, with the stories that docs pages show in frames. */
let pictures: StorybookBrowser
beforeAll(async () => {
  const browser = await shareChromium()
  storybook = await openStorybookBrowser(origin, { pages: 1, browser })
  manager = await openStorybookBrowser(origin, { pages: 1, browser, tasksPerPage: 10 })
  stories = await openStorybookBrowser(origin, { pages: 1, browser, tasksPerPage: 10 })
  pictures = await openStorybookBrowser(origin, { pages: 1, browser, tasksPerPage: pages.length })
  reader = await openStorybookBrowser(origin, { browser, tasksPerPage: 2 * pages.length })
})
afterAll(async () => {
  for (const browser of [storybook, manager, stories, reader, pictures]) await browser.close()
})

const urlOf = (id: string): string => `${origin}/iframe.html?id=${id}&viewMode=docs`

const idOf = (title: string): string => {
  const page = pages.find((entry) => entry.title === title)
  if (!page) throw new Error(`No page has the title ${title}.`)
  return page.id
}

interface DocsWindow {
  readonly __STORYBOOK_ADDONS_CHANNEL__?: {
    readonly last: (event: string) => unknown[] | undefined
    readonly emit: (event: string, payload: unknown) => void
  }
}

/** An empty page for a story in a frame, which has finished at once: the next frame does not wait for it. */
const EMPTY_STORY = `<!doctype html><html lang="en"><title>Story</title>
<script>__STORYBOOK_ADDONS_CHANNEL__ = { last: () => [{}] }</script><main><h1>Story</h1></main>`

const STORY_URL = /iframe\.html\?.*viewMode=story/

/** Replaces the stories in the frames of a page. */
const emptyFrames = (page: Page): Promise<void> =>
  page.route(STORY_URL, (route) => route.fulfill({ contentType: 'text/html', body: EMPTY_STORY })).then(() => undefined)

/** Opens a docs page; the stories in its frames, which have their own tests, are replaced by an empty page. */
const showDocs = (page: Page, id: string): Promise<void> => showPage(page, id, emptyFrames)

/** Opens a docs page with the stories in its frames, or goes to it from another one. */
async function showPage(page: Page, id: string, prepare?: (page: Page) => Promise<void>): Promise<void> {
  const isOpen = await page.evaluate((storyId) => {
    const channel = (window as DocsWindow).__STORYBOOK_ADDONS_CHANNEL__
    channel?.emit('setCurrentStory', { storyId, viewMode: 'docs' })
    return channel !== undefined
  }, id)
  if (!isOpen) {
    await prepare?.(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(urlOf(id))
  }
  await page.waitForFunction(
    (storyId) => (window as DocsWindow).__STORYBOOK_ADDONS_CHANNEL__?.last('docsRendered')?.[0] === storyId,
    id,
  )
  await page.locator('#storybook-docs h1').waitFor()
}

/** Opens a story or page with Storybook around it, or goes there as Back and Forward do. */
async function openManager(page: Page, path: string): Promise<void> {
  if (!page.url().startsWith(`${origin}/?path=`)) return void (await page.goto(`${origin}/?path=${path}`))
  await page.evaluate((to) => {
    history.pushState(null, '', `?path=${to}`)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}

/** A picture of a desktop and one of a phone, on each commit. `everyStory.test.ts` finds the numbered elements of all. */
const PICTURES = someRows(Object.values(components), ({ title }) => /Header|Side navigation/.test(title))

describe('docs pages', () => {
  it('include all states of every component', () => {
    const pagesOfStates = pages
      .filter(({ title }) => title.startsWith('All states/'))
      .map(({ title }) => title.slice(11))
    expect(pagesOfStates.sort()).toEqual(
      Object.values(components)
        .map(({ title }) => title.replace('Shell/', ''))
        .sort(),
    )
  })

  it.each(['Header', 'Side navigation', 'Footer', 'Breadcrumbs', 'Top banner', 'Sidebar banner'])(
    'list the props of the component %s with readable types',
    async (name) => {
      await reader.onPage(async ({ page }) => {
        await showDocs(page, idOf(`Shell/${name}`))
        const rows = page.locator('.docblock-argstable tbody tr')
        await rows.first().waitFor()
        const texts = await rows.allInnerTexts()
        expect(texts.filter((text) => /\bundefined\b|\bunion\b/.test(text))).toEqual([])
        // Name, description and type, default.
        expect(texts.filter((text) => text.split('\n').filter((line) => line.trim()).length < 3)).toEqual([])
        if (name === 'Header') expect(texts.join('\n')).toMatch(/"full"\s+"minimal"/)
      })
    },
  )

  it('show every state in both languages if the toolbar is set to both', async () => {
    await storybook.onPage(async ({ page }) => {
      await page.route(/iframe\.html\?.*viewMode=story/, (route) => route.fulfill({ body: '' }))
      await page.goto(`${urlOf(idOf('All states/Header'))}&globals=language:both`)
      const header = allStates.filter(({ component, group }) => component === 'Header' && group !== undefined)
      const windows = header.reduce((count, { globals }) => count + (globals?.language ? 1 : 2), 0)
      await expect.poll(() => page.locator('.docs-state iframe').count()).toBe(windows)
      expect(await page.locator('.docs-state').count()).toBe(header.length)
    })
  })

  it('show all states as thumbnails that load as one scrolls, and lead to the stories', async () => {
    await reader.onPage(async ({ page }) => {
      await showDocs(page, idOf('All states/Header'))
      const listed = allStates.filter(({ component, group }) => component === 'Header' && group !== undefined)
      const links = page.locator('.docs-state > a')
      await expect.poll(() => links.count()).toBe(listed.length)
      expect(await page.locator('.docs-state img:not([loading="lazy"])').count()).toBe(0)
      // Frames are for states without a screenshot alone.
      expect(await page.locator('.docs-state iframe').count()).toBeLessThan(listed.length / 4)
      await expect
        .poll(() =>
          page
            .locator('.docs-state img')
            .first()
            .evaluate((image: HTMLImageElement) => image.naturalWidth),
        )
        .toBeGreaterThan(0)
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(9000)
    })
  })

  it.each(PICTURES)(
    `number the elements of the component $title in a picture of it${PICTURES.share}`,
    async ({ title, guide }) => {
      await pictures.onPage(async ({ page }) => {
        await showPage(page, idOf(title))
        const placed = guide.anatomy.flatMap(([, , selector], index) => (selector ? [String(index + 1)] : []))
        const markers = page.locator('.docs-marker')
        await expect.poll(() => markers.allTextContents()).toEqual(placed)
        const picture = page.frameLocator('iframe[title^="Anatomy"]')
        const frame = await page.locator('iframe[title^="Anatomy"]').boundingBox()
        const [, , selector = ''] = guide.anatomy.find(([, , own]) => own) ?? []
        const scale = (frame?.width ?? 0) / Number(await page.locator('iframe[title^="Anatomy"]').getAttribute('width'))
        const element = picture.locator(selector).first()
        // What slides in is measured again until it is there.
        await expect
          .poll(async () => {
            const { left, width } = await element.evaluate((one) => one.getBoundingClientRect().toJSON())
            const marker = await markers.first().boundingBox()
            const [x, length] = [(marker?.x ?? 0) - (frame?.x ?? 0), marker?.width ?? 0]
            return [x - left * scale, length - width * scale].map((difference) => Math.abs(Math.round(difference)))
          })
          .toEqual([0, 0])
        // No measure is left open: its selector is in the picture.
        const measures = page.locator('h2:has-text("Measures") ~ table').first().locator('tbody tr td:nth-child(3)')
        expect(await measures.count()).toBeGreaterThan(0)
        await expect
          .poll(async () =>
            (await measures.allTextContents()).filter(
              (value) => !/\d+ px|^#[\da-f]{6}$|^rgba.*[1-9]\)$|%$/.test(value),
            ),
          )
          .toEqual([])
        for (const name of ['When space ends', 'Content', 'Do', 'Do not', 'Keyboard', 'States'])
          await page.getByRole('heading', { name, exact: true, level: 2 }).waitFor()
      })
    },
  )

  it('keep their thumbnails while stories in frames load, with toolbar values of their own', async () => {
    await pictures.onPage(async ({ page }) => {
      await showPage(page, idOf('Shell/Header'))
      const listed = allStates.filter(({ component, group }) => component === 'Header' && group)
      const withScreenshot = listed.filter((state) => screenshotsOf(state).length > 0)
      const frame = page.locator('.docs-state iframe').first()
      await frame.scrollIntoViewIfNeeded()
      await frame.contentFrame().locator('body.sb-show-main [data-shell="header"][data-enhanced]').waitFor()
      expect(await page.locator('.docs-state img').count()).toBe(withScreenshot.length)
      expect(await page.locator('.docs-state iframe').count()).toBe(listed.length - withScreenshot.length)
    })
  })

  it('show names with underscores as they are', async () => {
    await reader.onPage(async ({ page }) => {
      await showDocs(page, idOf('Reference/Requirements'))
      await page.getByText('blue_desktop_logo, white_desktop_logo, responsive_logo').waitFor()
    })
  })

  it('have one family of type, and the lines and colors of their style sheet', async () => {
    await reader.onPage(async ({ page }) => {
      await showDocs(page, idOf('Reference/Requirements'))
      const families = await page
        .locator('#storybook-docs :is(h1, h2, p, td, th, a)')
        .evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).fontFamily.split(',')[0]))])
      expect(families).toEqual(['system-ui'])
      const line = await page
        .locator('#storybook-docs td')
        .first()
        .evaluate((cell) => getComputedStyle(cell).borderBottomColor)
      // `light-dark()` was lost in the build: lines and surfaces were transparent, links black.
      expect(line).toBe('rgb(221, 228, 236)')
    })
  })

  it.each(['Introduction', 'Reference/Changelog', 'Shell/Header'])(
    'look the same, written as Markdown or as a component: %s',
    async (title) => {
      await reader.onPage(async ({ page }) => {
        await showDocs(page, idOf(title))
        // Storybook's own table of props, the heads of two boxes, and notes have looks of their own.
        const looks = await page
          .locator('#storybook-docs :is(h1, h2, p:not(.docs-note)):not([class*="docblock"] *, .docs-do *)')
          .evaluateAll((all) =>
            all.map((one) => {
              const { color, fontSize, borderBottomWidth } = getComputedStyle(one)
              return [one.localName, color, fontSize, borderBottomWidth].join(' ')
            }),
          )
        const ink = 'rgb(23, 33, 46)'
        expect([...new Set(looks)].sort()).toEqual([`h1 ${ink} 32px 0px`, `h2 ${ink} 20px 0px`, `p ${ink} 15px 0px`])
      })
    },
  )

  it('measure the contrast of tokens: sufficient everywhere, in light and dark', async () => {
    await reader.onPage(async ({ page }) => {
      await showDocs(page, idOf('Reference/Tokens'))
      await page.locator('[data-enough]').first().waitFor()
      expect(await page.locator('[data-enough="true"]').count()).toBeGreaterThanOrEqual(20)
      expect(await page.locator('[data-enough="false"]').allTextContents()).toEqual([])
    })
  })

  it.each(['All states/Header', 'Reference/Copy deck'])('%s has frames of the stated width', async (title) => {
    await reader.onPage(async ({ page }) => {
      await showDocs(page, idOf(title))
      const windows = page.locator('#storybook-docs iframe')
      await windows.first().waitFor()
      const widths = await windows.evaluateAll((all) =>
        all.map((one) => [one.clientWidth, Number(one.getAttribute('width'))]),
      )
      expect(widths.filter(([inside, said]) => inside !== said)).toEqual([])
    })
  })

  it('explain URLs while they are typed', async () => {
    await reader.onPage(async ({ page }) => {
      await showDocs(page, idOf('Reference/Explain a URL'))
      await page.getByRole('textbox', { name: 'URLs, one per line' }).fill('/ho-so\n/java-kw')
      const profile = page.getByRole('region', { name: '/ho-so' })
      await profile.getByText('/my-profile').waitFor()
      expect(await profile.getByText('My_Profile').count()).toBe(1)
      const search = page.getByRole('region', { name: '/java-kw' })
      expect(await search.getByText('{"language":"en","keyword":"java"}').count()).toBe(1)
      expect(await search.locator('dd', { hasText: /^yes$/ }).count()).toBe(1)
    })
  })

  it('list every requirement with its stories', async () => {
    await reader.onPage(async ({ page }) => {
      await showDocs(page, idOf('Reference/Requirements'))
      const rows = new Set(allStates.flatMap((state) => state.rows))
      await expect.poll(() => page.locator('#storybook-docs tbody tr').count()).toBe(rows.size)
    })
  })
})

describe('the matrix of a component', () => {
  it('shows every width with every language, theme, contrast, text size, page CSS and medium', async () => {
    await reader.onPage(async ({ page }) => {
      await showDocs(page, idOf('All states/Header'))
      const matrix = page.getByRole('region', { name: 'Matrix' })
      const rows = matrixOf('Header')
      const links = matrix.getByRole('link')
      await expect.poll(() => links.count()).toBe(rows.length * COLUMNS.length)
      expect(await links.evaluateAll((all) => all.filter((one) => one.textContent === '').length)).toBe(0)
      // What has an accepted screenshot is a picture; the others are stories, which load as one scrolls to them.
      const pictured = rows.flatMap(({ cells }) => cells).filter(({ screenshot }) => screenshot)
      expect(pictured.length).toBeGreaterThan(5)
      expect(await matrix.locator('img').count()).toBe(pictured.length)
      expect(await matrix.locator('iframe').count()).toBe(rows.length * COLUMNS.length - pictured.length)
    })
  })

  it('leads to the story with the values in the toolbar', async () => {
    await manager.onPage(async ({ page, beLast }) => {
      // The toolbar keeps its values.
      beLast()
      const [cell] = matrixOf('Header').flatMap(({ width, cells }) =>
        cells.filter(({ column }) => width === 360 && column === '62.5 % root'),
      )
      if (!cell) throw new Error('The matrix has no such cell.')
      await page.goto(new URL(statePath(cell.state), `${origin}/`).href)
      await page.getByRole('button', { name: '62.5 % root' }).waitFor()
      const story = page.frameLocator('#storybook-preview-iframe')
      await story.locator('[data-shell="header"]').waitFor()
      await expect.poll(() => story.locator('html').evaluate((html) => getComputedStyle(html).fontSize)).toBe('10px')
      await expect.poll(() => story.locator('html').evaluate((html) => html.clientWidth)).toBe(360)
    })
  })

  it('is reached by the address and by the name of a story that became a part of it', async () => {
    await manager.onPage(async ({ page, beLast }) => {
      beLast()
      await page.goto(`${origin}/?path=/story/shell-header--dark`)
      const html = page.frameLocator('#storybook-preview-iframe').locator('html')
      await expect.poll(() => html.getAttribute('data-color-scheme')).toBe('dark')
      expect(new URL(page.url()).searchParams.get('path')).toBe('/story/shell-header--seeker')
      const field = page.getByRole('combobox').locator('input')
      await field.fill('forced colors header')
      await page.getByRole('option').filter({ hasText: 'Header' }).first().click()
      await page.waitForURL((url) => url.searchParams.get('path') === '/story/shell-header--current-page')
      await page.getByRole('button', { name: 'Forced colors' }).waitFor()
      // The values of the combination before are gone.
      await expect.poll(() => html.getAttribute('data-color-scheme')).toBe('light')
    })
  })
})

describe('the playground of a site file', () => {
  const item = {
    id: 'tet',
    label: { vi: 'Việc làm Tết', en: 'Tet jobs' },
    path: { vi: '/viec-lam-tet', en: '/tet-jobs' },
    in: ['header', 'sideNav', 'footer.about'],
  }
  /** Waits until the URL of the window holds the file. */
  const holds = (page: Page, file: string) => expect.poll(() => siteOfHash(new URL(page.url()).hash)).toBe(file)
  /** Returns the URL that a frame of the playground shows once it is near the window, when it matches. */
  async function urlOfFrame(docs: Page | FrameLocator, name: string, pattern: RegExp): Promise<string> {
    const frame = docs.locator(`iframe[title="${name}"]`)
    await frame.scrollIntoViewIfNeeded()
    await expect.poll(() => frame.getAttribute('src')).toMatch(pattern)
    return new URL((await frame.getAttribute('src')) ?? '', `${origin}/`).href
  }

  it('says what is wrong, shows what is right at all widths, and has a link that holds the file', async () => {
    await storybook.onPage(async ({ page }) => {
      await emptyFrames(page)
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(`${origin}/?path=/docs/${idOf('Reference/Site playground')}`)
      const docs = page.frameLocator('#storybook-preview-iframe')
      const field = docs.getByRole('textbox', { name: 'Site file' })
      const file = JSON.stringify({ siteName: 5, menu: { items: [item, { id: 'nowhere', label: item.label }] } })
      await field.fill(file)
      const result = docs.getByRole('status', { name: 'Result' })
      await result.getByText('2 values are left out; the rest counts.').waitFor()
      const cells = (await result.locator('tbody tr').allInnerTexts()).map((row) =>
        row.split('\t').map((text) => text.trim()),
      )
      expect(cells).toEqual([
        ['1', 'siteName', '5', 'a text'],
        ['2', 'menu.items[1].id', '"nowhere"', 'a place, by "in", "after" or "before"'],
      ])
      await holds(page, file)
      const link = page.url()
      const holdsFile = new RegExp(`${new URL(link).hash}$`)
      const sideNav = await urlOfFrame(docs, 'English, 390 px, side navigation', holdsFile)
      const phone = await urlOfFrame(docs, 'Tiếng Việt, 390 px', holdsFile)
      expect(await urlOfFrame(docs, 'Tiếng Việt, 1300 px', holdsFile)).toBe(phone)
      await field.fill('{ "siteName": ')
      await result.getByText('This is not a site file.').waitFor()
      // In a window of its own, the link shows the file again.
      await page.goto('about:blank')
      await page.goto(link)
      await expect.poll(() => docs.getByRole('textbox', { name: 'Site file' }).inputValue()).toBe(file)
      // What the frames show, each in a window of its own.
      await page.unroute(STORY_URL)
      const linkIn = (role: 'dialog' | 'contentinfo' | 'banner', label: string) =>
        page.getByRole(role).locator('a', { hasText: label })
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(sideNav)
      await linkIn('dialog', 'Tet jobs').first().waitFor()
      await page.goto(phone)
      await linkIn('contentinfo', 'Việc làm Tết').first().waitFor()
      await page.setViewportSize({ width: 1300, height: 844 })
      await linkIn('banner', 'Việc làm Tết').first().waitFor({ state: 'attached' })
      // A frame that is there already gets what is typed through its hash.
      await page.evaluate(() => {
        location.hash = ''
      })
      await expect.poll(() => linkIn('banner', 'Việc làm Tết').count()).toBe(0)
    })
  })

  it('shows the menus of another day', async () => {
    await storybook.onPage(async ({ page }) => {
      await showDocs(page, idOf('Reference/Site playground'))
      const always = {
        ...item,
        id: 'always',
        label: { vi: 'Luôn có', en: 'Always' },
        path: { vi: '/luon', en: '/always' },
      }
      const dated = { ...item, from: '2027-01-20', until: '2027-02-17' }
      const file = JSON.stringify({ menu: { items: [always, dated] } })
      await page.getByRole('textbox', { name: 'Site file' }).fill(file)
      await holds(page, file)
      const urls: string[] = []
      for (const day of ['2027-01-25', '2027-03-01']) {
        await page.getByLabel('Day that it is shown on').fill(day)
        urls.push(await urlOfFrame(page, 'English, 1300 px', new RegExp(`day=${day}`)))
      }
      await page.unroute(STORY_URL)
      const links = (label: string) => page.locator('[data-shell="header"] a', { hasText: label })
      for (const [url = '', count] of [
        [urls[0], 1],
        [urls[1], 0],
      ] as const) {
        await page.goto(url)
        // The file has been read once the header has what is in it on any day.
        await links('Always').first().waitFor({ state: 'attached' })
        expect(await links('Tet jobs').count()).toBe(count)
      }
    })
  })
})

describe('the page of what changed', () => {
  const show = (changes: ReleaseChanges, check: (page: Page) => Promise<void>) =>
    storybook.onPage(async ({ page }) => {
      // In the page: its service worker requests the file out of the test's reach.
      await page.addInitScript((answer) => {
        const { fetch } = window
        window.fetch = (...given) =>
          String(given[0]).endsWith('/changes/changes.json') ? Promise.resolve(Response.json(answer)) : fetch(...given)
      }, changes)
      await page.goto(urlOf(idOf('Reference/What changed')))
      await check(page)
    })

  it('shows each picture before, after and their difference, by component, with why and the changelog', async () => {
    await show(
      {
        release: 'v1.1.0',
        date: '2026-11-01',
        changes: [
          { file: 'Header/Sticky.png', kind: 'changed', what: '12 pixels differ', reasons: ['a softer shadow'] },
          { file: 'Header/Dark.png', kind: 'added', what: 'new', reasons: [] },
          { file: 'Footer/Gone.png', kind: 'removed', what: 'removed', reasons: [] },
        ],
      },
      async (page) => {
        await page.getByText('Since v1.1.0 of 2026-11-01: 1 new, 1 changed, 1 removed.').waitFor()
        const header = page.getByRole('region', { name: 'Header' })
        const changed = header.getByRole('article', { name: 'Header/Sticky.png' })
        expect(await changed.getByRole('img').evaluateAll((all) => all.map((one) => one.getAttribute('src')))).toEqual([
          './changes/before/Header/Sticky.png',
          './screenshots/Header/Sticky.png',
          './changes/difference/Header/Sticky.png',
        ])
        await changed.getByText('12 pixels differ · a softer shadow').waitFor()
        const combination = header.getByRole('article', { name: 'Header/Dark.png' })
        expect(await combination.getByRole('img').count()).toBe(1)
        expect(await combination.getByRole('link').getAttribute('href')).toBe(
          './?path=/story/shell-header--seeker&globals=colorScheme:dark',
        )
        const removed = page.getByRole('region', { name: 'Footer' }).getByRole('article')
        expect(await removed.getByRole('img').getAttribute('src')).toBe('./changes/before/Footer/Gone.png')
        expect(await header.locator('details li').count()).toBeGreaterThan(0)
        expect(await header.locator('details li', { hasText: 'Header and menus' }).count()).toBe(0)
      },
    )
  })

  it('says why nothing can be compared', async () => {
    await show({ release: null, reason: 'This clone has no tag of a release.', changes: [] }, async (page) => {
      await page.getByText('Nothing can be compared. This clone has no tag of a release.').waitFor()
      await page.getByRole('link', { name: 'changelog' }).waitFor()
    })
  })
})

describe('the wait for a docs page', () => {
  it('shows an accepted screenshot until the story in its place is there', async () => {
    await storybook.onPage(async ({ page }) => {
      // The story never comes.
      await page.route(/iframe\.html\?.*viewMode=story/, () => undefined)
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(urlOf(idOf('Shell/Header')))
      const picture = page.locator('.docs-anatomy img')
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1440)
      const [frame, shown] = [
        await page.locator('.docs-anatomy .docs-frame').boundingBox(),
        await picture.boundingBox(),
      ]
      expect(shown?.width).toBeCloseTo(frame?.width ?? 0, -1)
      expect(await page.locator('.docs-anatomy').getByText('Loading…').count()).toBe(0)
    })
  })

  it('is for no mocks and no accessibility checks, which stories alone need', async () => {
    await storybook.onPage(async ({ page }) => {
      const texts: Promise<string>[] = []
      page.on('response', (response) => {
        if (response.request().resourceType() === 'script') texts.push(response.text().catch(() => ''))
      })
      await page.goto(urlOf(idOf('Reference/Requirements')))
      await page.locator('#storybook-docs h1').waitFor()
      const scripts = await Promise.all(texts)
      expect(scripts.length).toBeGreaterThan(5)
      // Sentences of both, which a minifier keeps.
      expect(scripts.filter((text) => text.includes('[MSW]')).length).toBe(0)
      expect(scripts.filter((text) => text.includes('axe.run arguments are invalid')).length).toBe(0)
    })
  })
})

/** Tests colors that no docs page before had: most of a page is the same on all. */
const axe = createAxeSeries()

/** Pages of one folder are made by one template for each component: on each commit the largest component's. */
const OPENED = someRows(pages, ({ title }) => !/^(?:Shell|All states)\//.test(title) || /Header$/.test(title))

describe.concurrent(`a docs page${OPENED.share}`, () => {
  it.each(OPENED.map(({ title, id }) => [title, id]))('%s opens offline without an axe violation', async (_, id) => {
    await reader.onPage(async ({ page, takeUnexpectedMessages }) => {
      await showDocs(page, id)
      // Storybook's own markup around a page is not tested.
      const found = isNightly
        ? await axeViolations(page)
        : [...(await axeViolations(page, 'structure')), ...(await axe.colorViolations(page))]
      const own = found.filter((violation) => !/^(landmark-one-main|region) at/.test(violation))
      expect(own).toEqual([])
      expect(takeUnexpectedMessages()).toEqual([])
      const shown = await page
        .locator('#storybook-docs iframe[src], #storybook-docs a[href*="path=/"]')
        .evaluateAll((all) =>
          all.map((one) => {
            const url = new URL(one.getAttribute('src') ?? one.getAttribute('href') ?? '', location.href)
            return url.searchParams.get('id') ?? url.searchParams.get('path')?.split('/').at(-1) ?? ''
          }),
        )
      expect(
        shown.filter((story) => !ids.has(story)),
        'stories and pages that do not exist',
      ).toEqual([])
      const hrefs = await page
        .locator('#storybook-docs a[href]')
        .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
      expect(
        hrefs.filter((href) => !/^(https:|#|\.\/\?path=)/.test(href)),
        'links to files that a Storybook does not have',
      ).toEqual([])
      const beyondEdge: string[] = []
      for (const width of [320, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await page.waitForFunction((wanted) => innerWidth === wanted, width)
        const pixels = await sideways(page)
        if (pixels > 0) beyondEdge.push(`${pixels} px at ${width} px`)
      }
      expect(beyondEdge, 'how far the page scrolls sideways').toEqual([])
    })
  })
})

describe('the storybook itself', () => {
  it('shows a desktop story whole, and its toolbar in words, without a request that leaves the machine', async () => {
    await manager.onPage(async ({ page, takeUnexpectedMessages }) => {
      for (const width of [1280, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        await openManager(page, '/story/shell-header--desktop')
        const frame = page.locator('#storybook-preview-iframe')
        const shown = page.frameLocator('#storybook-preview-iframe')
        await shown.locator('[data-shell="language-switch"]').waitFor()
        // The window is as wide as the story says, and its right edge is in the canvas.
        await expect.poll(() => shown.locator('html').evaluate(() => innerWidth)).toBe(1440)
        await expect
          .poll(async () => {
            const box = await frame.boundingBox()
            return (box?.x ?? width) + (box?.width ?? width)
          })
          .toBeLessThanOrEqual(width)
        expect(await page.getByRole('tab', { name: 'Controls' }).isVisible()).toBe(false)
        for (const name of ['Contrast', 'Motion', 'Screen', 'Script', 'Text 100 %', 'Page CSS']) {
          const box = await page.getByRole('toolbar').getByText(name, { exact: true }).boundingBox()
          expect((box?.x ?? width) + (box?.width ?? width), name).toBeLessThanOrEqual(width)
        }
      }
      // Storybook logs warnings of its own; requests are what this test is about.
      expect(takeUnexpectedMessages().filter((text) => text.includes('leaves the machine'))).toEqual([])
    })
  })

  it('has controls of the search for the search', async () => {
    await manager.onPage(async ({ page }) => {
      await openManager(page, '/story/shell-search--playground')
      const panel = page.getByRole('tabpanel', { name: 'Controls' })
      await panel.locator('#control-keyword').fill('Java')
      const field = page.frameLocator('#storybook-preview-iframe').getByRole('combobox')
      await expect.poll(() => field.inputValue()).toBe('Java')
      expect(await panel.getByText('skipTo').count()).toBe(0)
    })
  })

  it('edits props by controls of their kind', async () => {
    await manager.onPage(async ({ page }) => {
      await openManager(page, '/story/shell-header--playground')
      const panel = page.getByRole('tabpanel', { name: 'Controls' })
      const shown = page.frameLocator('#storybook-preview-iframe')
      await expect.poll(() => panel.locator('#control-searchShortcut').getAttribute('type')).toBe('checkbox')
      await shown.getByRole('search').waitFor()
      await panel.locator('label', { hasText: 'minimal' }).click()
      await shown.getByRole('search').waitFor({ state: 'detached' })
    })
  })

  it('shows a story in both languages side by side', async () => {
    await storybook.onPage(async ({ page, takeUnexpectedMessages }) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(`${origin}/iframe.html?id=shell-header--home-page&viewMode=story&globals=language:both`)
      for (const [title, name] of [
        ['Tiếng Việt', 'Menu chính'],
        ['English', 'Main menu'],
      ] as const) {
        const window = page.frameLocator(`iframe[title="${title}"]`)
        await window.getByRole('navigation', { name }).waitFor()
      }
      expect(takeUnexpectedMessages()).toEqual([])
    })
  })

  it('shows the skip link with focus', async () => {
    await stories.onPage(async ({ page }) => {
      await showStory(page, origin, { story: 'shell-header--skip-link' })
      const link = page.locator('[data-shell="skip-link"]:focus')
      await link.waitFor()
      await expect.poll(() => link.evaluate((one) => getComputedStyle(one).clipPath)).toBe('none')
      // The add-on for pseudo-states rewrites styles once the story has finished.
      await page.waitForFunction(() =>
        [...document.styleSheets].some((sheet) =>
          [...sheet.cssRules].some(({ cssText }) => cssText.includes('.pseudo-')),
        ),
      )
      expect(await link.evaluate((one) => getComputedStyle(one).clipPath)).toBe('none')
      // The header resets links; a transparent link would be unreadable over the logo.
      expect(await link.evaluate((one) => getComputedStyle(one).backgroundColor)).not.toBe('rgba(0, 0, 0, 0)')
    })
  })

  it('emulates forced colors and more contrast', async () => {
    await stories.onPage(async ({ page }) => {
      await showStory(page, origin, { story: 'shell-header--home-page' })
      for (const [contrast, rule] of [
        ['forced', 'box-shadow: none !important'],
        ['more', '--_ink-soft'],
      ] as const) {
        await page.evaluate(
          (globals) => {
            ;(window as DocsWindow).__STORYBOOK_ADDONS_CHANNEL__?.emit('updateGlobals', { globals })
          },
          { contrast },
        )
        await expect.poll(() => page.locator('head > style').last().textContent()).toContain(rule)
      }
    })
  })

  it('changes the toolbar’s language with the language switch', async () => {
    await stories.onPage(async ({ page }) => {
      await showStory(page, origin, { story: 'shell-header--home-page' })
      await page.getByRole('link', { name: 'English' }).click()
      await page.getByRole('navigation', { name: 'Main menu' }).waitFor()
    })
  })
})
