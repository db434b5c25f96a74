import { createElement as h, type ReactNode, useState } from 'react'

/** A JSON-serializable node of a page. */
export type BaselineNode =
  | string
  | { readonly tag: string; readonly props: BaselineProps; readonly children: readonly BaselineNode[] }

export type BaselineProps = Readonly<Record<string, string | true>>

/** Props of a part of the page. List items and landmarks are components, as in any app. */
interface PartProps {
  readonly tag: string
  readonly props: BaselineProps
  readonly children?: ReactNode
}

const PARTS = new Set(['header', 'nav', 'footer', 'dialog', 'section', 'form', 'ul', 'li', 'a', 'svg'])

function Part({ tag, props, children }: PartProps) {
  return h(tag, props, children)
}

/** An item with a disclosure: the only state of a plain menu. */
function Disclosure({ node }: { readonly node: Exclude<BaselineNode, string> }) {
  const [isOpen, setIsOpen] = useState(false)
  const toggle = () => setIsOpen((before) => !before)
  const children = node.children.map((child, index) =>
    isButton(child)
      ? h(
          'button',
          { type: 'button', ...child.props, key: index, 'aria-expanded': isOpen, onClick: toggle },
          ...render(child.children),
        )
      : renderNode(child, index),
  )
  return h(node.tag, { ...node.props, 'data-open': isOpen || undefined }, children)
}

function isButton(node: BaselineNode): node is Exclude<BaselineNode, string> {
  return typeof node !== 'string' && node.tag === 'button' && 'aria-expanded' in node.props
}

/** Returns nodes as React elements. */
export const render = (nodes: readonly BaselineNode[]): ReactNode[] => nodes.map(renderNode)

function renderNode(node: BaselineNode, index: number): ReactNode {
  if (typeof node === 'string') return node
  if (node.tag === 'li' && node.children.some(isButton)) return h(Disclosure, { key: index, node })
  const children = node.children.length > 0 ? render(node.children) : undefined
  if (PARTS.has(node.tag)) return h(Part, { key: index, tag: node.tag, props: node.props }, children)
  return h(node.tag, { key: index, ...node.props }, ...(children ?? []))
}

/**
 * The baseline: the shell's markup as plain React elements, without context, rules or styles, and without hooks except those
 * of its disclosures. No React implementation of the same page can do much less.
 */
export function BaselineShell({ nodes }: { readonly nodes: readonly BaselineNode[] }) {
  return h('div', null, ...render(nodes))
}
