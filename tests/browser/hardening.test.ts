import type { Frame, Page } from 'playwright'
import { describe, expect, inject, test } from 'vitest'
import { ALL_PARTS, type BrowserAppProps } from '../support/browserApp/props.ts'
import { shellAddress, withShellBrowser } from '../support/browserPage.ts'

const { newPage, expectComplaints, allowComplaints, open, openServed } = withShellBrowser()

/** Opens the shell in a frame that may run scripts and nothing else: no cookies, no storage, no service worker. */
async function openSandboxed(page: Page, props: Omit<BrowserAppProps, 'origin'> = {}): Promise<Frame> {
  const address = await shellAddress({ url: '/viec-lam?utm_source=zalo', registerServiceWorker: true, ...props })
  // The shell says that something is omitted.
  allowComplaints(/cookie-refused/)
  // Frames of a page that is not secure have no service worker to be refused.
  await page.goto(`${inject('shellOrigin')}/assets/client.js`)
  await page.setContent(`<iframe sandbox="allow-scripts" src="${address}" width="390" height="700"></iframe>`)
  const frame = page.frames()[1] as Frame
  await frame.locator('[data-shell="header"][data-enhanced]').waitFor()
  return frame
}

describe('a sandboxed frame', () => {
  test('shows the whole shell and the page’s content', async () => {
    const page = await newPage()
    const frame = await openSandboxed(page, { parts: ALL_PARTS })
    expect(await frame.evaluate(() => origin)).toBe('null')
    await expectComplaints(/no-service-worker/)
    expect(await frame.getByRole('heading', { name: 'shell' }).count()).toBe(1)
    expect(await frame.getByRole('contentinfo').count()).toBe(1)
  })

  test('can be searched, its side navigation opened and closed, and its URL changed', async () => {
    const page = await newPage()
    allowComplaints(/no-service-worker/)
    const frame = await openSandboxed(page, { hasRouter: false, followsLocation: true })
    const menu = frame.getByRole('banner').locator('button[aria-controls]').first()
    await menu.click()
    await frame.getByRole('dialog').first().waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => frame.locator('dialog[open]').count()).toBe(0)
    await frame.evaluate(() => {
      try {
        history.pushState(null, '', '#top')
        history.replaceState(null, '', '?page=2')
      } catch {
        // Not every browser lets such a frame change its address.
      }
      window.dispatchEvent(new CustomEvent('SEARCH', { detail: { params: { query: 'java' } } }))
    })
    expect(await frame.getByRole('heading', { name: 'shell' }).count()).toBe(1)
  })
})

describe('a page that enforces Trusted Types and a strict policy', () => {
  const HTML = `<p style="color:red" onclick="x()">Đoạn <b STYLE='x' onMouseOver=y()>một</b></p><p/style=z>hai</p>
    <style>p { color: red }</style><a href="/muc-luong" style="x" onfocus="x()">ba</a><img src="x.png" onerror="x()">`

  test('shows the text that the browser fetched, and reports nothing', async () => {
    const { page } = await openServed(
      { url: '/ke-toan-kv', language: 'vi', parts: ['seoBottomText'], hasPolicy: true },
      {
        bottomText: { json: { data: [{ id: 1, attributes: { content: HTML } }] } },
      },
    )
    const text = page.locator('[data-shell="seo-bottom-text"] .shell-text')
    await text.waitFor()
    expect(await text.evaluate((element) => element.innerHTML.replace(/\s+/g, ' '))).toBe(
      '<p>Đoạn <b>một</b></p><p>hai</p> <a href="/muc-luong">ba</a>',
    )
  })
})

describe('events that a script sends before the bundle', () => {
  test('are read as the shell mounts, under a strict policy too', async () => {
    const page = await open({
      url: '/viec-lam',
      language: 'vi',
      user: undefined,
      hasPolicy: true,
      earlyEvents: [
        ['UPDATE_USER', { user: { userId: 6, firstName: 'Bình' } }],
        ['UPDATE_USER', { user: { userId: 7, firstName: 'Minh Anh' } }],
        ['SEARCH', { params: { query: 'thủ kho', locationId: [29] } }],
      ],
    })
    await page.getByRole('banner').getByText('Anh', { exact: true }).first().waitFor({ state: 'attached' })
    await expect.poll(() => page.getByRole('search').getByRole('combobox').inputValue()).toBe('thủ kho')
  })
})
