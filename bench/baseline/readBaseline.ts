import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import type { BaselineNode, BaselineProps } from './baselineShell.ts'

/** Attributes with a different name in React. */
const NAMES: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  tabindex: 'tabIndex',
  autocomplete: 'autoComplete',
  autocapitalize: 'autoCapitalize',
  spellcheck: 'spellCheck',
  inputmode: 'inputMode',
  enterkeyhint: 'enterKeyHint',
  hreflang: 'hrefLang',
  srcset: 'srcSet',
  value: 'defaultValue',
  'stroke-width': 'strokeWidth',
  'stroke-linecap': 'strokeLinecap',
  'stroke-linejoin': 'strokeLinejoin',
}

function readNode(node: DefaultTreeAdapterTypes.ChildNode): BaselineNode[] {
  if ('value' in node) return [node.value]
  if (!('tagName' in node)) return []
  const props = Object.fromEntries(node.attrs.map(({ name, value }) => [NAMES[name] ?? name, value])) as BaselineProps
  return [{ tag: node.tagName, props, children: node.childNodes.flatMap(readNode) }]
}

/** Parses markup into data for {@link BaselineShell}. */
export const readBaseline = (html: string): BaselineNode[] => parseFragment(html).childNodes.flatMap(readNode)

/** Returns the text of a node, with single spaces. */
export const textOf = (node: BaselineNode): string => rawTextOf(node).replace(/\s+/g, ' ').trim()

const rawTextOf = (node: BaselineNode): string =>
  typeof node === 'string' ? node : node.children.map(rawTextOf).join('')

/** Returns the content of a page in order: links with names, buttons, headings. */
export function contentOf(html: string): string[] {
  const walk = (node: BaselineNode): string[] => {
    if (typeof node === 'string') return []
    const isNamed = ['a', 'button', 'h2', 'label', 'p', 'address'].includes(node.tag)
    const own = isNamed ? [`${node.tag} ${node.props.href ?? ''} ${textOf(node)}`] : []
    return [...own, ...node.children.flatMap(walk)]
  }
  return readBaseline(html).flatMap(walk)
}
