import { CUSTOM_PROPERTIES } from '../../src/core/contracts.ts'
import type { Measure } from '../states/describeComponent.ts'

/** A measured value: the property, its value, and the tokens that it comes from. */
export interface Measured {
  readonly property: string
  readonly value: string
  /** Public names of custom properties; empty for a value of the component's own. */
  readonly tokens: readonly string[]
}

/** Custom properties that pages may set; others are the components' own. */
const PUBLIC: ReadonlySet<string> = new Set(CUSTOM_PROPERTIES.map(({ name }) => name))

/** Longhand properties of a shorthand, which a browser computes one by one. */
const SIDES: Readonly<Record<string, readonly string[]>> = {
  padding: ['padding-top', 'padding-right', 'padding-bottom', 'padding-left'],
  margin: ['margin-top', 'margin-right', 'margin-bottom', 'margin-left'],
}

/** Declarations that set a property, its logical names included. */
const DECLARED: Readonly<Record<string, readonly string[]>> = {
  height: ['height', 'min-height', 'block-size', 'min-block-size'],
  width: ['width', 'min-width', 'inline-size', 'min-inline-size', 'flex-basis'],
  padding: ['padding', 'padding-block', 'padding-inline', 'padding-inline-start', 'padding-block-start'],
  gap: ['gap', 'column-gap', 'row-gap'],
  'font-size': ['font-size', 'font'],
  'border-radius': ['border-radius'],
  'background-color': ['background', 'background-color'],
  color: ['color'],
}

/** An element, or what it draws before or after its content. */
interface Part {
  readonly element: Element
  /** `::before`, `::after`, or nothing. */
  readonly pseudo: string
}

/** Returns the measures of an element of a story, or of a pseudo-element; none if the story does not have it. */
export function measureElement(content: Document, { selector, properties }: Measure): Measured[] {
  const [own = '', pseudo = ''] = selector.split(/(?=::)/)
  const element = content.querySelector(own)
  const view = content.defaultView
  if (!element || !view) return []
  const part = { element, pseudo }
  const computed = view.getComputedStyle(element, pseudo)
  return properties.map((property) => ({
    property,
    value: readValue(part, computed, property),
    tokens: tokensOf(part, DECLARED[property] ?? [property]),
  }))
}

function readValue({ element, pseudo }: Part, computed: CSSStyleDeclaration, property: string): string {
  if (property === 'height' || property === 'width') {
    const length = pseudo ? Number.parseFloat(computed[property]) : element.getBoundingClientRect()[property]
    return `${Math.round(length)} px`
  }
  const sides = SIDES[property]
  if (sides) return shorten(sides.map((side) => pixels(computed.getPropertyValue(side))))
  const value = computed.getPropertyValue(property)
  if (property.includes('color')) return hexOf(value)
  return value.replace('normal ', '').split(' ').map(pixels).join(' ')
}

const pixels = (value: string): string =>
  value.replace(/^(\d+(?:\.\d+)?)px$/, (_, number) => `${Math.round(Number(number) * 10) / 10} px`)

/** A color as design tools write it; one with transparency as CSS does. */
const hexOf = (value: string): string => {
  const [, ...parts] = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(value) ?? []
  return parts.length === 3 ? `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}` : value
}

/** Four sides as CSS writes them. */
function shorten([top = '', right = '', bottom = '', left = '']: readonly string[]): string {
  if (right !== left) return [top, right, bottom, left].join(', ')
  if (top !== bottom) return [top, right, bottom].join(', ')
  return top === right ? top : `${top}, ${right}`
}

/** Returns the tokens in the declarations that apply to an element. */
function tokensOf(part: Part, names: readonly string[]): string[] {
  const found = new Set<string>()
  for (const sheet of part.element.ownerDocument.styleSheets) collect([...sheet.cssRules], part, names, found)
  return [...found]
}

function collect(rules: readonly CSSRule[], part: Part, names: readonly string[], found: Set<string>): void {
  const view = part.element.ownerDocument.defaultView as (Window & typeof globalThis) | null
  if (!view) return
  for (const rule of rules) {
    if (rule instanceof view.CSSMediaRule && !view.matchMedia(rule.conditionText).matches) continue
    if (rule instanceof view.CSSStyleRule && matches(part, rule.selectorText)) {
      const declared = names.map((name) => rule.style.getPropertyValue(name)).join(' ')
      // The last declaration applies: styles of a component go from general rules to special ones.
      if (declared.trim() !== '') found.clear()
      for (const [, name = ''] of declared.matchAll(/var\(--_([a-z0-9-]+)/g))
        if (PUBLIC.has(`--shell-${name}`)) found.add(`--shell-${name}`)
    }
    if ('cssRules' in rule) collect([...(rule.cssRules as CSSRuleList)], part, names, found)
  }
}

/** Whether one of the selectors of a rule is about an element, or about its pseudo-element. */
function matches({ element, pseudo }: Part, selectors: string): boolean {
  // A pseudo-element ends its selector, and matches no element.
  const about = pseudo ? selectors.split(',').filter((selector) => selector.trim().endsWith(pseudo)) : [selectors]
  try {
    return about.some((selector) => element.matches(selector.replace(pseudo, '')))
  } catch {
    return false
  }
}
