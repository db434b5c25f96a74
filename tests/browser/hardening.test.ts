import type { Frame } from 'playwright'
import { expect, inject, test } from 'vitest'
import { ALL_PARTS } from '../support/browserApp/props.ts'
import { shellUrl, withShellBrowser } from '../support/browserPage.ts'

const { newPage, expectMessages, allowMessages, open, openServed } = withShellBrowser()

test('a sandboxed frame shows the whole shell, can be searched, and opens and closes the side navigation', async () => {
  // It may run scripts and nothing else: no cookies, no storage, no service worker. The shell says that something is omitted.
  allowMessages(/cookie-refused/)
  const src = await shellUrl({
    url: '/viec-lam?utm_source=zalo',
    registerServiceWorker: true,
    parts: ALL_PARTS,
    followsLocation: true,
  })
  const page = await newPage()
  // Frames of a page that is not secure have no service worker to be refused.
  await page.goto(`${inject('shellOrigin')}/assets/client.js`)
  await page.setContent(`<iframe sandbox="allow-scripts" src="${src}" width="390" height="700"></iframe>`)
  const frame = page.frames()[1] as Frame
  await frame.locator('[data-shell="header"][data-enhanced]').waitFor()
  expect(await frame.evaluate(() => origin)).toBe('null')
  await expectMessages(/no-service-worker/)
  expect(await frame.getByRole('contentinfo').count()).toBe(1)
  await frame.getByRole('banner').locator('button[aria-controls]').first().click()
  await frame.getByRole('dialog').first().waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => frame.locator('dialog[open]').count()).toBe(0)
  await frame.evaluate(() => {
    try {
      history.pushState(null, '', '#top')
      history.replaceState(null, '', '?page=2')
    } catch {
      // Not every browser lets such a frame change its URL.
    }
    window.dispatchEvent(new CustomEvent('SEARCH', { detail: { params: { query: 'java' } } }))
  })
  await expect.poll(() => frame.getByRole('search').getByRole('combobox').inputValue()).toBe('java')
  expect(await frame.getByRole('heading', { name: 'shell' }).count()).toBe(1)
})

test('a page that enforces Trusted Types and a strict policy shows the text that the browser fetched', async () => {
  const content = `<p style="color:red" onclick="x()">Đoạn <b STYLE='x' onMouseOver=y()>một</b></p><p/style=z>hai</p>
    <style>p { color: red }</style><a href="/muc-luong" style="x" onfocus="x()">ba</a><img src="x.png" onerror="x()">`
  const { page } = await openServed(
    { url: '/ke-toan-kv', language: 'vi', parts: ['seoBottomText'], hasPolicy: true },
    { bottomText: { json: { data: [{ id: 1, attributes: { content } }] } } },
  )
  const text = page.locator('[data-shell="seo-bottom-text"] .shell-text')
  await text.waitFor()
  expect(await text.evaluate((element) => element.innerHTML.replace(/\s+/g, ' '))).toBe(
    '<p>Đoạn <b>một</b></p><p>hai</p> <a href="/muc-luong">ba</a>',
  )
})

test('events that a script sends before the bundle are read as the shell mounts, under a strict policy too', async () => {
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
