import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { shareChromium } from '../support/shareChromium.ts'
import { EMPTY_CASE } from './inputs.ts'
import type { Case } from './pages/case.ts'
import { startWays, WAYS, type Way } from './ways.ts'

// What a visitor was served is never taken away by a script that comes later.

const NAMES = Object.keys(WAYS) as Way[]
const KEYWORD = { id: 1, name: 'Java', link: '/java-kv' }
const PAGE: Case = {
  ...EMPTY_CASE,
  options: { ...EMPTY_CASE.options, data: { theme: null, seoKeywords: { language: 'vi', keywords: [KEYWORD] } } },
  parts: ['Header', 'SideNav', 'LanguageSwitch', 'SeoKeywords', 'Footer'],
}

let ways: Awaited<ReturnType<typeof startWays>>
beforeAll(async () => {
  ways = await startWays(await shareChromium())
})
afterAll(() => ways?.stop())

/** Makes each component throw that renders a list, of menu items, links or languages, while `areListsBroken`. */
const BREAK_LISTS = `{
  const { map } = Array.prototype
  const isElement = (one) => Object(one) === one && ('$$typeof' in one || ('props' in one && 'type' in one))
  Array.prototype.map = function (...given) {
    const made = map.apply(this, given)
    const isOfPart = this[0] === 'vi' || (Object(this[0]) === this[0] && !Array.isArray(this[0]))
    if (window.areListsBroken && isOfPart && isElement(made[0])) {
      window.failed = (window.failed ?? 0) + 1
      throw new Error('This list cannot be rendered.')
    }
    return made
  }
}`

/** Returns the links of each component, with texts, by component: on the page, or in the server's HTML. */
const linksOf = (page: Page, isServed = false) =>
  page.evaluate(async (isServed) => {
    const parse = async () => new DOMParser().parseFromString(await (await fetch(location.href)).text(), 'text/html')
    const found: Record<string, string[]> = {}
    for (const part of (isServed ? await parse() : document).querySelectorAll<HTMLElement>('[data-part]')) {
      const links = [...part.querySelectorAll('a[href]')]
      found[String(part.dataset.part)] = Array.from(links, (link) => `${link.getAttribute('href')} ${link.textContent}`)
    }
    return found
  }, isServed)

const rest = (way: Way) => expect.poll(() => ways.observe(way).then(({ quiet }) => quiet)).toBeGreaterThan(8)

/** Hydrates every component: the counts of a user are new. */
const renderAll = (way: Way) => ways.take({ do: 'update', options: { companyName: 'A' } } as never, [way])

describe.each(NAMES)('%s', (way) => {
  it('keeps the HTML of a component that fails, and renders it on the next URL', async () => {
    await ways.open(PAGE, [way], `${BREAK_LISTS}; window.areListsBroken = true`)
    const page = ways.page(way)
    const served = await linksOf(page, true)
    await renderAll(way)
    await rest(way)
    console.log(way, 'failed', await page.evaluate(() => (window as never as { failed: number }).failed), Object.fromEntries(Object.entries(await linksOf(page)).map(([k, v]) => [k, v.length])), (await ways.observe(way)).errors)
    expect(await linksOf(page)).toEqual(served)
  })
})
