import type axe from 'axe-core'
import type { NewFacts } from './axe.ts'

/**
 * In the page, which has axe: runs the rules about colors on visible texts with new colors, sizes or backgrounds.
 *
 * @param given.sufficient colors that are not tested again.
 */
export async function testNewColors({
  sufficient,
  options,
}: {
  sufficient: readonly string[]
  options: axe.RunOptions
}): Promise<NewFacts> {
  const known = new Set(sufficient)
  const ofBackgrounds = new Map<Element, { effects: string; all: string }>()
  /** The backgrounds behind an element up to an opaque one, and what changes the colors of all of them. */
  const backgroundsOf = (element: Element | null): { effects: string; all: string } => {
    if (!element) return { effects: '', all: '' }
    const known = ofBackgrounds.get(element)
    if (known) return known
    const { backgroundColor, backgroundImage, opacity, position, filter, mixBlendMode } = getComputedStyle(element)
    const around = backgroundsOf(element.parentElement)
    const effect = [opacity, filter, mixBlendMode].join(' ')
    const effects = around.effects + (effect === '1 none normal' ? '' : `, ${effect}`)
    const isOpaque = backgroundColor.startsWith('rgb(')
    const own = [backgroundColor, backgroundImage, position].join(' ')
    const isPlain = /^rgba\(0, 0, 0, 0\) none (?:static|relative)$/.test(own)
    const all = isOpaque
      ? `${effects}; ${own}`
      : isPlain && effects === around.effects
        ? around.all
        : `${around.all}, ${own} ${effect}`
    const found = { effects, all }
    ofBackgrounds.set(element, found)
    return found
  }
  const colorsOf = (element: Element | null): string => {
    if (!element) return ''
    const { color, fontSize, fontWeight, textShadow, textDecorationLine, display } = getComputedStyle(element)
    const isLarge = parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24)
    return [color, isLarge, textShadow, textDecorationLine, display].join(' ')
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
    const colors = `${colorsOf(element)} ${isDisabled} ${around} on ${backgroundsOf(element).all}`
    if (!known.has(colors) && !untested.has(colors)) untested.set(colors, link ?? element)
  }
  if (untested.size === 0) return { facts: [], violations: [] }
  const page = window as unknown as { axe: typeof axe }
  const { violations } = await page.axe.run({ include: [...untested.values()] as HTMLElement[] }, options)
  return { facts: [...untested.keys()], violations }
}
