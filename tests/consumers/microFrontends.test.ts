import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withShellBrowser } from '../support/browserPage.ts'
import { buildConsumer } from './support/buildConsumer.ts'
import { type Served, serveFolder } from './support/serve.ts'

describe('micro-frontends: a frame, a federated page, and a part with copies of its own', () => {
  const { newPage } = withShellBrowser()
  let served: Served

  beforeAll(async () => {
    const { folder } = await buildConsumer('examples/micro-frontends', { PUBLIC_SERVICES: '' })
    served = await serveFolder(join(folder, 'dist'), { fallback: 'index.html' })
  }, 600_000)
  afterAll(() => served?.stop())

  async function open(path: string): Promise<Page> {
    const page = await newPage({ viewport: { width: 1300, height: 900 } })
    await page.goto(served.origin + path)
    await page.getByText(/^Lương/).waitFor()
    return page
  }

  it('shows one header and footer, and the federated page in the frame’s language', async () => {
    const page = await open('/jobs')
    expect(await page.getByRole('banner').count()).toBe(1)
    expect(await page.getByRole('contentinfo').count()).toBe(1)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Jobs')
    const switches = page.getByRole('link', { name: 'Tiếng Việt' })
    expect(
      await switches.evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname)),
    ).toEqual(['/viec-lam', '/viec-lam'])
  })

  it('tells every copy of the user whom one app sets, and of a later logout', async () => {
    const page = await open('/viec-lam')
    await page.getByRole('button', { name: 'Đăng nhập nhanh' }).click()
    await expect.poll(() => page.getByRole('banner').textContent()).toContain('Lan')
    await page.getByText('Xin chào Lan').waitFor()
    await page.getByText('Lương của Lan').waitFor()
    await page.evaluate(() => window.dispatchEvent(new CustomEvent('UPDATE_USER', { detail: { user: null } })))
    await page.getByText('Lương: hãy đăng nhập').waitFor()
    await page.getByText('Chưa đăng nhập').waitFor()
    expect(await page.getByRole('banner').textContent()).not.toContain('Lan')
  })

  it('loads the shell once for the frame and the federated page, and once more for the part', async () => {
    const page = await newPage({ viewport: { width: 1300, height: 900 } })
    const copies: string[] = []
    const read: Promise<void>[] = []
    page.on('response', (response) => {
      const { pathname } = new URL(response.url())
      if (!pathname.endsWith('.js') || !response.ok()) return
      const add = (text: string) => text.includes('@jobsite/shell/context/') && copies.push(pathname)
      read.push(response.text().then((text) => void add(text)))
    })
    await page.goto(`${served.origin}/viec-lam`)
    await page.getByText(/^Lương/).waitFor()
    await page.getByRole('heading', { level: 1, name: 'Việc làm' }).waitFor()
    await Promise.all(read)
    expect(copies).toHaveLength(2)
    expect(copies).toContain('/apps/salary/static/js/index.js')
  })
})
