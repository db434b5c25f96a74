import type axe from 'axe-core'
import type { NewFacts } from './axe.ts'

/** Options of axe for a page, by what is new in it. */
export interface StructureOptions {
  readonly newMarkup: axe.RunOptions
  readonly newTargets: axe.RunOptions
  readonly newMarkupAndTargets: axe.RunOptions
  /** `null` where nothing is tested. */
  readonly nothingNew: axe.RunOptions | null
}

/**
 * In the page, which has axe: runs the rules that are not about colors. They depend on markup and texts, and on the places of
 * what can be clicked.
 *
 * @param given.sufficient digests of markup and places that are not tested again.
 */
export async function testNewStructure({
  sufficient,
  options,
}: {
  sufficient: readonly string[]
  options: StructureOptions
}): Promise<NewFacts> {
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
  const digest = (text: string): string => {
    let [one, other] = [text.length, ~text.length]
    for (let index = 0; index < text.length; index += 1) {
      one = Math.imul(one ^ text.charCodeAt(index), 0x01000193)
      other = Math.imul(other ^ text.charCodeAt(index), 0x27d4eb2f) ^ (one >>> 13)
    }
    return `${one} ${other}`
  }
  const { lang } = document.documentElement
  const head = `${lang} ${document.title !== ''} ${document.querySelector('meta[name="viewport"]')?.outerHTML}`
  const [markup, targets] = [`markup ${digest(head + markupOf(document.body))}`, `targets ${digest(targetsOf())}`]
  const [hasMarkup, hasTargets] = [sufficient.includes(markup), sufficient.includes(targets)]
  const { newMarkup, newTargets, newMarkupAndTargets, nothingNew } = options
  const chosen = hasMarkup ? (hasTargets ? nothingNew : newTargets) : hasTargets ? newMarkup : newMarkupAndTargets
  const facts = [...(hasMarkup ? [] : [markup]), ...(hasTargets ? [] : [targets])]
  if (!chosen) return { facts, violations: [] }
  const page = window as unknown as { axe: typeof axe }
  const { violations } = await page.axe.run(document, chosen)
  return { facts, violations }
}
