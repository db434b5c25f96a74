import { readFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import type { Locator, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer } from '../../scripts/startServer.ts'
import { defineConfig } from '../../src/core/config/defineConfig.ts'
import { eventBootScript } from '../../src/core/events/eventBootScript.ts'
import { answerAsServices, type Served } from '../consumers/support/serve.ts'
import { withShellBrowser } from '../support/browserPage.ts'
import { closeSideNavAt, leftOpen, NOTHING_OPEN, TAKEOVER, testClosedOverlays } from '../support/closedOverlays.ts'
import { readShifts, watchShifts } from '../support/layoutShift.ts'
import { holdRequests, idle, startMenus, twoFrames } from '../support/pageHelpers.ts'
import { testSheetFrame } from '../support/sheetFrame.ts'

const DIST = new URL('../../dist/', import.meta.url)
const { renderShell } = (await import(new URL('server.js', DIST).href)) as typeof import('../../src/server.ts')
const { newPage, allowMessages, takeUnexpectedMessages } = withShellBrowser()

const FULL = '/embed.global.js'

/** Everything that the shell shows is known: nothing is left to request. */
const PAGE = {
  url: '/viec-lam',
  user: null,
  registerServiceWorker: false,
  config: defineConfig({ hosts: { api: '', metadata: '', metaService: '', banners: '' } }),
  data: { theme: null },
}

let served: Served | undefined
let html = ''
let hasFullScript = true

const listener: RequestListener = (request, response) => {
  if (answerAsServices(request, response)) return
  const { pathname } = new URL(request.url ?? '/', 'http://localhost')
  if (pathname.endsWith('.js') && (hasFullScript || pathname !== FULL))
    response.writeHead(200, { 'content-type': 'text/javascript' }).end(readFileSync(new URL(`.${pathname}`, DIST)))
  else if (pathname.endsWith('.js')) response.writeHead(404).end()
  else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html)
}
beforeAll(async () => {
  served = await startServer(listener)
})
afterAll(() => served?.stop())

interface OpenOptions {
  /** URL that the fragments are rendered for. @default that of a listing */
  url?: string
  /** Options of `mountShell`, as text. */
  mount?: string
  isServed?: boolean
  /** Whether a form of the page contains everything: a parser leaves out the fragments' own. @default false */
  isInForm?: boolean
  /** Script in the page before the light one, with the boot script in the head. @default none */
  early?: string
  width?: number
  /** Whether the full script comes once `release` is called. @default false */
  isSlow?: boolean
  /** Whether the full script is missing on the server. @default false */
  isMissing?: boolean
}

/** Opens a page of fragments with the light script. Returns it with the paths of the scripts it requests. */
async function open({
  url = PAGE.url,
  mount = '',
  isServed = true,
  isInForm,
  early,
  width = 1300,
  isSlow,
  isMissing,
}: OpenOptions = {}) {
  const { styles, header, footer, sideNav, props } = renderShell({ ...PAGE, url })
  const [first, second, third] = isServed ? [header, footer, sideNav] : ['', '', '']
  html = `<!doctype html><html lang="vi"><head><meta charset="utf-8"><title>A page</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">
<style>body { margin: 0 } main { height: 3000px }</style>${early ? `<script>${eventBootScript}</script>` : ''}${isServed ? styles : ''}</head><body>${isInForm ? '<form method="post">' : ''}
<div id="header">${first}</div><main id="main-content">Việc làm</main>
<div id="footer">${second}</div><div id="side-nav">${third}</div>${isServed ? props : ''}
<script>${early ?? ''}</script><script src="/embed.light.global.js"></script>
<script>
  window.shell = JobSiteShell.mountShell({ header: '#header', footer: '#footer', sideNav: '#side-nav', ${mount} })
</script></body></html>`
  hasFullScript = !isMissing
  const page = await newPage({ viewport: { width, height: 900 }, hasTouch: width < 992 })
  const scripts: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js')) scripts.push(pathname)
  })
  await watchShifts(page)
  const release = isSlow ? await holdRequests(page, `**${FULL}`) : async () => undefined
  await page.goto(`${served?.origin}/viec-lam`, { waitUntil: 'domcontentloaded' })
  return { page, scripts, release }
}

/** Waits until the page view has run. */
const pageView = (page: Page) => expect.poll(() => page.evaluate(() => document.cookie)).toContain('VNW_TRACKING_GA=')

const submenu = (page: Page) =>
  page.locator('[data-shell="header"] .shell-entries button[aria-controls]').filter({ visible: true }).first()

const field = (page: Page) => page.getByRole('banner').getByRole('search').locator('input').first()

const locations = (page: Page) => page.locator('[data-shell="header"] .shell-location-button')

const LAN = { userId: 7, firstName: 'Lan', lastName: 'Vo' }
const FOR_LAN = `user: ${JSON.stringify(LAN)},`

const update = (page: Page, options: object) =>
  page.evaluate((changes) => {
    const { shell } = window as unknown as { shell: { update: (changes: object) => void } }
    shell.update(changes)
  }, options)

/** Waits until the header shows the user. */
const shownUser = (page: Page) => expect.poll(() => page.locator('#header').textContent()).toContain('Lan')

it('renders only attributes that HTML knows', () => {
  const { header, sideNav, footer } = renderShell(PAGE)
  expect(`${header}${sideNav}${footer}`).not.toMatch(/suppressHydrationWarning/i)
})

describe('the light script', () => {
  it('leaves the fragments as they are, records the page view, and opens menus without the full script', async () => {
    const { page, scripts } = await open()
    await startMenus(page)
    const before = await page.locator('#header').innerHTML()
    await pageView(page)
    await page.mouse.wheel(0, 900)
    await page.locator('[data-shell="header"][data-sticky]').waitFor()
    await page.mouse.wheel(0, -900)
    await page.locator('[data-shell="header"]:not([data-sticky])').waitFor()
    expect(await page.locator('#header').innerHTML()).toBe(before)
    const button = submenu(page)
    await button.click()
    await expect.poll(() => button.getAttribute('aria-expanded')).toBe('true')
    await button.click()
    await expect.poll(() => button.getAttribute('aria-expanded')).toBe('false')
    expect(scripts).toEqual(['/embed.light.global.js', '/embed.page-view.global.js'])
    expect(await readShifts(page)).toEqual([])
  })

  it('loads no page view where all effects are off, but to end a season', async () => {
    const { page, scripts } = await open({ mount: 'attribution: false' })
    await startMenus(page)
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    expect(scripts).toEqual(['/embed.light.global.js'])
    await page.evaluate(() => localStorage.setItem('SEASONAL_THEME', '{}'))
    await page.reload()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('SEASONAL_THEME'))).toBeNull()
    expect(scripts).toContain('/embed.page-view.global.js')
  })

  it('keeps a menu open while the full script takes over', async () => {
    const { page } = await open()
    const button = submenu(page)
    await button.click()
    await update(page, { user: LAN })
    await shownUser(page)
    expect(await button.getAttribute('aria-expanded')).toBe('true')
    await button.click()
    expect(await button.getAttribute('aria-expanded')).toBe('false')
  })

  it('opens the side navigation on a phone with the first click', async () => {
    const { page } = await open({ width: 390 })
    await page.getByRole('button', { name: 'Mở menu' }).click()
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  })

  it.each([
    ['the location picker', locations, 1300],
    ['the keyword sheet', (page: Page) => page.getByRole('banner').getByRole('combobox'), 390],
  ])('opens %s with the first click, in a form around the page', async (_, control, width) => {
    const { page } = await open({ isInForm: true, width })
    await control(page).click()
    await page.getByRole('dialog').waitFor()
  })

  it.each<[string, (page: Page) => Promise<void>]>([
    ['the button', (page) => page.getByRole('banner').getByRole('button', { name: 'Tìm kiếm' }).click()],
    ['Enter', (page) => page.keyboard.press('Enter')],
  ])('searches by %s before the full script, in a form around the page', async (_, submit) => {
    const { page, release } = await open({ isInForm: true, isSlow: true })
    await page.getByRole('banner').getByRole('combobox').click()
    await page.keyboard.type('ke toan')
    await submit(page)
    await release()
    await page.waitForURL('**/ke-toan-kv')
  })

  it.each<[string, (sheet: Locator) => Promise<void>]>([
    ['Enter', (sheet) => sheet.getByRole('combobox').press('Enter')],
    ['a suggestion', (sheet) => sheet.getByRole('option', { name: 'ke toan' }).click()],
  ])('searches by %s in the keyword sheet of a phone', async (_, submit) => {
    const { page } = await open({ width: 390, mount: "suggest: async () => ['ke toan']," })
    await page.getByRole('banner').getByRole('combobox').click()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('combobox').fill('ke toan')
    await submit(sheet)
    await page.waitForURL('**/ke-toan-kv')
  })

  it('continues the text of the page’s field in the keyword sheet of a phone', async () => {
    const { page } = await open({ width: 390 })
    const sheet = page.getByRole('dialog')
    for (const text of ['ke', ' toan']) {
      await page.getByRole('banner').getByRole('combobox').click()
      await sheet.getByRole('combobox').pressSequentially(text)
      await sheet.getByRole('button', { name: 'Quay lại' }).click()
      await sheet.waitFor({ state: 'hidden' })
    }
    expect(await page.getByRole('banner').getByRole('combobox').inputValue()).toBe('ke toan')
  })

  it('does not send a form around the page by Enter in the location picker', async () => {
    const { page } = await open({
      isServed: false,
      isInForm: true,
      mount: "user: null, url: '/viec-lam', registerServiceWorker: false, data: { theme: null },",
    })
    await page.evaluate(() => {
      const sent: Event[] = []
      Object.assign(window, { sent })
      window.addEventListener('submit', (event) => {
        event.preventDefault()
        sent.push(event)
      })
    })
    await locations(page).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').press('Enter')
    await dialog.getByRole('checkbox').first().press('Enter')
    expect(await page.evaluate(() => (window as unknown as { sent: Event[] }).sent.length)).toBe(0)
  })

  it.each([
    ['', {}],
    [', in a form around the page', { isInForm: true }],
  ])('keeps focus and typed text of the search%s', async (_, options) => {
    const { page, scripts } = await open(options)
    await pageView(page)
    await page.keyboard.press('/')
    await page.keyboard.type('ke toan')
    await page.locator('[data-shell="header"][data-enhanced]').waitFor()
    await page.keyboard.type(' truong')
    expect(await field(page).inputValue()).toBe('ke toan truong')
    expect(scripts).toContain(FULL)
  })

  it('stays sticky while the full script takes over', async () => {
    const { page } = await open()
    await page.mouse.wheel(0, 900)
    await page.locator('[data-shell="header"][data-sticky]').waitFor()
    await page.evaluate(() => {
      const header = document.querySelector('[data-shell="header"]') as HTMLElement
      const seen: (string | null)[] = []
      Object.assign(window, { seen })
      new MutationObserver(() => seen.push(header.getAttribute('data-sticky'))).observe(header, { attributes: true })
    })
    await locations(page).focus()
    await page.locator('[data-shell="header"][data-enhanced]').waitFor()
    expect(await page.evaluate(() => (window as unknown as { seen: (string | null)[] }).seen)).not.toContain(null)
    expect(await readShifts(page)).toEqual([])
  })

  it('records a page view once, also when the full script takes over', async () => {
    const { page } = await open({ mount: 'onTrack: (event) => (window.told ??= []).push(event.type),' })
    await pageView(page)
    await locations(page).click()
    await page.locator('[data-shell="header"][data-enhanced]').waitFor()
    await page.getByRole('dialog').waitFor()
    const told = await page.evaluate(() => (window as unknown as { told: string[] }).told)
    expect(told.filter((type) => type === 'attribution')).toHaveLength(1)
  })
})

it('records the landing once the visitor agrees, without the full script', async () => {
  const { page, scripts } = await open({
    mount: 'consent: false, onTrack: (event) => (window.told ??= []).push(event.type),',
  })
  await page.waitForFunction(() => Object.hasOwn(window, Symbol.for('@jobsite/shell/page-work')))
  expect(await page.evaluate(() => document.cookie)).toBe('')
  await update(page, { consent: true })
  await pageView(page)
  await update(page, { consent: true })
  expect(await page.evaluate(() => (window as unknown as { told: string[] }).told)).toEqual(['attribution'])
  expect(scripts).not.toContain(FULL)
})

it('removes what it stored once the visitor withdraws consent, without the full script', async () => {
  const { page, scripts } = await open({ mount: 'consent: true' })
  await page.waitForFunction(() => document.cookie.includes('VNW_TRACKING_GA_FIRST'))
  await page.evaluate(() => localStorage.setItem('topBanner', '[]'))
  await update(page, { consent: false })
  await page.waitForFunction(() => document.cookie === '' && localStorage.getItem('topBanner') === null)
  expect(scripts).not.toContain(FULL)
})

describe('the full script is loaded at once', () => {
  it('for another user than the fragments show', async () => {
    const { page } = await open({ mount: FOR_LAN })
    await shownUser(page)
  })

  it('for a user that the page learns later', async () => {
    const { page, scripts } = await open()
    await pageView(page)
    expect(scripts).not.toContain(FULL)
    await page.evaluate((user) => dispatchEvent(new CustomEvent('UPDATE_USER', { detail: { user } })), LAN)
    await shownUser(page)
  })

  it.each([
    ['restored', "dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))"],
    ['prerendered', "document.dispatchEvent(new Event('prerenderingchange'))"],
  ])('for a user that the page passes after it was %s, while a control loaded the script', async (_, openPage) => {
    const { page } = await open({ mount: 'refreshUser: () => new Promise((resolve) => { window.tell = resolve }),' })
    await page.evaluate(openPage)
    await field(page).focus()
    await page.locator('[data-shell="header"][data-enhanced]').waitFor()
    await page.evaluate((user) => (window as unknown as { tell: (user: object) => void }).tell(user), LAN)
    await shownUser(page)
  })

  it('for a user that the page passed before', async () => {
    const event = `new CustomEvent('UPDATE_USER', { detail: { user: ${JSON.stringify(LAN)} } })`
    const { page } = await open({ early: `dispatchEvent(${event})` })
    await shownUser(page)
  })

  it('for districts of the last search, which are not in the URL', async () => {
    const search = { locations: [{ parentId: 24, childrenIds: [2, 3] }] }
    const { page } = await open({
      url: '/v24-vn',
      early: `sessionStorage.setItem('params', ${JSON.stringify(JSON.stringify(search))})`,
    })
    await page.getByRole('button', { name: 'Hà Nội (2)' }).waitFor()
  })

  it('for a button that was clicked before', async () => {
    const { page } = await open({ early: "document.querySelector('.shell-location-button').click()" })
    await page.getByRole('dialog').waitFor()
  })

  it('for a search field that was tapped before, and still has the focus', async () => {
    const { page } = await open({
      width: 390,
      early: "document.querySelector('[role=combobox]').focus()",
    })
    await expect.poll(() => page.locator('dialog[open] input').evaluate((input) => input.matches(':focus'))).toBe(true)
  })

  it('for a menu that has the focus as the window gets the width of a phone', async () => {
    const { page } = await open()
    await submenu(page).click()
    await submenu(page).press('Escape')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.locator('[data-shell="header"] .shell-menu').waitFor({ state: 'hidden' })
  })

  it('for the history entry of an overlay of the document before', async () => {
    const { page } = await open({ width: 390 })
    const state = () => page.evaluate((): unknown => window.history.state)
    await page.getByRole('button', { name: 'Mở menu' }).click()
    await expect.poll(state).not.toBeNull()
    await page.getByRole('dialog').waitFor()
    await page.reload()
    await expect.poll(state).toBe(null)
    // The entry is ahead of a document that has opened nothing.
    await page.reload()
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          window.addEventListener('popstate', resolve, { once: true })
          window.history.forward()
        }),
    )
    await expect.poll(state).toBe(null)
  })

  it('for updated options', async () => {
    const { page } = await open()
    await update(page, { language: 'en' })
    await page.locator('[data-shell="footer"][lang="en"]').waitFor()
  })

  it('for a page without fragments', async () => {
    const { page } = await open({
      isServed: false,
      mount: "user: null, url: '/viec-lam', registerServiceWorker: false, data: { theme: null },",
    })
    await page.getByRole('contentinfo').waitFor()
    await page.locator('[data-shell="header"][data-enhanced]').waitFor()
  })
})

describe('for another user than in the fragments, before the full script has come', () => {
  const SLOW = { mount: FOR_LAN, isSlow: true }

  it('a click on the location picker opens it', async () => {
    const { page, release } = await open(SLOW)
    await locations(page).click()
    await release()
    await shownUser(page)
    await page.getByRole('dialog').waitFor()
  })

  it('a click on the menu button opens the side navigation', async () => {
    const { page, release } = await open({ ...SLOW, width: 390 })
    await page.getByRole('button', { name: 'Mở menu' }).click()
    await release()
    await page.getByRole('dialog').waitFor()
  })

  it('a search is sent', async () => {
    const { page, release } = await open(SLOW)
    await field(page).fill('ke toan')
    await page.keyboard.press('Enter')
    await release()
    await page.waitForURL(/ke.?toan/)
  })

  it('typed text and focus are kept', async () => {
    const { page, release } = await open(SLOW)
    await field(page).click()
    await page.keyboard.type('ke toan')
    await release()
    await shownUser(page)
    await page.keyboard.type(' truong')
    expect(await field(page).inputValue()).toBe('ke toan truong')
  })
})

it('links and the search work as without script if the full script cannot be loaded', async () => {
  const { page } = await open({ isMissing: true })
  await field(page).fill('ke toan')
  await page.keyboard.press('Enter')
  await page.waitForURL(/ke.?toan/)
  await page.locator('[data-shell="header"] a[href^="/"]:visible').first().click()
  await page.waitForURL((url) => !/ke.?toan/.test(url.href))
  expect(takeUnexpectedMessages().every((line) => line.includes('404'))).toBe(true)
})

describe('the side navigation, without the full script', () => {
  const dialog = (page: Page) => page.locator('[data-shell="side-nav"]')
  const menu = (page: Page) => page.locator('[data-shell="header"] .shell-menu-button')
  const TRACKED = "onTrack: ({ type, isOpen }) => type === 'sideNav' && (window.tracked ??= []).push(isOpen),"

  it.each<[string, (page: Page) => Promise<unknown>]>([
    ['its button', (page) => dialog(page).locator('.shell-close').click()],
    ['a click beside it', (page) => page.mouse.click(380, 400)],
    ['Escape', (page) => page.keyboard.press('Escape')],
  ])('opens, expands its lists and closes with %s', async (_, close) => {
    const { page } = await open({ width: 390, isSlow: true, mount: TRACKED })
    await startMenus(page)
    await menu(page).click()
    await dialog(page).and(page.locator(':modal')).waitFor()
    expect(await menu(page).getAttribute('aria-expanded')).toBe('true')
    const lists = dialog(page).locator('button[aria-expanded]')
    for (const index of [0, 1]) {
      await lists.nth(index).click()
      await dialog(page).locator('.shell-submenu a').filter({ visible: true }).first().waitFor()
      expect(await lists.and(page.locator('[aria-expanded="true"]')).count()).toBe(1)
      expect(await lists.nth(index).getAttribute('aria-expanded')).toBe('true')
    }
    await close(page)
    await dialog(page).waitFor({ state: 'hidden' })
    expect(await menu(page).getAttribute('aria-expanded')).toBe('false')
    expect(await menu(page).evaluate((button) => button === document.activeElement)).toBe(true)
    expect(await page.locator('[data-shell="header"] .shell-menu').isVisible()).toBe(false)
    expect(await page.evaluate(() => (window as unknown as { tracked: boolean[] }).tracked)).toEqual([true, false])
  })

  it('is closed by Back', async () => {
    const { page } = await open({ width: 390, isSlow: true, mount: TRACKED })
    await startMenus(page)
    await menu(page).click()
    await dialog(page).waitFor()
    await page.goBack()
    await dialog(page).waitFor({ state: 'hidden' })
    expect(new URL(page.url()).pathname).toBe('/viec-lam')
    expect(await menu(page).getAttribute('aria-expanded')).toBe('false')
  })

  it('follows no link with the second press of the double one that opens it', async () => {
    const { page, release } = await open({ width: 390, isSlow: true })
    await startMenus(page)
    await page.addStyleTag({
      content:
        '.shell-side-nav nav a { position: fixed !important; inset: 0 auto auto 0; z-index: 9; width: 90px; height: 90px }',
    })
    await menu(page).dblclick()
    await dialog(page).waitFor()
    await release()
    await expect.poll(() => page.evaluate(() => document.querySelectorAll('[data-enhanced]').length)).toBe(1)
    expect(await dialog(page).isVisible()).toBe(true)
    expect(new URL(page.url()).pathname).toBe('/viec-lam')
  })

  it('stays open as the full script takes over, which Back closes then', async () => {
    const { page, release } = await open({ width: 390, isSlow: true, mount: TRACKED })
    await startMenus(page)
    await menu(page).click()
    await dialog(page).locator('button[aria-expanded]').first().click()
    const before = await dialog(page).elementHandle()
    await release()
    await page.locator('[data-shell="header"][data-enhanced]').waitFor()
    expect(await page.evaluate(() => history.length)).toBe(3)
    expect(await dialog(page).evaluate((now, then) => now === then && now.matches(':modal'), before)).toBe(true)
    expect(await dialog(page).locator('[aria-expanded="true"]').count()).toBe(1)
    await page.goBack()
    await dialog(page).waitFor({ state: 'hidden' })
    expect(new URL(page.url()).pathname).toBe('/viec-lam')
    expect(await menu(page).getAttribute('aria-expanded')).toBe('false')
    expect(await page.evaluate(() => (window as unknown as { tracked: boolean[] }).tracked)).toEqual([true, false])
  })

  it.each(TAKEOVER)(`is closed by $closing $moment, with $frames, and stays closed${TAKEOVER.share}`, async (row) => {
    const { page, release } = await open({ width: 390, isSlow: true, mount: TRACKED })
    await startMenus(page)
    await menu(page).click()
    await dialog(page).waitFor()
    const closed = await closeSideNavAt(page, row)
    await release()
    await closed()
    await page.locator('[data-shell="header"][data-enhanced]').waitFor()
    await expect.poll(() => leftOpen(page)).toEqual(NOTHING_OPEN)
    await idle(page)
    await twoFrames(page)
    expect(await leftOpen(page)).toEqual(NOTHING_OPEN)
    expect(await page.evaluate(() => (window as unknown as { tracked: boolean[] }).tracked)).toEqual([true, false])
    await menu(page).click()
    await dialog(page).waitFor()
    expect(await menu(page).getAttribute('aria-expanded')).toBe('true')
  })

  it('is closed by a press once the full script has opened it, and before the light one knows', async () => {
    const { page, release } = await open({ width: 390, isSlow: true, mount: TRACKED })
    await startMenus(page)
    await menu(page).click()
    await dialog(page).waitFor()
    // A busy page paints no frame.
    await page.evaluate(() => {
      const held: FrameRequestCallback[] = []
      const wait = window.setTimeout
      window.requestAnimationFrame = (call) => held.push(call)
      window.setTimeout = ((call: () => void, ms = 0) => (ms === 100 ? held.push(call) : wait(call, ms))) as never
      Object.assign(window, { paint: () => held.splice(0).forEach((call) => void wait(call)) })
    })
    await release()
    await page.locator('[data-shell="header"][data-enhanced]').waitFor()
    const box = await dialog(page).locator('.shell-close').boundingBox()
    await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20)
    await idle(page)
    await page.evaluate(() => (window as unknown as { paint: () => void }).paint())
    await expect.poll(() => leftOpen(page)).toEqual(NOTHING_OPEN)
    expect(await page.evaluate(() => (window as unknown as { tracked: boolean[] }).tracked)).toEqual([true, false])
  })

  it('follows a link if the full script is missing', async () => {
    const { page } = await open({ width: 390, isMissing: true })
    await startMenus(page)
    await menu(page).click()
    const link = dialog(page).locator('nav > ul > li > a[href^="/"]').first()
    const href = await link.getAttribute('href')
    await link.click()
    await page.waitForURL((url) => `${url.pathname}${url.search}` === href)
    expect(takeUnexpectedMessages().every((line) => line.includes('404'))).toBe(true)
  })
})

describe('a sheet, without the full script', () => {
  const openPhone = async (options: OpenOptions) => {
    const { page, release } = await open({ ...options, width: 390 })
    await startMenus(page)
    return { page, release }
  }

  testSheetFrame(
    () => openPhone({ isSlow: true }),
    async () => {
      allowMessages(/404/)
      return (await openPhone({ isMissing: true })).page
    },
  )
})

it('unmount stops everything', async () => {
  const { page, scripts } = await open()
  await page.evaluate(() => (window as unknown as { shell: { unmount: () => void } }).shell.unmount())
  await submenu(page).click()
  await page.mouse.wheel(0, 900)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
  expect(await page.locator('[data-sticky]').count()).toBe(0)
  expect(scripts).not.toContain(FULL)
})

it.each([
  ['menu', (page: Page) => page.getByRole('button', { name: 'Mở menu' })],
  ['location sheet', locations],
] as const)('unmount leaves no %s open that was opened before the full script came', async (_, button) => {
  const { page, release } = await open({ width: 390, isSlow: true })
  await button(page).click()
  await page.locator('dialog[open]').waitFor()
  await release()
  await page.locator('#header [data-enhanced]').waitFor()
  await page.evaluate(() => (window as unknown as { shell: { unmount: () => void } }).shell.unmount())
  await expect.poll(() => page.evaluate(() => document.documentElement.style.overflow)).toBe('')
  expect(await page.locator('dialog[open], [data-sheet], [aria-expanded="true"], [data-open]').count()).toBe(0)
})

describe('an overlay of fragments', () => {
  testClosedOverlays({
    moments: ['before the full script', 'with all code'],
    isShown: (overlay, moment) =>
      moment === 'with all code' || !(overlay === 'keyword sheet' || overlay === 'location popover'),
    async open({ viewport }, moment) {
      const isSlow = moment === 'before the full script'
      const { page, scripts, release } = await open({ width: viewport?.width ?? 1300, isSlow })
      await startMenus(page)
      return {
        page,
        requested: () => expect.poll(() => scripts).toContain(FULL),
        async release() {
          const released = release()
          if (!scripts.includes(FULL)) return
          await released
          await page.locator('#header [data-enhanced]').waitFor()
        },
      }
    },
  })

  it('loads and runs nothing as a mouse passes over all that is visible, and the page is scrolled', async () => {
    for (const width of [1300, 390]) {
      const { page, scripts } = await open({ width })
      await pageView(page)
      await startMenus(page)
      const [before, html] = [[...scripts], await page.locator('#header').innerHTML()]
      const cells = await page.locator('[data-shell] :is(a, button, input)').filter({ visible: true }).elementHandles()
      expect(cells.length).toBeGreaterThan(5)
      for (const cell of cells) {
        const box = await cell.boundingBox()
        if (box && box.y < 880) await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
      }
      await page.mouse.wheel(0, 40)
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })))
      expect(scripts).toEqual(before)
      expect(await page.locator('#header').innerHTML()).toBe(html)
    }
  })
})
