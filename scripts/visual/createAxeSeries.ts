import type { Page } from 'playwright'
import { allBut, COLOR_RULES, only, runAxe } from './axe.ts'

/** Rules about the text of style sheets and style attributes, which a component's states share. */
const STYLE_RULES = ['avoid-inline-spacing', 'css-orientation-lock']

/** The rule about sizes and distances of what is clicked. */
const TARGET_RULES = ['target-size']

/** Rules about elements that can be scrolled: those depend on markup and sizes. */
const SCROLL_RULES = ['scrollable-region-focusable']

/** Tests pages that have much in common, one after another: what axe found sufficient in one is not tested again. */
export interface AxeSeries {
  /**
   * Returns the violations of the rules that are not about colors, if no page before had the same markup, texts and visible
   * elements; of the rule about target sizes, if none had the same targets at the same places; and where wanted those of rules
   * about styles.
   */
  structureViolations: (page: Page, options?: { styles?: boolean }) => Promise<string[]>
  /**
   * Returns the violations of the rules about colors, of texts that differ from those of all pages before in color, size,
   * weight or the backgrounds behind them.
   */
  colorViolations: (page: Page) => Promise<string[]>
}

export function createAxeSeries(): AxeSeries {
  const sufficient = new Set<string>()
  const newOf = (facts: readonly string[]): string[] => facts.filter((fact) => !sufficient.has(fact))
  const remember = (facts: readonly string[], violations: readonly string[]): void => {
    if (violations.length === 0) for (const fact of facts) sufficient.add(fact)
  }
  return {
    async structureViolations(page, { styles = false } = {}) {
      const { markup, targets } = await page.evaluate(readStructure)
      const facts = newOf([markup, targets])
      const rules = [
        ...(facts.includes(targets) ? TARGET_RULES : []),
        ...(facts.length > 0 ? SCROLL_RULES : []),
        ...(styles ? STYLE_RULES : []),
      ]
      if (!facts.includes(markup)) return rules.length === 0 ? [] : testFacts(only(rules))
      const others = [...COLOR_RULES, ...TARGET_RULES, ...STYLE_RULES].filter((rule) => !rules.includes(rule))
      return testFacts(allBut(others))

      async function testFacts(options: ReturnType<typeof only>): Promise<string[]> {
        const violations = await runAxe(page, options)
        remember(facts, violations)
        return violations
      }
    },
    async colorViolations(page) {
      const colors = newOf(await page.evaluate(readColors))
      if (colors.length === 0) return []
      const elements = `{ include: ${JSON.stringify(colors)}.map((colors) => elementsOfColors.get(colors)) }`
      const violations = await runAxe(page, only(COLOR_RULES), elements)
      remember(colors, violations)
      return violations
    },
  }
}

/** In the page: what the rules that are not about colors depend on, as two digests. */
async function readStructure(): Promise<{ markup: string; targets: string }> {
  const OMITTED = /^(?:class|style|src|srcset|action|data-.*)$/
  const isVisible = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true })
  const readValue = ({ name, value }: Attr): string => {
    if (name === 'href' && !value.startsWith('#')) return ''
    // React numbers the ids of each mount.
    return value.replace(/_r_\w+?_/g, '_r_')
  }
  const markupOf = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent?.trim() ?? ''
    if (!(node instanceof Element) || /^(?:script|style|template|link)$/.test(node.localName)) return ''
    const attributes = [...node.attributes].filter(({ name }) => !OMITTED.test(name))
    const values = attributes.map((attribute) => `${attribute.name}="${readValue(attribute)}"`)
    const state = `${isVisible(node)} ${node.matches('dialog:modal')}`
    const children = [...(node.shadowRoot?.childNodes ?? []), ...node.childNodes]
    return `<${node.localName} ${values.join(' ')} ${state}>${children.map(markupOf).join('')}</>`
  }
  const targetsOf = (): string => {
    const targets = document.querySelectorAll(
      'a[href], area, button, input, select, textarea, summary, [tabindex], [role]',
    )
    const places = [...targets].filter(isVisible).map((target) => {
      const { x, y, width, height } = target.getBoundingClientRect()
      return [x, y, width, height].map((length) => length.toFixed(1)).join(' ')
    })
    return `${innerWidth} ${innerHeight}: ${places.join(', ')}`
  }
  const digest = async (text: string): Promise<string> => {
    const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
    return new Uint8Array(bytes).join(' ')
  }
  const { lang } = document.documentElement
  const head = `${lang} ${document.title !== ''} ${document.querySelector('meta[name="viewport"]')?.outerHTML}`
  return { markup: await digest(head + markupOf(document.body)), targets: await digest(targetsOf()) }
}

/** In the page: the colors, sizes and backgrounds of visible texts. Puts an element with each into `elementsOfColors`. */
function readColors(): string[] {
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
  const elementsOfColors = new Map<string, Element>()
  for (const element of elements) {
    const { width, height } = element.getBoundingClientRect()
    const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    // A box of one pixel has text for screen readers only.
    if (!isShown || (width <= 1 && height <= 1)) continue
    const link = element.closest('a')
    const isDisabled = element.closest(':disabled, [aria-disabled="true"]') !== null
    const around = link ? `${colorsOf(link)} in ${colorsOf(link.parentElement)}` : ''
    const colors = `${colorsOf(element)} ${isDisabled} ${around} on ${backgroundsOf(element).all}`
    if (!elementsOfColors.has(colors)) elementsOfColors.set(colors, link ?? element)
  }
  Object.assign(window, { elementsOfColors })
  return [...elementsOfColors.keys()]
}
