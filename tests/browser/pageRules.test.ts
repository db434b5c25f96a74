import { type Language, pagePath } from '@jobsite/shell/core'
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { ALL_PARTS } from '../support/browserApp/props.ts'
import { openServices, openShell, withShellBrowser } from '../support/browserPage.ts'
import { readShifts, watchShifts } from '../support/layoutShift.ts'

const { newPage, open } = withShellBrowser()

/** Rules for elements of a kind, as themes, resets and classless style sheets have them. */
const THEMES: Readonly<Record<string, string>> = {
  'padded regions of an older theme': 'header, footer, section, nav { padding: 2rem 0 }',
  'margins between regions':
    'header, footer, section, nav, aside { margin: 0 auto 2.5em } * + section { margin-top: 3em }',
  'columns of floats': 'header, footer, nav, section, aside { float: left; width: 60%; clear: both }',
  'a header that is fixed and a footer on the ground':
    'header { position: fixed; top: 0; width: 100%; z-index: 5 } footer { position: absolute; bottom: 0; height: 60px }',
  'a narrow page': 'header, footer, nav, section, aside { max-width: 45rem; min-height: 300px; width: 90% }',
  'regions as flex containers':
    'header, footer, nav { display: flex; justify-content: space-between; align-items: end; gap: 3rem; flex-wrap: wrap }',
  'centered text': 'header, footer, nav { text-align: center; font-size: 22px; line-height: 2.2; letter-spacing: 1px }',
  'boxes with borders':
    'header, footer, nav, section, form { border: 4px solid; border-radius: 9px; background: pink; overflow: hidden; box-shadow: 0 0 4px red }',
  'Twenty Ten':
    'html, body, div, span, h1, h2, p, a, address, img, strong, dl, ul, li, fieldset, form, label, legend { background: transparent; border: 0; margin: 0; padding: 0; vertical-align: baseline } ul { list-style: square; margin: 0 0 18px 1.5em } p { margin-bottom: 18px } a:link { color: #06c } input[type="text"] { background: #f9f9f9; border: 1px solid #ccc; padding: 2px }',
  'Twenty Eleven':
    'address { font-style: italic; margin: 0 0 1.625em } ul, ol { margin: 0 0 1.625em 2.5em } ul { list-style: square } h2 { clear: both; color: #666; font-size: 15px; line-height: 1.7 } nav { background: #222; clear: both; display: block; float: left; margin: 0 auto 6px; width: 100% } nav li { float: left; position: relative } nav a { color: #eee; display: block; line-height: 3.333em; padding: 0 1.2125em } nav ul { font-size: 13px; padding-left: 0 }',
  'Twenty Twelve':
    'button, input { font-size: .857rem; padding: 6px; border: 1px solid #ccc; border-radius: 3px } button { padding: 6px 10px; line-height: 1.43; background-image: linear-gradient(#f4f4f4, #e6e6e6); text-transform: uppercase } header { padding: 24px 0 } li { margin: 0 0 0 36px }',
  'Twenty Fifteen':
    'ul, ol { margin: 0 0 1.6em 1.3333em } button { padding: .79em 1.5em; text-transform: uppercase; letter-spacing: 1px; vertical-align: bottom } a { border-bottom: 1px solid; display: inline-block } input { width: 100%; padding: .375em; transition: all .2s } fieldset { border: 1px solid; margin: 0 0 1.6em; padding: .5em 1em } footer { margin: 0 8.3333% } section { padding: 8% 10% }',
  normalize:
    'html { line-height: 1.15 } button, input { font-family: inherit; font-size: 100%; line-height: 1.15; margin: 0 } button { overflow: visible; text-transform: none } fieldset { padding: .35em .75em .625em } legend { box-sizing: border-box; display: table; padding: 0 } a { background-color: transparent } img { border-style: none }',
  'Bootstrap’s reboot':
    '*, *::before, *::after { box-sizing: border-box } body { line-height: 1.5 } h2 { margin-top: 0; margin-bottom: .5rem; font-size: 2rem; font-weight: 500; line-height: 1.2 } p { margin-top: 0; margin-bottom: 1rem } address { margin-bottom: 1rem; font-style: normal; line-height: inherit } ul { padding-left: 2rem; margin-top: 0; margin-bottom: 1rem } a { color: #0d6efd; text-decoration: underline } img, svg { vertical-align: middle } label { display: inline-block } button { border-radius: 0 } mark { padding: .1875em; background: #fff3cd } legend { float: left; width: 100%; font-size: 1.5rem }',
  'Tailwind’s preflight':
    '*, ::after, ::before { box-sizing: border-box; margin: 0; padding: 0; border: 0 solid } h2 { font-size: inherit; font-weight: inherit } a { color: inherit; text-decoration: inherit } ul { list-style: none } img, svg { display: block; vertical-align: middle } img { max-width: 100%; height: auto } button, input { font: inherit; letter-spacing: inherit; color: inherit; border-radius: 0; background-color: transparent }',
  'like Foundation':
    'button { padding: 0; appearance: none; border-radius: 0; background: transparent; line-height: 1 } p { margin-bottom: 1rem; font-size: inherit; line-height: 1.6 } ul { margin-left: 1.25rem; margin-bottom: 1rem; list-style-type: disc; line-height: 1.6 } h2 { font-size: 2.5rem; line-height: 1.4; margin-bottom: .5rem; text-rendering: optimizeLegibility } label { display: block; margin: 0; font-size: .875rem; line-height: 1.8 } input { display: block; width: 100%; height: 2.4375rem; margin: 0 0 1rem; padding: .5rem; border: 1px solid #cacaca; box-shadow: inset 0 1px 2px gray } fieldset { margin: 0 0 1rem } legend { max-width: 100%; margin-bottom: .5rem }',
  'like Bulma':
    'aside, footer, header, section { display: block } body, h2, p, ul, li, fieldset, legend { margin: 0; padding: 0 } ul { list-style: none } a { color: #485fc7; cursor: pointer; text-decoration: none } a strong { color: currentColor } span { font-style: inherit; font-weight: inherit } strong { color: #363636; font-weight: 700 } img { height: auto; max-width: 100% } button, input { margin: 0 } footer { background: #fafafa; padding: 3rem 1.5rem 6rem }',
  'a classless sheet like Pico':
    'header, footer { padding: 1rem } nav, nav ul { display: flex } nav { justify-content: space-between; overflow: visible } nav ul { align-items: center; margin: 0; padding: 0; list-style: none } nav li { display: inline-block; margin: 0; padding: 1rem .5rem } nav a { display: inline-block; margin: -.5rem; padding: .5rem; border-radius: 4px } button { display: inline-block; width: 100%; margin-bottom: 1rem; padding: .75rem 1rem; background: #1095c1; font-size: 1rem } input { width: 100%; height: 3rem; margin-bottom: 1rem; padding: .75rem } section { margin-bottom: 2rem } ul li { list-style: square } form { margin-bottom: 2rem } label { display: block }',
  'a classless sheet like Water':
    'body { max-width: 800px; line-height: 1.4 } button, input { transition: background-color .1s linear; padding: 10px 30px; margin: 0 6px 6px 0; border: none; border-radius: 6px } input { display: block } button:hover { background: #ddd } h2 { margin: 24px 0 12px; font-size: 1.5em } a:hover { text-decoration: underline } footer { border-top: 1px solid; padding-top: 10px; font-size: 14px } dialog { border: 1px solid; padding: 10px 30px; margin: auto } fieldset { border: 1px solid; padding: 10px }',
  'a classless sheet like MVP':
    'header { text-align: center; padding: 3rem 0 1rem; font-size: 1.2rem } nav { align-items: center; display: flex; font-weight: bold; justify-content: space-between; margin-bottom: 7rem } nav ul { list-style: none; padding: 0 } nav ul li { display: inline-block; margin: 0 .5rem; position: relative; text-align: left } nav ul li ul { background: white; display: none; position: absolute; top: 1.7rem; width: auto; left: -2rem; padding: .5rem 1rem } section { display: flex; flex-wrap: wrap; justify-content: center } form { border: 1px solid; border-radius: 5px; display: block; min-width: 15rem; max-width: 40rem; padding: 1.5rem; text-align: start } section aside { width: 30rem; padding: 1.25rem }',
  'spans and lists that are not usual':
    'span { display: inline-block; padding: 3px; margin: 2px; position: relative } li { display: inline; float: left; padding: 4px } ul { columns: 2; overflow: auto; max-height: 80px } div { padding: 4px; margin: 3px; min-height: 20px; float: left } p { max-width: 20ch; hyphens: auto }',
  'forms that are not usual':
    'form { display: grid; gap: 2em; padding: 1em; background: #eee } button { min-width: 140px; min-height: 60px; margin: 8px; box-shadow: 0 2px 4px; font-weight: 900 } input { min-width: 300px; border-width: 5px; margin: 9px } label { float: left; width: 30%; font-size: 2em } dialog { width: 50vw; padding: 3em; border: 9px solid }',
}

type Boxes = Readonly<Record<string, string>>

/** The boxes of everything in the shell that is seen, with the path to each. */
const boxesOf = (page: Page): Promise<Boxes> =>
  page.evaluate(() => {
    const round = (pixels: number): number => Math.round(pixels * 4) / 4
    const roots = [...document.querySelectorAll('[data-shell]')]
    const inside = [...document.querySelectorAll('[data-shell] *:not(svg *)')]
    return Object.fromEntries(
      [...new Set([...roots, ...inside])].map((element, index) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        const { color, backgroundColor, textTransform, borderTopWidth, listStyleType } = getComputedStyle(element)
        // The page's own content moves what is below it: only a root's place counts from the page's edge.
        const root = (element.closest('[data-shell]') as Element).getBoundingClientRect()
        const isRoot = element.hasAttribute('data-shell')
        const place = [isRoot ? x : x - root.x, isRoot ? 0 : y - root.y, width, height].map(round).join(' ')
        const look = [color, backgroundColor, textTransform, borderTopWidth, listStyleType].join(' ')
        const name = element.getAttribute('data-shell') ?? element.getAttribute('class') ?? ''
        return [`${index} ${element.localName} ${name}`, `${place} | ${look}`]
      }),
    )
  })

/** Adds a page's style sheet, before or after the shell's own, until the returned function is called. */
async function withRules(page: Page, css: string, where: 'first' | 'last'): Promise<() => Promise<void>> {
  const style = await page.evaluateHandle(
    ([text, place]) => {
      const element = document.createElement('style')
      element.textContent = text as string
      if (place === 'first') document.head.prepend(element)
      else document.head.append(element)
      return element
    },
    [css, where],
  )
  return () => style.evaluate((element) => element.remove())
}

const differences = (before: Boxes, after: Boxes): string[] =>
  Object.keys(before)
    .filter((name) => before[name] !== after[name])
    .map((name) => `${name}: ${before[name]} → ${after[name]}`)

const CASES: { language: Language; width: number; where: 'first' | 'last' }[] = [
  { language: 'vi', width: 1300, where: 'last' },
  { language: 'en', width: 390, where: 'first' },
]

describe('a page’s element selectors', () => {
  test.each(CASES)('change nothing in the shell: $language, $width px, style sheet $where', async (row) => {
    const page = await open(
      {
        ...row,
        url: pagePath('searchResult', row.language),
        parts: ['breadcrumbs', 'footer', 'seoKeywords'],
        locationId: [29, 24],
      },
      { reducedMotion: 'reduce' },
    )
    // What a page sets for its body is its own: the shell is as wide as that.
    await withRules(
      page,
      'body { width: 100% !important; max-width: none !important } html { font-size: 16px }',
      'last',
    )
    await withRules(page, 'body > div, main, main * { all: unset !important; display: block !important }', 'last')
    const bare = await boxesOf(page)
    expect(Object.keys(bare).length).toBeGreaterThan(200)
    const found: Record<string, string[]> = {}
    for (const [theme, css] of Object.entries(THEMES)) {
      const remove = await withRules(page, css, row.where)
      const changed = differences(bare, await boxesOf(page))
      if (changed.length > 0) found[theme] = changed.slice(0, 6)
      await remove()
    }
    expect(found).toEqual({})
    expect(differences(bare, await boxesOf(page))).toEqual([])
  })
})

describe('a page’s own class on a component', () => {
  test.each(['first', 'last'] as const)('overrides the component’s box styles, style sheet %s', async (where) => {
    const page = await open({ parts: [...ALL_PARTS] })
    await withRules(
      page,
      '.campaign { padding: 7px 0 9px; margin-top: 11px; min-height: 333px; font-size: 19px }',
      where,
    )
    for (const part of ['header', 'footer']) {
      const root = page.locator(`[data-shell="${part}"]`)
      await root.evaluate((element) => element.classList.add('campaign'))
      await expect(
        root.evaluate((element) => {
          const { paddingTop, paddingBottom, marginTop, minHeight, fontSize } = getComputedStyle(element)
          return [paddingTop, paddingBottom, marginTop, minHeight, fontSize]
        }),
      ).resolves.toEqual(['7px', '9px', '11px', '333px', '19px'])
    }
  })
})

describe('a page with element selectors', () => {
  test.each([
    [390, 'padded regions of an older theme'],
    [1300, 'regions as flex containers'],
    [390, 'Bootstrap’s reboot'],
    [1300, 'Twenty Fifteen'],
    [1300, 'a classless sheet like Pico'],
  ])('causes no layout shift when late components arrive: %i px, %s', async (width, theme) => {
    const page = await newPage()
    await watchShifts(page)
    await page.addInitScript((css) => {
      const style = document.createElement('style')
      style.textContent = css
      new MutationObserver((_, observer) => {
        if (!document.head) return
        document.head.append(style)
        observer.disconnect()
      }).observe(document, { childList: true, subtree: true })
    }, THEMES[theme] as string)
    const { services, release } = await openServices({ topBanner: { late: 'good' }, themes: { late: 'good' } })
    await openShell(page, { language: 'vi', width, services, parts: ALL_PARTS })
    const isThere = (css: string) => [...document.styleSheets].some(({ ownerNode }) => ownerNode?.textContent === css)
    expect(await page.evaluate(isThere, THEMES[theme] as string)).toBe(true)
    await release('topBanner')
    await release('themes')
    await page.locator('[data-shell="top-banner"] img').waitFor()
    await page.locator('[data-shell="header"] .shell-logo img').waitFor()
    expect(await readShifts(page)).toEqual([])
  })
})
