import type { BrowserContextOptions, Locator, Page } from 'playwright'
import { describe, expect, inject, test } from 'vitest'
import { eachValue } from '../support/chooseRows.ts'
import { readShifts, watchShifts } from '../support/layoutShift.ts'
import { idle, startMenus, twoFrames } from '../support/pageHelpers.ts'
import { testSheetFrame } from '../support/sheetFrame.ts'
import { hydrated, localPart, visit, withBrowser } from '../support/siteBrowser.ts'

const site = inject('site').react19
const PAGE = '/viec-lam'

const WIDE: BrowserContextOptions = { viewport: { width: 1300, height: 900 } }
const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

/** The page's own script, and the code of the components. */
const ENTRY = /\/assets\/client-[^/]+\.js$/
const CODE = /\/assets\/(?:islands\.hydration|searchPanels|islands\.after-load)-[^/]+\.js$/

/** Time limit of `docs/entry-points.md`, in milliseconds. */
const TIME_LIMIT_MS = 4000

/** When a click comes. */
const MOMENTS = [
  'before hydration',
  'while the code loads',
  'with the code',
  'with the code of another component',
  'with late code',
  'without the code',
] as const

type Moment = (typeof MOMENTS)[number]

interface Control {
  readonly name: string
  /** Kind of its action. Controls of a kind share their code; native ones need none. */
  readonly kind: 'menu' | 'dialog' | 'field' | 'link' | 'search' | 'banner' | 'native'
  readonly screen?: BrowserContextOptions
  readonly selector: string
  /** @default a click, or a tap on a phone */
  readonly act?: (control: Locator) => Promise<void>
  /** Selector of an element that exists after the one effect of a button. Without the code there is none. */
  readonly shows?: string
  /** Selector of the element that the one effect removes. */
  readonly hides?: string
  /** URL to which a link or form leads. */
  readonly to?: string
  /** URL to which it leads without the code. @default `to` */
  readonly toWithoutCode?: string
}

const pressEnter = (control: Locator): Promise<void> => control.press('Enter')
/** Returns a control as it is clicked, and as it is used by key. */
const andByKey = (control: Control): Control[] => [
  control,
  { ...control, name: `${control.name}, by key`, act: pressEnter },
]

const HEADER = '[data-shell="header"]'
const SIDEBAR = '[data-shell="sidebar-banner"]'
const SUBMENU = `${HEADER} .shell-entry:not(.shell-more)[aria-expanded]`
const MORE = `${HEADER} .shell-more[aria-expanded]`
const LOCATION = `${HEADER} .shell-location-button`
const COMPANIES = `${HEADER} .shell-entries a[href="/danh-sach-cong-ty"]`
const FIELD = `${HEADER} input[role="combobox"]`
const PLACES = `${HEADER} dialog[open]:has([type="checkbox"])`

const CONTROLS: readonly Control[] = [
  ...andByKey({ name: 'a submenu', kind: 'menu', selector: SUBMENU, shows: `${SUBMENU}[aria-expanded="true"]` }),
  ...andByKey({ name: '"More"', kind: 'menu', selector: MORE, shows: `${MORE}[aria-expanded="true"]` }),
  {
    name: 'the account',
    kind: 'menu',
    selector: `${HEADER} .shell-user button`,
    shows: `${HEADER} .shell-user[data-open]`,
  },
  ...andByKey({ name: 'the location picker', kind: 'dialog', selector: LOCATION, shows: PLACES }),
  {
    name: 'the banner’s close button',
    kind: 'banner',
    selector: '.shell-banner-close',
    hides: '[data-shell="top-banner"]',
  },
  ...andByKey({ name: 'a link of the menu', kind: 'link', selector: COMPANIES, to: '/danh-sach-cong-ty' }),
  { name: 'the language switch', kind: 'link', selector: `${HEADER} a[hreflang="en"]`, to: '/jobs' },
  {
    name: 'the search',
    kind: 'search',
    selector: FIELD,
    async act(field) {
      await field.fill('nurse')
      await field.press('Enter')
    },
    to: '/nurse-kv',
    toWithoutCode: '/viec-lam?q=nurse',
  },
  {
    name: 'the skip link',
    kind: 'native',
    selector: '[data-shell="skip-link"]',
    act: pressEnter,
    shows: 'main:focus',
  },
  {
    name: 'the menu',
    kind: 'dialog',
    screen: PHONE,
    selector: `${HEADER} .shell-menu-button`,
    shows: '[data-shell="side-nav"][open]',
  },
  {
    name: 'the keyword sheet',
    kind: 'field',
    screen: PHONE,
    selector: FIELD,
    shows: `${HEADER} dialog[open] input:focus`,
  },
  { name: 'the location sheet', kind: 'dialog', screen: PHONE, selector: LOCATION, shows: PLACES },
  {
    name: 'a link of the footer',
    kind: 'native',
    screen: PHONE,
    selector: '[data-shell="footer"] a[href="/so-do-trang-web"]',
    to: '/so-do-trang-web',
  },
]

/** Expected effect of a control at a moment. Native ones need no code. With all code, all buttons have the same effect. */
function kindAt(kind: Control['kind'], moment: Moment): string {
  if (kind === 'native') return kind
  const isButton = kind === 'menu' || kind === 'field' || kind === 'dialog' || kind === 'banner'
  const hasAllCode = moment === 'with the code' || moment === 'with late code'
  return `${isButton && hasAllCode ? 'button' : kind} ${moment}`
}

/** Each control, and each kind of control at each moment. `tests/components/islands.test.tsx` clicks without a browser. */
const CLICKS = eachValue(
  MOMENTS.flatMap((moment) =>
    CONTROLS.map((control) => ({ ...control, moment, kindAndMoment: kindAt(control.kind, moment) })),
  ),
  ['kindAndMoment', 'name'],
)

/** Holds requests until the returned function is called. */
async function hold(page: Page, files: RegExp): Promise<() => void> {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(files, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** Lets the time limit of a page end when `endTimeLimit` is called. Other timers go on. */
const holdTimeLimit = (page: Page) =>
  page.addInitScript((limit) => {
    const start = window.setTimeout
    const held: (() => void)[] = []
    const setTimeout = (call: () => void, ms?: number) => (ms === limit ? -held.push(call) : start(call, ms))
    const endTimeLimit = () => {
      for (const call of held.splice(0)) call()
    }
    Object.assign(window, { setTimeout, endTimeLimit })
  }, TIME_LIMIT_MS)

/** Ends the time limit. In a task of its own, as the click may lead to another page. */
const endTimeLimit = (page: Page) =>
  page.evaluate(() => void setTimeout((window as unknown as { endTimeLimit: () => void }).endTimeLimit))

/** Opens the page at a moment of its loading. Returns a function that releases the held code. */
async function arrive(page: Page, moment: Moment): Promise<() => void> {
  await watchShifts(page)
  // No verdict depends on how long a machine takes between a click and the code.
  if (moment === 'while the code loads' || moment === 'with late code') await holdTimeLimit(page)
  if (moment === 'without the code') await page.route(CODE, (route) => route.abort())
  const isHeld = moment === 'before hydration' || moment === 'while the code loads' || moment === 'with late code'
  const release = isHeld ? await hold(page, moment === 'before hydration' ? ENTRY : CODE) : () => undefined
  await page.goto(site + PAGE, { waitUntil: 'commit' })
  if (moment === 'before hydration') await page.locator('#page-state').waitFor({ state: 'attached' })
  else await hydrated(page)
  if (moment === 'with the code') {
    await page.locator(`${HEADER} nav a`).first().dispatchEvent('pointerdown')
    await page.locator(`${HEADER}[data-enhanced]`).waitFor()
  }
  if (moment === 'with the code of another component') {
    await idle(page)
    await page.locator(`${SIDEBAR} .shell-banner-close`).dispatchEvent('pointerdown')
    const isHydrated = (banner: Element) => Object.keys(banner).some((key) => key.startsWith('__reactContainer'))
    await expect.poll(() => page.locator(SIDEBAR).evaluate(isHydrated)).toBe(true)
    await startMenus(page)
  }
  return release
}

describe('a click has one effect', () => {
  const { open, allowMessages } = withBrowser()

  test.each(CLICKS)(`$name, $moment${CLICKS.share}`, async ({ moment, ...control }) => {
    const { kind, selector, to, hides, screen = WIDE } = control
    const act = control.act ?? ((element: Locator) => (screen === PHONE ? element.tap() : element.click()))
    const needsCode = kind !== 'native'
    const page = await open(screen)
    if (moment === 'without the code') allowMessages(/net::ERR_FAILED/)
    const release = await arrive(page, moment)
    const visits: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest() && !request.redirectedFrom()) visits.push(localPart(request.url()))
    })
    await act(page.locator(selector).first())
    if (to !== undefined) {
      if (moment === 'with late code' && needsCode) {
        expect(visits).toEqual([])
        await endTimeLimit(page)
      } else if (moment !== 'before hydration') release()
      const isNative = moment === 'before hydration' || moment === 'with late code' || moment === 'without the code'
      // The document that was clicked is gone, and with it every further effect.
      await page.waitForURL((url) => localPart(url.href) !== PAGE, { waitUntil: 'commit' })
      // The next page's script may be held too.
      release()
      expect(visits).toEqual([isNative ? (control.toWithoutCode ?? to) : to])
    } else {
      const shown = page.locator(control.shows || (hides as string))
      const [without, one] = hides ? [1, 0] : [0, 1]
      if (needsCode && moment === 'with late code') {
        await endTimeLimit(page)
        await twoFrames(page)
        expect(await shown.count()).toBe(without)
      }
      release()
      const result = needsCode && moment === 'without the code' ? without : one
      await expect.poll(() => shown.count()).toBe(result)
      // A second effect would take back the first one.
      await hydrated(page)
      await idle(page)
      expect(await shown.count()).toBe(result)
      // What is below a closed banner moves up.
      if (!hides) expect(await readShifts(page)).toEqual([])
      expect(visits).toEqual([])
    }
  })
})

describe.each(['before hydration', 'while the code loads', 'with the code'] as const)('text typed %s', (moment) => {
  const { open } = withBrowser()

  test('stays in its field with focus, caret and composition, and gets suggestions', async () => {
    const page = await open(WIDE)
    const release = await arrive(page, moment)
    const field = page.locator(FIELD)
    await field.click()
    await page.keyboard.type('kon')
    await page.keyboard.press('ArrowLeft')
    const keyboard = await page.context().newCDPSession(page)
    const compose = (text: string) =>
      keyboard.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
    await compose('e')
    const before = await field.elementHandle()
    release()
    await page.locator(`${HEADER}[data-enhanced]`).waitFor()
    await compose('ế')
    await keyboard.send('Input.insertText', { text: 'ế' })
    const state = await field.evaluate((input: HTMLInputElement, same) => {
      const isSame = input === same && input === document.activeElement
      return { isSame, value: input.value, caret: input.selectionStart }
    }, before)
    expect(state).toEqual({ isSame: true, value: 'koến', caret: 3 })
    await field.fill('kế')
    await page.locator(`${HEADER} [role="option"]`).first().waitFor()
  })
})

describe('a sheet before its content', () => {
  const { open, allowMessages } = withBrowser()
  const CONTENT = /\/assets\/(?:islands\.hydration|searchPanels)-[^/]+\.js$/
  const start = async (page: Page) => {
    await visit(page, `${site}${PAGE}`)
    await startMenus(page)
  }

  testSheetFrame(
    async () => {
      const page = await open(PHONE)
      const release = await hold(page, CONTENT)
      await start(page)
      return { page, release }
    },
    async () => {
      const page = await open(PHONE)
      allowMessages(/net::ERR_FAILED/)
      await page.route(CONTENT, (route) => route.abort())
      await start(page)
      return page
    },
  )
})

describe('a press as React hydrates', () => {
  const { open } = withBrowser()

  test.each([
    { control: 'the location picker', selector: LOCATION, shows: PLACES },
    { control: 'a submenu', selector: SUBMENU, shows: `${SUBMENU}[aria-expanded="true"]` },
  ])('has one effect: $control', async ({ selector, shows }) => {
    const page = await open(WIDE)
    await visit(page, `${site}${PAGE}`)
    await startMenus(page)
    // React listens to clicks as it hydrates, all in one task: the end of that task is the first instant for a press.
    await page.evaluate(
      ([header, control]) => {
        const root = document.querySelector(header as string) as HTMLElement
        const add = root.addEventListener
        root.addEventListener = (...given: Parameters<typeof add>) => {
          add.apply(root, given)
          if (given[0] !== 'click') return
          Reflect.deleteProperty(root, 'addEventListener')
          queueMicrotask(() => {
            const pressed = root.querySelector<HTMLElement>(control as string)
            pressed?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
            pressed?.click()
          })
        }
      },
      [HEADER, selector],
    )
    await page.locator(FIELD).focus()
    await page.locator(`${HEADER}[data-enhanced]`).waitFor()
    await page.locator(shows).waitFor()
    await idle(page)
    await twoFrames(page)
    expect(await page.locator(shows).count()).toBe(1)
  })
})

describe('a menu that has the focus', () => {
  const { open } = withBrowser()

  test('is no panel over the page as the window gets the width of a phone', async () => {
    const page = await open(WIDE)
    await visit(page, `${site}${PAGE}`)
    const button = page.locator(SUBMENU).first()
    await button.click()
    await page.locator(`${SUBMENU}[aria-expanded="true"]`).waitFor()
    await button.press('Escape')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.locator(`${HEADER} .shell-menu-button`).waitFor()
    await page.locator(`${HEADER} .shell-menu`).waitFor({ state: 'hidden' })
  })
})
