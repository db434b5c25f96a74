import { constants } from '@jobsite/shell/core'
import type { Page } from 'playwright'
import { describe, expect, inject, test } from 'vitest'
import { someRows } from '../support/chooseRows.ts'
import { readCutText, TEXT_SPACING } from '../support/cutText.ts'
import { isNightly } from '../support/isNightly.ts'
import { readShifts, watchShifts } from '../support/layoutShift.ts'
import { resize, sideways, smallTargets } from '../support/pageHelpers.ts'
import { FITTING_FONTS } from '../support/shareChromium.ts'
import { logIn, visit, withBrowser } from '../support/siteBrowser.ts'

const site = inject('site').react19
const { open } = withBrowser()
const IN_FONTS = { usual: open, narrow: withBrowser('narrow').open, wide: withBrowser('wide').open }

/** Opens a page of the site, without its policy, so that tests can add styles. */
async function openAt(path: string, width = 1300, height = 740, fonts: keyof typeof IN_FONTS = 'usual') {
  const page = await IN_FONTS[fonts]({ viewport: { width, height }, bypassCSP: true })
  await page.goto(site + path)
  return page
}

test('the sidebar banner covers no text of the page, and is not shown where there is no space for it', async () => {
  const page = await openAt('/viec-lam', 1920, 900)
  for (const width of [992, 1366, 1440, 1479, 1480, 1600, 1920]) {
    await resize(page, width, 900)
    const banner = await page.locator('[data-shell="sidebar-banner"]').boundingBox()
    const reach = await page.locator('main').evaluate((main) => {
      const words = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
      const range = document.createRange()
      let right = 0
      while (words.nextNode()) {
        range.selectNodeContents(words.currentNode)
        right = Math.max(right, range.getBoundingClientRect().right)
      }
      return right
    })
    expect(reach, `${width} px`).toBeGreaterThan(width / 2)
    expect(banner !== null, `${width} px`).toBe(width >= 1480)
    expect(reach, `${width} px`).toBeLessThanOrEqual(banner?.x ?? width)
  }
})

test('the images of the top banner are not truncated on a phone, next to the close button', async () => {
  const phone = 360
  const page = await openAt('/viec-lam', phone)
  const place = await page.locator('[data-shell="top-banner"]').boundingBox()
  const scale = (place?.height ?? 0) / constants.bannerHeight
  const button = 2 * (16 + 32)
  for (const name of ['cv', 'employers', 'tech'].flatMap((banner) => [`${banner}-vi.svg`, `${banner}-en.svg`])) {
    await page.goto(`${site}/banners/${name}`)
    const widest = await page.evaluate(() =>
      Math.max(...[...document.querySelectorAll('text')].map((text) => text.getComputedTextLength())),
    )
    expect(widest, name).toBeGreaterThan(0)
    expect(widest * scale, name).toBeLessThan(phone - button)
  }
})

test('the first screen of a phone shows the name of the site', async () => {
  const page = await openAt('/', 320, 700)
  const logo = page.getByRole('banner').locator('.shell-logo img').first()
  for (const width of [320, 390]) {
    await resize(page, width, 700)
    await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.complete)).toBe(true)
    const { url, shown } = await logo.evaluate((image: HTMLImageElement) => ({
      url: image.currentSrc,
      shown: image.width,
    }))
    expect(await (await fetch(url)).text(), `${width} px`).toContain('>Jobsite<')
    expect(shown, `${width} px`).toBeGreaterThan(100)
  }
})

test('menu items that do not fit larger text are under “More”', async () => {
  const page = await open({ viewport: { width: 1300, height: 740 } })
  const settings = await page.context().newCDPSession(page)
  const rows = () =>
    page
      .locator('[data-shell="header"] .shell-entries > li')
      .locator('visible=true')
      .evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().top)).size)
  for (const size of [16, 20, 32]) {
    // As visitors set it, before the page is loaded.
    await settings.send('Page.setFontSizes', { fontSizes: { standard: size } })
    for (const path of ['/', '/viec-lam', '/jobs']) {
      await page.goto(site + path)
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${size}px`)
      await expect.poll(rows, { message: `${path} with ${size} px` }).toBe(1)
    }
  }
})

test('the bar of a job moves nothing as it sticks', async () => {
  const page = await open({ viewport: { width: 1366, height: 740 } })
  await watchShifts(page)
  await visit(page, `${site}/mt-sales-supervisor-khu-vuc-ha-noi-1763221-jv`)
  const bar = page.locator('.job-bar')
  for (const top of [600, 0, 900]) {
    await page.evaluate((y) => window.scrollTo(0, y), top)
    await expect.poll(() => bar.getAttribute('data-stuck')).toBe(top === 0 ? null : '')
  }
  expect(await page.locator('.job-bar-title').isVisible()).toBe(true)
  expect(await readShifts(page)).toEqual([])
})

test('only headings have lines of the same length: running text would break within words', async () => {
  const page = await openAt('/')
  for (const path of [
    '/',
    ...['/tinh-luong-gross-net', '/mt-sales-supervisor-khu-vuc-ha-noi-1763221-jv', '/quy-dinh-bao-mat'],
  ]) {
    if (path !== '/') await page.goto(site + path)
    const balanced = await page
      .locator('main *')
      .evaluateAll((all) =>
        all
          .filter((element) => getComputedStyle(element).getPropertyValue('text-wrap-style') === 'balance')
          .map(({ tagName, textContent }) => `${tagName} ${textContent}`),
      )
    expect(balanced.length, path).toBeGreaterThan(0)
    expect(
      balanced.filter((name) => !/^H[1-6] /.test(name)),
      path,
    ).toEqual([])
  }
})

test('the label of a choice in a row is on one line', async () => {
  const page = await openAt('/dang-nhap')
  await logIn(page, site)
  await page.goto(`${site}/quan-ly-nghe-nghiep/thong-bao-viec-lam`)
  const labels = page.locator('.form-inline .field label').locator('visible=true')
  const isOneLine = await labels.evaluateAll((all) =>
    all.map((label) => label.getBoundingClientRect().height < 2 * Number.parseFloat(getComputedStyle(label).fontSize)),
  )
  expect(isOneLine.length).toBeGreaterThan(0)
  expect(isOneLine).not.toContain(false)
})

test('on a phone, the breadcrumbs are one link: the way up', async () => {
  const page = await openAt('/mt-sales-supervisor-khu-vuc-ha-noi-1763221-jv', 320)
  const links = page.locator('[data-shell="breadcrumbs"] li').locator('visible=true').getByRole('link')
  expect(await links.allTextContents()).toEqual(['Việc làm'])
  // Large enough for a finger.
  expect((await links.boundingBox())?.height).toBeGreaterThanOrEqual(44)
})

test.each([
  ['/viec-lam', '.job-facts li'],
  ['/danh-sach-cong-ty', '.card-meta span'],
])('on %s, icons in cards keep their place while the words after them load', async (path, selector) => {
  const page = await openAt(path, 768, 900)
  const places = await page.locator(selector).evaluateAll((all) =>
    all.flatMap((item) => {
      const icon = item.querySelector('.icon')
      if (!icon) return []
      const placeOf = () => [icon.getBoundingClientRect().x, icon.getBoundingClientRect().y]
      const whole = placeOf()
      while (item.lastChild !== icon) item.lastChild?.remove()
      return [[whole, placeOf()]]
    }),
  )
  expect(places.length).toBeGreaterThan(5)
  expect(places.filter(([whole, begun]) => String(whole) !== String(begun))).toEqual([])
})

test('the footer of a short page ends the window', async () => {
  const page = await openAt('/login')
  for (const path of ['/login', '/onboarding/welcome']) {
    await page.goto(site + path)
    for (const width of [1300, 390]) {
      await resize(page, width, 1100)
      const box = await page.getByRole('contentinfo').boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? 0), `${path} at ${width} px`).toBe(1100)
    }
  }
})

test.each([
  ['/viec-lam', [320, 1300]],
  ['/jobs', [320, 390]],
  ['/company-list', [320]],
] as const)('text in cards of %s is never truncated, with and without text spacing', async (path, widths) => {
  const page = await openAt(path)
  for (const style of ['', TEXT_SPACING]) {
    if (style) await page.addStyleTag({ content: style })
    for (const width of widths) {
      await resize(page, width, 740)
      const cut = await page.evaluate(() => {
        const range = document.createRange()
        return [...document.querySelectorAll('main :is(.job-card, .company-card, .pane) *')].flatMap((element) => {
          const hides = getComputedStyle(element).overflowX
          const words = element.textContent?.trim() ?? ''
          if (words === '' || element.closest('.hidden, [hidden]') || !element.checkVisibility()) return []
          range.selectNodeContents(element)
          const { left, right } = range.getBoundingClientRect()
          const card = element.closest('.job-card, .company-card, .pane')?.getBoundingClientRect()
          const isOut = card !== undefined && (left < card.left - 1 || right > card.right + 1)
          return isOut || hides === 'clip' ? [words] : []
        })
      })
      expect(cut, `${width} px ${style}`).toEqual([])
      expect(await sideways(page), `${width} px ${style}`).toBe(0)
    }
  }
})

/** Lists without filters, with one, and with all. */
const FILTERED = ['', '?posted=14', '?q=&c=55.35&l=29.24&level=5.1&salary=1000&posted=14&sort=salary']

test('the panel of each filter is in the window, below its control', async () => {
  const page = await open({ viewport: { width: 1300, height: 740 } })
  for (const query of FILTERED) await testPanels(page, `/viec-lam${query}`)
})

async function testPanels(page: Page, path: string): Promise<void> {
  await page.goto(site + path)
  for (const width of [320, 768, 900, 1000, 1199, 1200, 1300]) {
    await resize(page, width, 740)
    const panels = await page.locator('.results-head details').evaluateAll((all) =>
      all.map((details) => {
        details.setAttribute('open', '')
        const panel = details.querySelector('.filter-panel')?.getBoundingClientRect()
        const control = details.querySelector('summary')?.getBoundingClientRect()
        details.removeAttribute('open')
        if (!panel || !control) throw new Error('a filter without a panel')
        return {
          left: panel.left,
          right: panel.right,
          below: panel.top - control.bottom,
          shared: Math.min(panel.right, control.right) - Math.max(panel.left, control.left),
        }
      }),
    )
    expect(panels).toHaveLength(6)
    for (const { left, right, below, shared } of panels) {
      expect(left, `${path} at ${width} px`).toBeGreaterThanOrEqual(0)
      expect(right, `${path} at ${width} px`).toBeLessThanOrEqual(width)
      // On phones it is a sheet at the foot of the window.
      if (width < 768) continue
      expect(below, `${path} at ${width} px`).toBeCloseTo(6)
      expect(shared, `${path} at ${width} px`).toBeGreaterThan(60)
    }
    const [count, sort] = await page
      .locator('.results-count, .filter[data-sort] summary')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top + one.clientHeight / 2))
    expect(Math.abs((count ?? 0) - (sort ?? 0)), `${path} at ${width} px: lines between count and sort`).toBeLessThan(4)
  }
}

test('everything in the panel of each filter can be reached in a low window', async () => {
  const page = await openAt('/viec-lam', 320, 256)
  const filters = page.locator('.results-head details')
  expect(await filters.count()).toBe(6)
  const beyond = await filters.evaluateAll((all) =>
    all.flatMap((details) => {
      details.setAttribute('open', '')
      const parts = [...details.querySelectorAll('.filter-title, .choice-search, .choices li, .filter-foot')]
      const found = parts.filter((part) => {
        part.scrollIntoView({ block: 'nearest', behavior: 'instant' })
        const { top, bottom } = part.getBoundingClientRect()
        return top < 0 || bottom > innerHeight
      })
      details.removeAttribute('open')
      return found.map((part) => part.textContent || part.getAttribute('placeholder'))
    }),
  )
  expect(beyond).toEqual([])
})

test('the selected job is marked in forced colors too', async () => {
  const page = await open({ viewport: { width: 1300, height: 740 }, forcedColors: 'active' })
  await page.goto(`${site}/viec-lam`)
  const outlines = await page
    .locator('.results-list .job-card')
    .evaluateAll((all) => all.map((card) => [card.hasAttribute('data-selected'), getComputedStyle(card).outlineStyle]))
  expect(outlines.filter(([isSelected]) => isSelected)).toEqual([[true, 'solid']])
  expect(outlines.filter(([, style]) => style === 'solid')).toHaveLength(1)
})

test('with more contrast, secondary text is as dark as the rest; printed, all of it is dark', async () => {
  const page = await open({ viewport: { width: 1300, height: 740 }, colorScheme: 'dark', contrast: 'more' })
  await page.goto(`${site}/viec-lam`)
  const colors = () =>
    page
      .locator('main h1, .job-company, .shell-home')
      .evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).color))])
  expect(await colors()).toEqual(['rgb(234, 240, 247)'])
  await page.emulateMedia({ media: 'print' })
  expect(await colors()).toEqual(['rgb(23, 33, 46)'])
})

test('what gets the focus in the detail pane is not behind its head', async () => {
  const page = await openAt('/viec-lam', 1300, 650)
  const below = await page.locator('.pane').evaluate((pane) => {
    const edgeOf = (element: Element | null) => element?.getBoundingClientRect()
    return [...pane.querySelectorAll<HTMLElement>('.pane-body a')].map((link) => {
      pane.scrollTop = pane.scrollHeight
      link.focus()
      return (edgeOf(link)?.top ?? 0) - (edgeOf(pane.querySelector('.pane-head'))?.bottom ?? 0)
    })
  })
  expect(below.length).toBeGreaterThan(2)
  expect(Math.min(...below)).toBeGreaterThanOrEqual(0)
})

test('a job is printed with its salary, and without what only a screen can do', async () => {
  // As wide as A4 with the usual margins.
  const page = await openAt('/mt-sales-supervisor-khu-vuc-ha-noi-1763221-jv', 717, 1000)
  const bar = page.locator('.job-bar')
  const shown = async () => ({
    salary: await bar.locator('.job-salary').isVisible(),
    actions: await bar.locator('a, button').locator('visible=true').count(),
    position: await bar.evaluate((element) => getComputedStyle(element).position),
  })
  expect(await shown()).toEqual({ salary: false, actions: 3, position: 'fixed' })
  await page.emulateMedia({ media: 'print' })
  expect(await shown()).toEqual({ salary: true, actions: 0, position: 'sticky' })
})

test('questions are printed with their answers', async () => {
  const page = await openAt('/interview/accountant-kw', 717, 1000)
  const answers = page.locator('.questions p')
  const shown = () => answers.locator('visible=true').count()
  expect(await shown()).toBe(0)
  await page.emulateMedia({ media: 'print' })
  expect(await shown()).toBe(await answers.count())
})

const LONG_WORD = 'x'.repeat(80)

test('a long word of the visitor’s breaks', async () => {
  const page = await open({ viewport: { width: 320, height: 740 } })
  for (const path of [`/${LONG_WORD}-kv`, `/muc-luong/${LONG_WORD}-kv`, `/interview/${LONG_WORD}-kw`]) {
    await page.goto(site + path)
    await expect.poll(() => sideways(page), { message: path }).toBe(0)
    expect(await readCutText(page, 'main h1'), path).toEqual([])
  }
})

const WINDOWS = [
  { width: 320, height: 256 },
  { width: 360, height: 740 },
  { width: 768, height: 900 },
  { width: 1300, height: 800 },
]

/** Each kind of page in one language. */
const PAGES = [
  '/',
  '/tim-viec-lam',
  '/viec-lam',
  '/mt-sales-supervisor-khu-vuc-ha-noi-1763221-jv',
  '/muc-luong',
  '/interview',
  '/tinh-luong-gross-net',
  '/login',
  '/sign-up',
  '/lien-he',
]
const IN_THE_OTHER_LANGUAGE = ['/jobs', '/salary', '/dang-nhap']

const ICONS = 'svg:not(.company-mark, .range, .shell-mark *)'

/** Remembers the widths of the icons. Logos are images. */
const rememberIcons = (page: Page) =>
  page.locator(ICONS).evaluateAll((all) => {
    for (const icon of all) icon.setAttribute('data-width', String(icon.getBoundingClientRect().width))
  })

/** Returns the icons that have not grown with the text since: they stand beside it, or for it. */
const smallIcons = (page: Page) =>
  page.locator(ICONS).evaluateAll((all) =>
    all.flatMap((icon) => {
      const { width } = icon.getBoundingClientRect()
      const isSmall = width > 0 && width < 1.9 * Number(icon.getAttribute('data-width'))
      return isSmall ? `${icon.parentElement?.className} ${icon.getAttribute('class')}: ${width}` : []
    }),
  )

describe('a page of the site', () => {
  // On commits one page in narrow fonts too: they only leave more space.
  const LOOKED_AT = someRows(
    [...PAGES, ...IN_THE_OTHER_LANGUAGE].flatMap((path) => FITTING_FONTS.map((fonts) => ({ path, fonts }))),
    ({ path, fonts }) => PAGES.includes(path) && (fonts === 'wide' || path === '/viec-lam'),
  )
  test.each(LOOKED_AT)(
    `$path fits its window in $fonts fonts, with text at 200 %, and with text spacing, and has large targets${LOOKED_AT.share}`,
    async ({ path, fonts }) => {
      const page = await openAt(path, 1280, 900, fonts)
      await rememberIcons(page)
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
      await page.waitForFunction(() => Number.parseFloat(getComputedStyle(document.body).fontSize) === 32)
      // The header folds its menu once it has been measured.
      await expect.poll(() => sideways(page), { message: 'text at 200 %' }).toBe(0)
      await expect.poll(() => readCutText(page, 'body'), { message: 'text at 200 %' }).toEqual([])
      expect(await smallIcons(page), 'icons at 200 %').toEqual([])
      await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
      for (const style of ['', TEXT_SPACING]) {
        if (style) await page.addStyleTag({ content: style })
        // What fits with text spacing fits without: on commits in two of the windows.
        for (const size of style || isNightly ? WINDOWS : WINDOWS.slice(1, 3)) {
          await resize(page, size.width, size.height)
          const name = `${size.width} × ${size.height}${style && ', spaced out'}`
          await expect.poll(() => readCutText(page, 'body'), { message: name }).toEqual([])
          await expect.poll(() => sideways(page), { message: name }).toBe(0)
          if (size.width < 768) expect(await smallTargets(page), name).toEqual([])
          // The table of salaries shows every column.
          const hidden = await page
            .locator('.table')
            .evaluateAll((boxes) => boxes.map((box) => box.scrollWidth - box.clientWidth))
          expect(hidden, name).toEqual(hidden.map(() => 0))
        }
      }
    },
  )
})

/** How many of the elements of a selector are in each row. */
const perRow = (page: Page, selector: string): Promise<number[]> =>
  page.locator(selector).evaluateAll((elements) => {
    const rows = new Map<number, number>()
    for (const element of elements) {
      const top = Math.round(element.getBoundingClientRect().top)
      rows.set(top, (rows.get(top) ?? 0) + 1)
    }
    return [...rows.values()]
  })

test('the numbers of the home page are in even rows', async () => {
  const page = await openAt('/', 390)
  for (const [width, rows] of [
    [320, [2, 2]],
    [390, [2, 2]],
    [768, [4]],
    [1300, [4]],
  ] as const) {
    await resize(page, width, 740)
    expect(await perRow(page, '.figures > li'), `${width} px`).toEqual(rows)
  }
})

const COMPANY = '/nha-tuyen-dung/cho-so-e1000109-vn'

test('the fields of a company that have one job share a row', async () => {
  const page = await openAt(COMPANY)
  const groups = page.locator('.job-group')
  const jobs = await groups.evaluateAll((all) => all.map((one) => one.querySelectorAll('.job-list > li').length))
  expect(jobs.filter((count) => count === 1).length).toBeGreaterThan(2)
  expect(await perRow(page, '.job-group')).toEqual([...jobs.filter((count) => count > 1).map(() => 1), 3])
})

test('no title of a job is under the mark that saves it', async () => {
  const page = await open({ viewport: { width: 390, height: 740 } })
  for (const path of ['/', COMPANY, '/viec-lam']) {
    await page.goto(site + path)
    for (const width of [320, 390, 768]) {
      await resize(page, width, 740)
      const covered = await page.locator('.job-card').evaluateAll((cards) =>
        cards.flatMap((card) => {
          const title = card.querySelector('a')
          const button = card.querySelector('button')
          if (!title || !button) return []
          const words = document.createRange()
          words.selectNodeContents(title)
          const mark = button.getBoundingClientRect()
          const isUnder = [...words.getClientRects()].some(
            (line) => line.right > mark.left && line.top < mark.bottom && line.bottom > mark.top,
          )
          return isUnder ? [title.textContent] : []
        }),
      )
      expect(covered, `${path} at ${width} px`).toEqual([])
    }
  }
})
