import { createHash } from 'node:crypto'
import type { Browser } from 'playwright'

/** Properties of a machine that screenshots depend on: only screenshots of equal machines are comparable. */
export interface RenderingMachine {
  /** Version of the browser. */
  readonly chromium: string
  /** Digest of a sample of letters, edges and shadows, for fonts and rendering. */
  readonly sample: string
}

const SAMPLE = `<!doctype html><meta charset="utf-8"><style>
  body { margin: 20px; width: 600px; font: 15px/1.5 system-ui, sans-serif; background: #fff; color: #17212e }
  b { font-weight: 700 } i { font-weight: 600; font-style: normal } u { font-weight: 500; text-decoration: none }
  p { border: 1px solid #7b8a9b; border-radius: 22px; padding: 8px; box-shadow: 0 12px 32px rgb(16 32 56 / 0.16) }
</style>
<p>Việc làm kế toán trưởng tại Đà Nẵng <b>Tìm kiếm</b> <i>Nhà tuyển dụng</i> <u>Phát triển sự nghiệp</u> 0123456789</p>
<p style="font-size: 30px">ẤẦẨẪẬ ấầẩẫậ đĐ Ưư <code>viec-lam</code></p>`

/** Returns the identity of the machine that a browser renders on. */
export async function renderingMachine(browser: Browser): Promise<RenderingMachine> {
  const page = await browser.newPage({ viewport: { width: 640, height: 300 } })
  await page.setContent(SAMPLE)
  const screenshot = await page.screenshot({ scale: 'css' })
  await page.close()
  return { chromium: browser.version(), sample: createHash('sha256').update(screenshot).digest('hex').slice(0, 32) }
}
