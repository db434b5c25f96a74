import type { BaselineNode } from '../baseline/baselineShell.ts'
import { textOf } from '../baseline/readBaseline.ts'

/** A link of the shell, as a competitor renders it. */
export interface Link {
  readonly href: string
  readonly label: string
}

/** An entry of a menu: a link, a button that discloses links, or both. */
export interface Entry {
  readonly label: string
  readonly href?: string
  /** Name of the button next to a link. */
  readonly more?: string
  readonly children: readonly Link[]
}

/** The content of all implementations. Parts without a competitor's component are markup, rendered by plain React. */
export interface Content {
  /** The whole shell as markup, for the baseline. */
  readonly whole: readonly BaselineNode[]
  readonly skip: Link
  readonly menuButton: string
  readonly logo: Link
  readonly search: BaselineNode
  readonly menu: readonly Entry[]
  readonly aside: readonly Link[]
  readonly account: Entry
  readonly languageSwitch: BaselineNode
  readonly sideNav: { readonly title: string; readonly close: string; readonly entries: readonly Entry[] }
  readonly footer: BaselineNode
}

type Element = Exclude<BaselineNode, string>

const isElement = (node: BaselineNode): node is Element => typeof node !== 'string'

/** Returns the elements among nodes and below them, in order. */
export function elementsIn(
  nodes: readonly BaselineNode[],
  matches: (node: Element) => boolean = () => true,
): Element[] {
  const found = nodes.filter(isElement)
  return found.flatMap((node) => [...(matches(node) ? [node] : []), ...elementsIn(node.children, matches)])
}

function one(nodes: readonly BaselineNode[], what: string, matches: (node: Element) => boolean): Element {
  const found = elementsIn(nodes, matches)[0]
  if (!found) throw new Error(`The shell's HTML has no ${what}.`)
  return found
}

const hasClass =
  (name: string) =>
  ({ props }: Element): boolean =>
    String(props.className ?? '')
      .split(' ')
      .includes(name)

const byClass = (nodes: readonly BaselineNode[], name: string): Element => one(nodes, name, hasClass(name))

const isLink = ({ tag }: Element): boolean => tag === 'a'

const linkOf = (node: Element): Link => ({ href: String(node.props.href), label: textOf(node) })

const linksOf = (node: Element): Link[] => elementsIn([node], isLink).map(linkOf)

function entryOf(item: Element): Entry {
  const parts = item.children.filter(isElement)
  const link = parts.find(isLink)
  const button = parts.find(({ tag }) => tag === 'button')
  const list = parts.find(({ tag }) => tag === 'ul' || tag === 'div')
  const children = list ? linksOf(list) : []
  if (!link) return { label: button ? textOf(button) : '', children }
  return { ...linkOf(link), more: button && String(button.props['aria-label']), children }
}

const itemsOf = (list: Element): Element[] => list.children.filter(isElement)

/** Reads the content of the shell's HTML. Entries that are repeated for phones are omitted from the menu. */
export function readContent(whole: readonly BaselineNode[]): Content {
  const header = one(whole, 'header', ({ tag }) => tag === 'header')
  const dialog = one(whole, 'side navigation', ({ props }) => props['data-shell'] === 'side-nav')
  const inHeader = header.children
  const isPhoneOnly = hasClass('shell-phone-only')
  const entries = [
    ...itemsOf(byClass([dialog], 'shell-account')),
    ...itemsOf(one(byClass([dialog], 'shell-body').children.filter(isMenu), 'menu', ({ tag }) => tag === 'ul')),
    ...itemsOf(byClass([dialog], 'shell-ways-out')),
  ]
  return {
    whole,
    skip: linkOf(byClass(inHeader, 'shell-skip-link')),
    menuButton: textOf(byClass(inHeader, 'shell-menu-button')),
    logo: linkOf(byClass(inHeader, 'shell-logo')),
    search: byClass(inHeader, 'shell-search'),
    menu: itemsOf(byClass(inHeader, 'shell-entries'))
      .filter((item) => !isPhoneOnly(item))
      .map(entryOf),
    aside: ['shell-employers', 'shell-notifications'].map((name) => linkOf(byClass(inHeader, name))),
    account: entryOf(byClass(inHeader, 'shell-user')),
    languageSwitch: byClass(inHeader, 'shell-language-switch'),
    sideNav: {
      title: textOf(one([dialog], 'heading', ({ tag }) => tag === 'h2')),
      close: textOf(byClass([dialog], 'shell-close')),
      entries: entries.map(entryOf),
    },
    footer: one(whole, 'footer', ({ tag }) => tag === 'footer'),
  }
}

const isMenu = (node: BaselineNode): boolean => isElement(node) && node.tag === 'nav'
