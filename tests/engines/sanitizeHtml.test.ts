import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type StartedServer, startServer } from '../../scripts/startServer.ts'
import { sanitizeHtml } from '../../src/server/sanitizeHtml.ts'
import { ADVERSARIAL_HTML } from '../support/inputs/adversarialHtml.ts'
import { ALLOWED_HTML_CASES } from '../support/inputs/allowedHtmlCases.ts'
import { anyHtml } from '../support/inputs/anyHtml.ts'
import { bundleSanitizer, SANITIZER_FOLDER } from '../support/sanitizerPage.ts'
import type { Driver } from './Driver.ts'
import { EnginePage } from './EnginePage.ts'
import { engines } from './findEngines.ts'

const TEXTS = [
  ...ALLOWED_HTML_CASES.map(([, html]) => html),
  ...ADVERSARIAL_HTML.map(({ html }) => html),
  ...fc.sample(anyHtml, { numRuns: 500, seed: 20_300_101 }),
]

/** Texts that are sent to a page at a time, to keep messages small. */
const BATCH = 50

const PAGE =
  '<!doctype html><html lang="vi"><title>a</title><script type="module" src="/assets/shell.js"></script><body></body></html>'

let server: StartedServer
let removeBundle: () => Promise<void>
beforeAll(async () => {
  removeBundle = await bundleSanitizer()
  server = await startServer(async ({ url = '/' }, response) => {
    const asset = url.startsWith('/assets/') ? join(SANITIZER_FOLDER, url.slice('/assets/'.length)) : null
    const type = asset ? 'text/javascript' : 'text/html'
    response.setHeader('Content-Type', `${type}; charset=utf-8`).end(asset ? await readFile(asset) : PAGE)
  })
})
afterAll(async () => {
  await server?.stop()
  await removeBundle?.()
})

describe.each(engines)('$name', (engine) => {
  let driver: Driver
  beforeAll(async () => {
    driver = await engine.start()
  })
  afterAll(() => driver?.close())

  test('sanitizes HTML like the server', async () => {
    await driver.goto(server.origin)
    const page = new EnginePage(driver)
    await page.until('the script has run', () => 'sanitizeHtml' in window)
    const others: object[] = []
    for (let at = 0; at < TEXTS.length; at += BATCH) {
      const texts = TEXTS.slice(at, at + BATCH)
      const made = await page.evaluate(async (all) => Promise.all(all.map((text) => window.sanitizeHtml(text))), texts)
      for (const [index, html] of texts.entries()) {
        const kept = sanitizeHtml(html)
        if (made[index] !== kept) others.push({ html, kept, made: made[index] })
      }
    }
    expect(others).toEqual([])
  })
})
