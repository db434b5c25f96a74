import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it, type TestContext } from 'vitest'
import { MOUNT_POINT_NAMES } from '../../src/embed/mountPointNames.ts'
import { PARTS } from '../../src/options/parts.ts'
import { eachValue, someRows } from '../support/chooseRows.ts'
import { launchOldChromium } from '../support/oldChromium.ts'
import { shareChromium } from '../support/shareChromium.ts'
import { WAYS, type Way } from './buildPages.ts'
import { EMPTY_CASE } from './inputs.ts'
import type { Case } from './pages/case.ts'
import { startWays } from './ways.ts'

// What a visitor was served is never taken away by a script that comes later.

type Ways = Awaited<ReturnType<typeof startWays>>

const NAMES = Object.keys(WAYS) as Way[]

/** Ways with the newer React; the older one is no other to a browser: at night. */
const HOSTS = someRows(NAMES, (way) => !way.endsWith('React 18'))

/** A text that a component without a list reads as it renders. */
const MARK = 'Tết 2026'

const dataIn = (language: string) => ({
  theme: null,
  seoKeywords: { language, keywords: [{ id: 1, name: 'Java', link: '/java-kv' }] },
})
/** Data of the components that render no list. */
const DATA = {
  topBanner: {
    zoneName: 'zone',
    companyIndustries: [],
    jobFunctionIds: [],
    banners: [{ id: 1, isClosable: true, image: '/images/top.png', url: '/tet', alt: MARK }],
  },
  sidebarBanner: { image: '/images/side.png', url: '/tet-2', alt: MARK },
  bottomText: {
    pageUrl: '/viec-lam',
    text: { id: 1, content: `<p title="${MARK}">Xem <a href="/muc-luong">lương</a></p>`, image: null },
  },
}
const PAGE: Case = {
  ...EMPTY_CASE,
  options: { ...EMPTY_CASE.options, data: dataIn('vi') },
  parts: ['Header', 'SideNav', 'LanguageSwitch', 'SeoKeywords', 'Footer'],
}
const PHONE: Case = { ...PAGE, width: 390 }

/** The page with all components that it can have in a way of rendering. */
const fullPage = (way: Way): Case => ({
  ...PAGE,
  options: { ...PAGE.options, data: { ...dataIn('vi'), ...DATA } },
  own: { TopBanner: { zoneName: 'zone' } },
  parts: (WAYS[way].isReact ? Object.keys(PARTS) : MOUNT_POINT_NAMES).map((name) =>
    name.replace(/^./, (first) => first.toUpperCase()),
  ),
})

/** Returns the links of each component that match, with texts, by component: on the page, or in the server's HTML. */
const linksOf = (page: Page, of: 'served' | 'shown', selector = 'a[href]') =>
  page.evaluate(
    async ([of, selector]) => {
      const parse = async () => new DOMParser().parseFromString(await (await fetch(location.href)).text(), 'text/html')
      const found: Record<string, string[]> = {}
      for (const part of (of === 'served' ? await parse() : document).querySelectorAll<HTMLElement>('[data-part]')) {
        const links = [...part.querySelectorAll(selector)]
        found[String(part.dataset.part)] = links.map((link) => `${link.getAttribute('href')} ${link.textContent}`)
      }
      return found
    },
    [of, selector] as const,
  )

/** Links of components that fail where lists and marked texts do: others of the header do not fail. */
const FAILING = '.shell-menu a, li a, .shell-banner-picture, .shell-text a'

const part = (page: Page, name: string) => page.locator(`[data-part${name && `="${name}"`}]`)

/** Waits until nothing has happened for a while. */
const rest = (ways: Ways, way: Way) => expect.poll(() => ways.readQuiet(way)).toBeGreaterThan(8)

/** Shows the page in English: each component is rendered for it. */
const showEnglish = (ways: Ways, way: Way) =>
  ways
    .take({ do: 'push', url: '/jobs', isPassed: true } as never, [way])
    .then(() => ways.take({ do: 'update', options: { language: 'en' } }, [way]))

/** Checks that the whole page is in English, and leads to the other language. */
async function expectEnglish(page: Page) {
  await expect.poll(() => part(page, 'LanguageSwitch').locator('a').getAttribute('href')).toBe('/viec-lam')
  await expect.poll(() => part(page, 'Footer').textContent()).toContain('Download on the App Store')
  await expect.poll(() => part(page, 'Header').textContent()).toContain('Employers')
  await expect.poll(() => part(page, 'SideNav').textContent()).toContain('Log in')
  for (const name of ['Header', 'SideNav', 'Footer', 'LanguageSwitch'])
    expect(await part(page, name).textContent()).not.toMatch(
      /Tuyển dụng|Đăng nhập|Nhà tuyển|Chuyển đến|Tải trên|Đã đăng ký/,
    )
}

/** What fails of a component where it is not the whole; the skip link has neither a list nor a marked text. */
const BROKEN: Readonly<Record<string, readonly string[]>> = { Header: ['MainMenu', 'AccountMenu'], SkipLink: [] }

/** Makes each component throw that renders a list, of menu items, links or languages, or a marked text, while `areBroken`. */
const BREAK = `{
  const { map } = Array.prototype
  const isElement = (one) => Object(one) === one && ('$$typeof' in one || ('props' in one && 'type' in one))
  Array.prototype.map = function (...given) {
    const made = map.apply(this, given)
    const isOfPart = this[0] === 'vi' || (Object(this[0]) === this[0] && !Array.isArray(this[0]))
    if (window.areBroken && isOfPart && isElement(made[0])) throw new Error('This list cannot be rendered.')
    return made
  }
  const { error } = console
  window.failed = new Set()
  console.error = (...given) => {
    const name = /The (.+) failed to render/.exec(given[0])?.[1]
    if (!name) return error(...given)
    window.failed.add(name.replace(/(?:^| )(.)/g, (_, first) => first.toUpperCase()))
  }
  for (const name of ['trim', 'replace']) {
    const method = String.prototype[name]
    String.prototype[name] = function (...given) {
      if (window.areBroken && this.includes('${MARK}')) throw new Error('This text cannot be rendered.')
      return method.apply(this, given)
    }
  }
}`

/** Wraps each text as translators do: they move it, or replace it by another one. */
const TRANSLATE = `window.translate = (replaces) => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found = []
  while (texts.nextNode()) if (!texts.currentNode.parentElement.closest('script, style')) found.push(texts.currentNode)
  for (const text of found) {
    const outer = document.createElement('font')
    const inner = outer.appendChild(document.createElement('font'))
    text.replaceWith(outer)
    inner.append(replaces ? text.data : text)
  }
}`

/** Makes HTML as small as minifiers do: without comments, white space, quotes, and values and end tags that browsers know. */
const minify = (html: string): string =>
  html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>|[^<]+|<(?!script|style)[^<]*/g, (text, isKept) =>
      isKept
        ? text
        : text
            .replace(/<!--[\s\S]*?-->/g, '')
            .replace(/\s+/g, ' ')
            .replace(/ type="text"/g, '')
            .replace(/="([\w-]+)"/g, '=$1')
            .replace(/=""/g, ''),
    )
    .replace(/<\/(?:li|p)>(?=<\/?(?:li|p|ul|div)\b)/g, '')

/** Inserts what password managers and writing aids insert, as soon as what they look for is there. */
const EXTEND = `{
  const extend = () => {
    for (const field of document.querySelectorAll('input:not([data-lpignore])')) {
      for (const name of ['data-lpignore', 'data-dashlane-rid', 'fdprocessedid']) field.setAttribute(name, 'x')
      field.setAttribute('style', 'background-image: none')
      field.after(document.createElement('com-1password-button'))
      field.form?.append(Object.assign(document.createElement('div'), { className: 'keeper-lock', tabIndex: -1 }))
      field.form?.setAttribute('data-form-type', 'search')
    }
    for (const link of document.querySelectorAll('footer a:not([data-seen])')) link.setAttribute('data-seen', '')
    document.documentElement.setAttribute('data-extension', 'on')
    if (document.body && !document.querySelector('grammarly-desktop-integration'))
      document.body.append(document.createElement('grammarly-desktop-integration'))
  }
  new MutationObserver(extend).observe(document, { childList: true, subtree: true })
}`

/** What changes HTML between a server and the scripts of the page. */
interface Changed {
  readonly early?: string
  readonly change?: (html: string) => string
}

/** Each component fails, as the page starts or later: its HTML stays, and the next URL renders it. */
const keepsFailing = (isFirst: boolean) => async (ways: Ways, way: Way) => {
  const it = fullPage(way)
  await ways.open(it, [way], `${BREAK}; window.areBroken = ${isFirst}`)
  const page = ways.page(way)
  const served = await linksOf(page, 'served', FAILING)
  if (!isFirst) await rest(ways, way)
  await page.evaluate(() => void Object.assign(window, { areBroken: true }))
  await ways.take({ do: 'update', options: { language: 'en', data: { ...dataIn('en'), ...DATA } } }, [way])
  await rest(ways, way)
  expect(await page.evaluate('[...window.failed]')).toEqual(
    expect.arrayContaining(it.parts.flatMap((name) => BROKEN[name] ?? [name])),
  )
  expect(await linksOf(page, 'shown', FAILING)).toEqual(served)
  await openMenu(page)
  await page.evaluate(() => void Object.assign(window, { areBroken: false }))
  await showEnglish(ways, way)
  await expectEnglish(page)
  const languages = () =>
    part(page, '')
      .locator('[data-shell]:not([data-shell] *)')
      .evaluateAll((roots) => roots.map((root) => root.getAttribute('lang')))
  await expect.poll(languages).toEqual(it.parts.map(() => 'en'))
}

/** A translator moves or replaces each text, before and after the language changes. */
const followsTranslator = (replaces: boolean) => async (ways: Ways, way: Way) => {
  await ways.open(PAGE, [way], TRANSLATE)
  const page = ways.page(way)
  await rest(ways, way)
  await page.evaluate(`window.translate(${replaces})`)
  await showEnglish(ways, way)
  await expectEnglish(page)
  await page.evaluate(`window.translate(${replaces})`)
  await ways.take({ do: 'update', options: { user: { userId: 7, firstName: 'Lan', lastName: 'Vo' } } }, [way])
  await expect.poll(() => part(page, 'SideNav').textContent()).toContain('Lan')
  await expectErrors(ways, way)
}

/** The HTML is changed between the server and the scripts of the page. */
const keepsChanged =
  ({ early = '', change }: Changed) =>
  async (ways: Ways, way: Way) => {
    const it = fullPage(way)
    await ways.open(it, [way], early, change)
    const page = ways.page(way)
    const served = await linksOf(page, 'served')
    await rest(ways, way)
    expect(await linksOf(page, 'shown')).toEqual(served)
    await openMenu(page)
    await part(page, 'Header').locator('input[name=q]').fill('java')
    await showEnglish(ways, way)
    await expectEnglish(page)
    expect(await part(page, 'Header').locator('input[name=q]').inputValue()).toBe('java')
    const { errors } = await ways.observe(way)
    // The page's own hydration reports elements that others have inserted.
    const isOfPage = early && way.startsWith('main')
    expect(isOfPage ? errors.filter((error) => !/^recovered:/.test(String(error))) : errors).toEqual([])
  }

async function openMenu(page: Page) {
  await part(page, 'Header').locator('.shell-entries button[aria-controls]').first().click()
  await part(page, 'Header').locator('.shell-submenu').filter({ visible: true }).first().waitFor()
}

/** What happens to a page, by its kind. */
const CHECKS = {
  fails: {
    'keeps the HTML of components that fail as the page starts, and renders them on the next URL': keepsFailing(true),
    'keeps the HTML of components that fail later, and renders them on the next URL': keepsFailing(false),
  },
  translated: {
    'shows the right texts after a translator has moved them': followsTranslator(false),
    'shows the right texts after a translator has replaced them': followsTranslator(true),
  },
  changed: {
    'keeps all that it has after a minifier': keepsChanged({ change: minify }),
    'keeps all that it has after a password manager': keepsChanged({ early: EXTEND }),
  },
  unsupported: {
    'leaves the HTML alone in a browser that is not supported': async (ways: Ways, way: Way) => {
      await ways.open(PHONE, [way], BELOW)
      await expectPlainPage(ways, way)
    },
  },
}

const hostOf = (way: Way): string => way.replace(' on React 18', '')

/** On each commit, each kind in each host, with each fact and each version of React in one of them. */
const CHECKED = eachValue(
  NAMES.flatMap((way) =>
    Object.entries(CHECKS).flatMap(([kind, checks]) =>
      Object.entries(checks).map(([fact, check]) => ({ way, fact, check, kind: `${hostOf(way)}, ${kind}` })),
    ),
  ),
  ['kind', 'fact', 'way'],
)

describe('this browser', () => {
  let ways: Ways
  beforeAll(async () => {
    ways = await startWays(await shareChromium())
  })
  afterAll(() => ways?.stop())

  it.each(CHECKED)(`$way: $fact${CHECKED.share}`, ({ way, check }) => check(ways, way))
})

const expectErrors = async (ways: Ways, way: Way) => expect((await ways.observe(way)).errors).toEqual([])

/** Makes this browser one without what the oldest supported ones have. */
const BELOW = `{
  const { supports } = CSS
  CSS.supports = (...given) => !/light-dark/.test(given.join()) && supports.apply(CSS, given)
  delete URL.canParse
}`

/** Checks that a phone's page is as it was served, and that menu, search and language switch work as plain HTML. */
async function expectPlainPage(ways: Ways, way: Way) {
  const page = ways.page(way)
  const served = await linksOf(page, 'served')
  await rest(ways, way)
  expect(await linksOf(page, 'shown')).toEqual(served)
  const header = part(page, 'Header')
  const menu = header.locator('.shell-menu')
  expect(await menu.isVisible()).toBe(false)
  await header.locator('.shell-menu-button').focus()
  const entry = menu.locator('.shell-entries > li > a').filter({ visible: true }).first()
  const path = await entry.getAttribute('href')
  await entry.click()
  await expect.poll(async () => (await ways.observe(way)).observed.navigations?.at(-1)).toContain(path)
  await header.locator('input[name=q]').fill('java')
  await page.mouse.move(0, 0)
  await menu.waitFor({ state: 'hidden' })
  await part(page, 'LanguageSwitch').locator('a').click()
  await expect.poll(async () => (await ways.observe(way)).observed.navigations?.at(-1)).toMatch(/\/jobs$/)
  // The last: Playwright waits for a form's navigation, which the page has stopped.
  await header.locator('input[name=q]').focus()
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await ways.observe(way)).observed.navigations?.at(-1)).toContain('q=java')
  await expectErrors(ways, way)
}

/** Returns texts whose contrast with what is behind them is below 4.5 : 1. */
const paleTexts = (page: Page, canvas: string) =>
  page.evaluate((canvas) => {
    const parse = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number)
    const light = (color: readonly number[]) => {
      const [red = 0, green = 0, blue = 0] = color.map((part) => {
        const share = part / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const groundOf = (element: Element | null): string => {
      if (!element) return canvas
      // Some have theirs in a box of its own behind them.
      const grounds = [undefined, '::before'].map((pseudo) => getComputedStyle(element, pseudo).backgroundColor)
      // What is mostly transparent shows the ground behind it.
      return grounds.find((color) => (parse(color)[3] ?? 1) > 0.5) ?? groundOf(element.parentElement)
    }
    const pale: string[] = []
    for (const element of document.querySelectorAll(
      '[data-part] a, [data-part] button, [data-part] p, [data-part] h2, [data-part] span',
    )) {
      if (!element.textContent?.trim() || element.querySelector('*') || element.getClientRects().length === 0) continue
      const [one, other] = [light(parse(getComputedStyle(element).color)), light(parse(groundOf(element)))]
      const contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
      if (contrast < 4.5) pale.push(`${element.textContent}: ${contrast.toFixed(2)}`)
    }
    return pale
  }, canvas)

describe.each([109, 123] as const)('Chromium %i', (version) => {
  let browser: Browser | string
  let ways: Ways | undefined
  beforeAll(async () => {
    browser = await launchOldChromium(version)
    if (typeof browser === 'string') console.warn(browser)
    else ways = await startWays(browser)
  })
  afterAll(async () => {
    await ways?.stop()
    if (typeof browser === 'object') await browser.close()
  })
  const open = async (context: TestContext, it: Case, way: Way): Promise<Ways> => {
    if (!ways) return context.skip(String(browser))
    await ways.open(it, [way])
    return ways
  }

  if (version === 109)
    it.for(HOSTS)(`%s: leaves the HTML alone${HOSTS.share}`, async (way, context) => {
      await expectPlainPage(await open(context, PHONE, way), way)
    })
  else
    it.for(HOSTS)(`%s: is interactive${HOSTS.share}`, async (way, context) => {
      const ways = await open(context, PHONE, way)
      const page = ways.page(way)
      const served = await linksOf(page, 'served')
      await rest(ways, way)
      expect(await linksOf(page, 'shown')).toEqual(served)
      await part(page, 'Header').locator('.shell-menu-button').click()
      await part(page, 'SideNav').locator('dialog[open] a').first().waitFor()
      await page.keyboard.press('Escape')
      await showEnglish(ways, way)
      await expectEnglish(page)
      await expectErrors(ways, way)
    })

  it.for(['light', 'dark'] as const)('has readable texts on a page that is %s', async (scheme, context) => {
    const ways = await open(context, PAGE, 'embed')
    const page = ways.page('embed')
    await page.addStyleTag({ content: `:root { color-scheme: ${scheme} }` })
    expect(await paleTexts(page, scheme === 'light' ? 'rgb(255, 255, 255)' : 'rgb(18, 18, 18)')).toEqual([])
  })
})
