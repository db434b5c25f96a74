import type { Browser } from 'playwright'
import type { Driver, Key } from './Driver.ts'

/** Drives a browser that Playwright has started. */
export async function playwrightDriver(browser: Browser): Promise<Driver> {
  const page = await browser.newPage()
  return {
    goto: async (url) => void (await page.goto(url)),
    evaluate: (expression) => page.evaluate(expression),
    clickAt: (x, y) => page.mouse.click(x, y),
    press: (key: Key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewportSize({ width, height }),
    close: () => browser.close(),
  }
}
