import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { axeViolations } from '../support/axe.ts'
import { withShellBrowser } from '../support/browserPage.ts'
import { twoFrames } from '../support/pageHelpers.ts'
import { withHostPages } from './support/withHostPages.ts'

const { newPage } = withShellBrowser()
const { openHost, entryPoint, SAME_HOST } = withHostPages(newPage)

const SCRIPT = `<script src="/embed.global.js"></script>
<script>
  JobSiteShell.configureShell({
    user: null, registerServiceWorker: false,
    config: JobSiteShell.defineConfig({ hosts: { api: '', metadata: '', metaService: '', banners: '' } }),
  })
</script>`

const elementsPage = (body: string, head = ''): string => `<!doctype html>
<html lang="vi">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>A page of elements</title>
<link rel="icon" href="data:,">
<style>body { margin: 0 } main { height: 2000px }</style>
${head}
</head>
<body>
${body}
</body>
</html>`

const HEADER = '<job-shell-header language="vi" url="/viec-lam">Đang tải đầu trang</job-shell-header>'
const FOOTER = '<job-shell-footer>Đang tải chân trang</job-shell-footer>'
const MAIN = '<main id="main-content"><h1>Việc làm</h1></main>'

const enhanced = async (page: Page): Promise<void> => {
  await page.locator('[data-shell="header"][data-enhanced]').waitFor()
  await twoFrames(page)
}

const setAttribute = (page: Page, element: string, name: string, value: string | null): Promise<void> =>
  page.locator(element).evaluate(
    (root, [attribute, text]) => {
      if (text === null) root.removeAttribute(attribute)
      else root.setAttribute(attribute, text)
    },
    [name, value] as const,
  )

describe('elements', () => {
  it.each([
    ['before the script', (page: string) => elementsPage(`${page}${SCRIPT}`)],
    ['after the script', (page: string) => elementsPage(page, SCRIPT)],
  ])('in the page %s become components, whose fixed header keeps its space', async (_, around) => {
    const page = await openHost(around(HEADER + MAIN + FOOTER))
    await enhanced(page)
    expect(await page.getByRole('banner').getByRole('search').count()).toBe(1)
    expect(await page.getByRole('contentinfo').getByRole('link').count()).toBeGreaterThan(15)
    expect(await page.getByText('Đang tải').count()).toBe(0)
    expect(await page.locator('.shell-bar').evaluate((bar) => getComputedStyle(bar).display)).toBe('grid')
    expect(await axeViolations(page)).toEqual([])
    const height = () => page.evaluate(() => document.documentElement.scrollHeight)
    const before = await height()
    await page.mouse.wheel(0, 600)
    await page.locator('[data-shell="header"][data-sticky]').waitFor()
    expect(await height()).toBe(before)
  })

  it('created by script become components too', async () => {
    const page = await openHost(elementsPage(`${HEADER}${MAIN}${SCRIPT}`))
    await enhanced(page)
    await page.evaluate(() => document.body.append(document.createElement('job-shell-footer')))
    await page.getByRole('contentinfo').waitFor()
    expect(await page.locator('shell-styles').count()).toBe(1)
  })

  it('in a shadow root have their styles, and menus, lists and focus that work', async () => {
    const app = `<my-app></my-app><script>customElements.define('my-app', class extends HTMLElement {
      connectedCallback() { this.attachShadow({ mode: 'open' }).innerHTML = '<style>:host { display: grid; gap: 9px }</style>' + this.dataset.parts }
    })</script>`
    const parts = `${HEADER}<job-shell-side-nav></job-shell-side-nav>${MAIN}`.replaceAll('"', "'")
    const page = await openHost(elementsPage(app.replace('<my-app', `<my-app data-parts="${parts}"`) + SCRIPT))
    await enhanced(page)
    expect(await page.locator('.shell-bar').evaluate((bar) => getComputedStyle(bar).display)).toBe('grid')
    expect(await page.locator('head shell-styles').count()).toBe(0)
    // A press inside of the location picker keeps it open.
    await page.locator('.shell-location-button').click()
    const box = page.getByRole('checkbox').first()
    await box.check()
    await page.keyboard.press('Escape')
    await box.waitFor({ state: 'hidden' })
    const focused = () =>
      page.evaluate(() => {
        const element = document.activeElement?.shadowRoot?.activeElement
        return element?.className || element?.localName
      })
    await expect.poll(focused).toBe('shell-location-button')
    await page.setViewportSize({ width: 390, height: 800 })
    await page.getByRole('button', { name: 'Mở menu' }).click()
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await page.locator('[data-shell="skip-link"]').focus()
    await page.keyboard.press('Enter')
    await expect.poll(focused).toBe('main')
  })

  it('keep the page’s content without script', async () => {
    const page = await openHost(elementsPage(`${HEADER}${MAIN}${SCRIPT}`), {}, { javaScriptEnabled: false })
    expect(await page.getByText('Đang tải đầu trang').isVisible()).toBe(true)
  })

  it('share one shell: the button in one opens the other', async () => {
    const parts = `${HEADER}<job-shell-side-nav></job-shell-side-nav>${MAIN}`
    const page = await openHost(elementsPage(parts + SCRIPT), {}, { viewport: { width: 390, height: 800 } })
    await enhanced(page)
    await page.getByRole('button', { name: 'Mở menu' }).click()
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  })
})

describe('attributes', () => {
  it('set language, page, URL, variant and zone of their component', async () => {
    const zone = '<job-shell-top-banner zone-name="search_result_top"></job-shell-top-banner>'
    const header = '<job-shell-header language="en" url="/accountant-kw" page="searchResult"></job-shell-header>'
    const page = await openHost(elementsPage(`${header}${zone}${MAIN}${SCRIPT}`), {}, { path: '/accountant-kw' })
    await enhanced(page)
    const turn = page.getByRole('banner').getByRole('link', { name: 'Tiếng Việt' })
    expect(await turn.getAttribute('href')).toBe('/accountant-kv')
    await page.locator('[data-shell="top-banner"] img').first().waitFor({ state: 'attached' })
  })

  it('are followed when they change and when they are removed', async () => {
    const page = await openHost(elementsPage(`${HEADER}${MAIN}${FOOTER}${SCRIPT}`))
    await enhanced(page)
    const header = page.getByRole('banner')
    await setAttribute(page, 'job-shell-header', 'language', 'en')
    await setAttribute(page, 'job-shell-header', 'url', '/salary')
    expect(await header.getByRole('link', { name: 'Tiếng Việt' }).getAttribute('href')).toBe('/muc-luong')
    expect(await page.getByRole('contentinfo').getByText('Terms of use').count()).toBe(1)
    await setAttribute(page, 'job-shell-header', 'variant', 'minimal')
    expect(await header.getByRole('search').count()).toBe(0)
    expect(await page.getByRole('contentinfo').getAttribute('data-variant')).toBe('minimal')
    await setAttribute(page, 'job-shell-header', 'variant', null)
    expect(await header.getByRole('search').count()).toBe(1)
    expect(await page.getByRole('contentinfo').getAttribute('data-variant')).toBeNull()
    await setAttribute(page, 'job-shell-header', 'url', null)
    await setAttribute(page, 'job-shell-header', 'language', null)
    // What no element says any more is found as on a page that never said it: here by the URL.
    await header.getByRole('link', { name: 'English' }).waitFor()
  })

  it('of one element stay when another’s are removed', async () => {
    const footer = '<job-shell-footer language="en"></job-shell-footer>'
    const page = await openHost(elementsPage(`${HEADER}${MAIN}${footer}${SCRIPT}`))
    await enhanced(page)
    await page.getByRole('banner').getByRole('link', { name: 'Tiếng Việt' }).waitFor()
    await setAttribute(page, 'job-shell-header', 'language', null)
    await twoFrames(page)
    expect(await page.getByRole('banner').getByRole('link', { name: 'Tiếng Việt' }).count()).toBe(1)
  })
})

describe('removal', () => {
  it('of all elements restores their own content', async () => {
    const page = await openHost(elementsPage(`${HEADER}${MAIN}${FOOTER}${SCRIPT}`))
    await enhanced(page)
    const left = await page.evaluate(async () => {
      const elements = [...document.querySelectorAll('job-shell-header, job-shell-footer')]
      for (const element of elements) element.remove()
      await new Promise((resolve) => setTimeout(resolve))
      const marks = document.querySelectorAll('[data-shell], [data-shell-sentinel], shell-styles').length
      const root = document.documentElement.getAttribute('style')
      return { marks, root, own: elements.map((element) => element.textContent) }
    })
    expect(left).toEqual({ marks: 0, root: null, own: ['Đang tải đầu trang', 'Đang tải chân trang'] })
    expect(await page.locator('body').getAttribute('style')).toBeNull()
  })

  it('and re-insertion renders the component again, with styles', async () => {
    const page = await openHost(elementsPage(`${HEADER}${MAIN}${SCRIPT}`))
    await enhanced(page)
    await page.evaluate(async () => {
      const header = document.querySelector('job-shell-header') as Element
      header.remove()
      await new Promise((resolve) => setTimeout(resolve))
      document.body.prepend(header)
    })
    await enhanced(page)
    expect(await page.getByRole('banner').count()).toBe(1)
    expect(await page.locator('.shell-bar').evaluate((bar) => getComputedStyle(bar).display)).toBe('grid')
    expect(await page.locator('shell-styles').count()).toBe(1)
  })

  it('for a moment, when elements are moved, changes nothing', async () => {
    const page = await openHost(elementsPage(`${MAIN}${HEADER}${SCRIPT}`))
    await enhanced(page)
    const isSame = await page.evaluate(() => {
      const root = document.querySelector('[data-shell="header"]')
      document.body.prepend(document.querySelector('job-shell-header') as Element)
      return document.querySelector('[data-shell="header"]') === root
    })
    await twoFrames(page)
    expect(isSame).toBe(true)
    const career = page.getByRole('button', { name: /^Phát triển sự nghiệp/ })
    await career.click()
    expect(await career.getAttribute('aria-expanded')).toBe('true')
  })
})

describe('fragments of a server', () => {
  it('are hydrated by their elements', async () => {
    const { renderShell } = await entryPoint('server')
    const { header, styles, props } = renderShell({ url: '/viec-lam', config: SAME_HOST, registerServiceWorker: false })
    const body = `<job-shell-header>${header}</job-shell-header>${MAIN}${props}`
    const page = await openHost(elementsPage(body, styles))
    await page.locator('[data-shell="header"]').evaluate((root) => Object.assign(root, { isServed: true }))
    await page.addScriptTag({ url: '/embed.global.js' })
    await enhanced(page)
    expect(await page.locator('[data-shell="header"]').evaluate((root) => 'isServed' in root)).toBe(true)
  })
})

describe('a strict content security policy', () => {
  it('is respected: elements use the script’s nonce', async () => {
    const policy = `default-src 'none'; script-src 'nonce-n1'; style-src 'nonce-n1'; img-src 'self' data:; connect-src 'self'`
    const html = elementsPage(HEADER + MAIN + SCRIPT)
      .replaceAll('<script', '<script nonce="n1"')
      .replaceAll('<style', '<style nonce="n1"')
    const page = await openHost(html, { 'content-security-policy': policy })
    await enhanced(page)
    expect(await page.locator('.shell-bar').evaluate((bar) => getComputedStyle(bar).display)).toBe('grid')
  })
})
