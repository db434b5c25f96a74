import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { minifyCss, STYLE_FILES, stylesIn } from '../../scripts/build/minifyStyles.ts'
import { shareChromium } from '../support/shareChromium.ts'

const COMPONENTS = fileURLToPath(new URL('../../src/components', import.meta.url))
const DIST = fileURLToPath(new URL('../../dist', import.meta.url))
const FILES = readdirSync(COMPONENTS, { recursive: true, encoding: 'utf8' }).filter((file) =>
  STYLE_FILES.test(join('/', file)),
)

let page: Page

beforeAll(async () => {
  page = await (await shareChromium()).newPage()
})

afterAll(() => page.close())

/** The rules of some styles, as the browser understands them. Values with `var()` in them it keeps as they are written. */
async function understood(css: string): Promise<string> {
  const rules = await page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`root { ${text} }`)
    return [...sheet.cssRules].map(({ cssText }) => cssText).join('\n')
  }, css)
  return rules
    .replace(/\s+/g, ' ')
    .replace(/ ?([,()]) ?/g, '$1')
    .replace(/(?<![\w.])0\.(?=\d)/g, '.')
    .replaceAll('"', "'")
}

describe('minified styles', () => {
  test.each(FILES)('of %s are equivalent', async (file) => {
    const texts = stylesIn(readFileSync(join(COMPONENTS, file), 'utf8'))
    expect(texts.length).toBeGreaterThan(0)
    for (const text of texts) {
      const small = await minifyCss(text)
      expect(small.length).toBeLessThan(text.length)
      expect(small).not.toMatch(/[`\\]|\/\*/)
      expect(await understood(small)).toBe(await understood(text))
    }
  })

  test('are in the package', async () => {
    const code = readdirSync(DIST)
      .filter((file) => file.endsWith('.cjs'))
      .map((file) => readFileSync(join(DIST, file), 'utf8'))
      .join('\n')
    for (const text of FILES.flatMap((name) => stylesIn(readFileSync(join(COMPONENTS, name), 'utf8'))))
      expect(code.includes(await minifyCss(text)), text.slice(0, 200)).toBe(true)
  })
})
