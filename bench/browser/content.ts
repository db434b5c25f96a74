import type { PlainNode } from '../plain/plainShell.ts'

/** A link of the shell, as a peer draws it. */
export interface Link {
  readonly href: string
  readonly label: string
}

/** An entry of a menu: a link, a button that discloses links, or both. */
export interface Entry {
  readonly label: string
  readonly href?: string
  /** Name of the button beside a link. */
  readonly more?: string
  readonly children: readonly Link[]
}

/** What all subjects show. What peers have no part for stays as markup, and is drawn by plain React. */
export interface Content {
  /** The whole shell as markup, for the bound. */
  readonly whole: readonly PlainNode[]
  readonly skip: Link
  readonly menuButton: string
  readonly logo: Link
  readonly search: PlainNode
  readonly menu: readonly Entry[]
  readonly aside: readonly Link[]
  readonly account: Entry
  readonly languageSwitch: PlainNode
  readonly sideNav: { readonly title: string; readonly close: string; readonly entries: readonly Entry[] }
  readonly footer: PlainNode
}

type Element = Exclude<PlainNode, string>

const isElement = (node: PlainNode): node is Element => typeof node !== 'string'

const textOf = (node: PlainNode): string => (isElement(node) ? node.children.map(textOf).join('') : node)

const labelOf = (node: PlainNode): string => textOf(node).replace(/\s+/g, ' ').trim()

function all(nodes: readonly PlainNode[], matches: (node: Element) => boolean): Element[] {
  return nodes.filter(isElement).flatMap((node) => [...(matches(node) ? [node] : []), ...all(node.children, matches)])
}

function one(nodes: readonly PlainNode[], what: string, matches: (node: Element) => boolean): Element {
  const found = all(nodes, matches)[0]
  if (!found) throw new Error(`The shell's HTML has no ${what}.`)
  return found
}

const hasClass =
  (name: string) =>
  ({ props }: Element): boolean =>
    String(props.className ?? '')
      .split(' ')
      .includes(name)

const byClass = (nodes: readonly PlainNode[], name: string): Element => one(nodes, name, hasClass(name))

const isLink = ({ tag }: Element): boolean => tag === 'a'

const linkOf = (node: Element): Link => ({ href: String(node.props.href), label: labelOf(node) })

const linksOf = (node: Element): Link[] => all([node], isLink).map(linkOf)

function entryOf(item: Element): Entry {
  const parts = item.children.filter(isElement)
  const link = parts.find(isLink)
  const button = parts.find(({ tag }) => tag === 'button')
  const list = parts.find(({ tag }) => tag === 'ul' || tag === 'div')
  const children = list ? linksOf(list) : []
  if (!link) return { label: button ? labelOf(button) : '', children }
  return { ...linkOf(link), more: button && String(button.props['aria-label']), children }
}

const itemsOf = (list: Element): Element[] => list.children.filter(isElement)

/** What the shell's HTML shows. What it holds twice, for phones without a side navigation, is left out of the menu. */
export function readContent(whole: readonly PlainNode[]): Content {
  const header = one(whole, 'header', ({ tag }) => tag === 'header')
  const dialog = one(whole, 'side navigation', ({ tag }) => tag === 'dialog')
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
    menuButton: labelOf(byClass(inHeader, 'shell-menu-button')),
    logo: linkOf(byClass(inHeader, 'shell-logo')),
    search: byClass(inHeader, 'shell-search'),
    menu: itemsOf(byClass(inHeader, 'shell-entries'))
      .filter((item) => !isPhoneOnly(item))
      .map(entryOf),
    aside: ['shell-employers', 'shell-notifications'].map((name) => linkOf(byClass(inHeader, name))),
    account: entryOf(byClass(inHeader, 'shell-user')),
    languageSwitch: byClass(inHeader, 'shell-language-switch'),
    sideNav: {
      title: labelOf(one([dialog], 'heading', ({ tag }) => tag === 'h2')),
      close: labelOf(byClass([dialog], 'shell-close')),
      entries: entries.map(entryOf),
    },
    footer: one(whole, 'footer', ({ tag }) => tag === 'footer'),
  }
}

const isMenu = (node: PlainNode): boolean => isElement(node) && node.tag === 'nav'
