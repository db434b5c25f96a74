import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from 'playwright'

/** The script of axe, to be evaluated in a page. */
export const AXE_SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The rules whose result depends on colors. */
export const COLOR_RULES = ['color-contrast', 'link-in-text-block'] as const

/** Rules about the text of style sheets and style attributes, which a component's states share. */
const STYLE_RULES = ['avoid-inline-spacing', 'css-orientation-lock']

/** Rules that are tested: all with target size, or only those about colors, or all but those, or the latter without styles. */
type AxeRules = 'all' | 'colors' | 'structure' | 'structure without styles'

const optionsOf = (rules: AxeRules): axe.RunOptions => {
  if (rules === 'colors') return { runOnly: { type: 'rule', values: [...COLOR_RULES] } }
  const without = rules === 'all' ? [] : [...COLOR_RULES, ...(rules === 'structure' ? [] : STYLE_RULES)]
  const disabled = without.map((id) => [id, { enabled: false }])
  return { rules: { 'target-size': { enabled: true }, ...Object.fromEntries(disabled) } }
}

/** Returns the violations that axe finds in the page. */
export async function axeViolations(page: Page, rules: AxeRules = 'all'): Promise<string[]> {
  await loadAxe(page)
  const violations = await page.evaluate(async (options) => {
    const page = window as unknown as { axe: typeof axe }
    // Elements without a violation are tested, but not described: axe takes longer for that than for the tests.
    return (await page.axe.run(document, { ...options, resultTypes: ['violations'] })).violations
  }, optionsOf(rules))
  return violations.flatMap(describeViolations)
}

/**
 * Returns the violations of the rules about colors, of texts whose colors axe has not found sufficient in this page before:
 * texts of the same color, size and weight, on the same backgrounds, are tested once.
 */
export async function newColorViolations(page: Page): Promise<string[]> {
  await loadAxe(page)
  const violations = await page.evaluate(testNewColors, optionsOf('colors'))
  return violations.flatMap(describeViolations)
}

async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE_SOURCE)
}

const describeViolations = ({ id, nodes }: axe.Result): string[] =>
  nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary?.replace(/\s+/g, ' ')}`)

/** In the page: runs the rules about colors on texts with new colors. */
async function testNewColors(options: axe.RunOptions): Promise<axe.Result[]> {
  const page = window as unknown as { axe: typeof axe; sufficientColors?: Set<string> }
  page.sufficientColors ??= new Set()
  const sufficient = page.sufficientColors
  const backgrounds = new Map<Element | null, string>([[null, '']])
  const backgroundsOf = (element: Element | null): string => {
    const known = backgrounds.get(element)
    if (known !== undefined || !element) return known ?? ''
    const { backgroundColor, backgroundImage, opacity, position, filter, mixBlendMode } = getComputedStyle(element)
    const own = [backgroundColor, backgroundImage, opacity, position, filter, mixBlendMode].join(' ')
    const isPlain = own === 'rgba(0, 0, 0, 0) none 1 static none normal'
    const all = backgroundsOf(element.parentElement) + (isPlain ? '' : `, ${own}`)
    backgrounds.set(element, all)
    return all
  }
  const colorsOf = (element: Element | null): string => {
    if (!element) return ''
    const { color, fontSize, fontWeight, textShadow, textDecorationLine, display } = getComputedStyle(element)
    return [color, fontSize, fontWeight, textShadow, textDecorationLine, display].join(' ')
  }
  const elements = new Set<Element>(document.querySelectorAll('input, select, textarea'))
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode
    if (parentElement && textContent?.trim()) elements.add(parentElement)
  }
  const untested = new Map<string, Element>()
  for (const element of elements) {
    const { width, height } = element.getBoundingClientRect()
    const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    // A box of one pixel has text for screen readers only.
    if (!isShown || (width <= 1 && height <= 1)) continue
    const link = element.closest('a')
    const isDisabled = element.closest(':disabled, [aria-disabled="true"]') !== null
    const around = link ? `${colorsOf(link)} in ${colorsOf(link.parentElement)}` : ''
    const colors = `${colorsOf(element)} ${isDisabled} ${around} on ${backgroundsOf(element)}`
    if (!sufficient.has(colors) && !untested.has(colors)) untested.set(colors, link ?? element)
  }
  if (untested.size === 0) return []
  const { violations } = await page.axe.run({ include: [...untested.values()] as HTMLElement[] }, options)
  if (violations.length === 0) for (const colors of untested.keys()) sufficient.add(colors)
  return violations
}
