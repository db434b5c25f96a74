import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import type { PlainNode, PlainProps } from './plainShell.ts'

/** Attributes whose React name is another one. */
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

function readNode(node: DefaultTreeAdapterTypes.ChildNode): PlainNode[] {
  if ('value' in node) return [node.value]
  if (!('tagName' in node)) return []
  const props = Object.fromEntries(node.attrs.map(({ name, value }) => [NAMES[name] ?? name, value])) as PlainProps
  return [{ tag: node.tagName, props, children: node.childNodes.flatMap(readNode) }]
}

/** Markup as data, to be drawn again by {@link PlainShell}. */
export const readPlain = (html: string): PlainNode[] => parseFragment(html).childNodes.flatMap(readNode)

/** What a reader gets of a page: its links with their names, its buttons, its headings, in order. */
export function contentOf(html: string): string[] {
  const text = (node: PlainNode): string => (typeof node === 'string' ? node : node.children.map(text).join(''))
  const walk = (node: PlainNode): string[] => {
    if (typeof node === 'string') return []
    const isNamed = ['a', 'button', 'h2', 'label', 'p', 'address'].includes(node.tag)
    const own = isNamed ? [`${node.tag} ${node.props.href ?? ''} ${text(node).trim()}`] : []
    return [...own, ...node.children.flatMap(walk)]
  }
  return readPlain(html).flatMap(walk)
}
