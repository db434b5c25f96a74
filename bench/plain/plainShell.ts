import { createElement as h, type ReactNode, useState } from 'react'

/** A piece of a page, as JSON can carry it. */
export type PlainNode =
  | string
  | { readonly tag: string; readonly props: PlainProps; readonly children: readonly PlainNode[] }

export type PlainProps = Readonly<Record<string, string | true>>

/** What a part of a page gets. Items of lists and regions are components of their own, as they are in any app. */
interface PartProps {
  readonly tag: string
  readonly props: PlainProps
  readonly children?: ReactNode
}

const PARTS = new Set(['header', 'nav', 'footer', 'dialog', 'section', 'form', 'ul', 'li', 'a', 'svg'])

function Part({ tag, props, children }: PartProps) {
  return h(tag, props, children)
}

/** An item that discloses what is below it: the one state that a plain menu has. */
function Disclosure({ node }: { readonly node: Exclude<PlainNode, string> }) {
  const [isOpen, setIsOpen] = useState(false)
  const toggle = () => setIsOpen((before) => !before)
  const children = node.children.map((child, index) =>
    isButton(child)
      ? h(
          'button',
          { type: 'button', ...child.props, key: index, 'aria-expanded': isOpen, onClick: toggle },
          ...draw(child.children),
        )
      : drawOne(child, index),
  )
  return h(node.tag, { ...node.props, 'data-open': isOpen || undefined }, children)
}

function isButton(node: PlainNode): node is Exclude<PlainNode, string> {
  return typeof node !== 'string' && node.tag === 'button' && 'aria-expanded' in node.props
}

const draw = (nodes: readonly PlainNode[]): ReactNode[] => nodes.map(drawOne)

function drawOne(node: PlainNode, index: number): ReactNode {
  if (typeof node === 'string') return node
  if (node.tag === 'li' && node.children.some(isButton)) return h(Disclosure, { key: index, node })
  const children = node.children.length > 0 ? draw(node.children) : undefined
  if (PARTS.has(node.tag)) return h(Part, { key: index, tag: node.tag, props: node.props }, children)
  return h(node.tag, { key: index, ...node.props }, ...(children ?? []))
}

/**
 * The bound: the shell's own markup as plain React elements, with no context, no hooks but those of its disclosures, no
 * rules and no styles of its own. Nothing that draws the same page with React can do much less.
 */
export function PlainShell({ nodes }: { readonly nodes: readonly PlainNode[] }) {
  return h('div', null, ...draw(nodes))
}
