import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright'
import { topBanners } from '../site/backend/fixtures/banners.ts'
import { startSite } from '../site/server.ts'
import { CLOSED_BANNERS_COOKIE } from '../site/ui/rememberBanner.ts'
import { launchChromium, stableLaunchOptions } from './chromium.ts'

/** An image of the README: a page of the job site, and what is open on it. */
interface ReadmeImage {
  readonly name: string
  readonly path: string
  /** Width of the window, in px. */
  readonly width: number
  open(page: Page): Promise<void>
}

const HEIGHT = 720

const IMAGES: readonly ReadmeImage[] = [
  {
    name: 'desktop-vi.png',
    path: '/k%E1%BA%BF-to%C3%A1n-kv',
    width: 1300,
    async open(page) {
      await page.getByRole('banner').getByRole('button', { name: 'Phát triển sự nghiệp' }).click()
      await page.getByRole('link', { name: 'Báo cáo lương' }).waitFor()
    },
  },
  {
    name: 'phone-en.png',
    path: '/jobs',
    width: 390,
    async open(page) {
      await page.getByRole('button', { name: 'Open menu' }).click()
      await page.getByRole('dialog').getByRole('link', { name: 'Companies' }).waitFor()
    },
  },
]

const site = await startSite({ port: 0 })
const browser = await launchChromium(await stableLaunchOptions())
try {
  const closed = topBanners.map(({ id }) => id).join('.')
  for (const { name, path, width, open } of IMAGES) {
    // Without motion, what opens is there at once.
    const context = await browser.newContext({ viewport: { width, height: HEIGHT }, reducedMotion: 'reduce' })
    await context.addCookies([{ name: CLOSED_BANNERS_COOKIE, value: closed, url: site.url }])
    const page = await context.newPage()
    await page.goto(site.url + path, { waitUntil: 'networkidle' })
    await open(page)
    // Where the pointer marks nothing.
    await page.mouse.move(width - 1, HEIGHT - 1)
    await page.screenshot({ path: fileURLToPath(new URL(`../docs/images/${name}`, import.meta.url)) })
    await context.close()
  }
} finally {
  await browser.close()
  await site.close()
}
