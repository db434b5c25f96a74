import { Fragment, createElement as h, type ReactElement, useRef } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { type BaselineNode, render } from '../../baseline/baselineShell.ts'
import type { Content } from '../content.ts'

const isServer = typeof document === 'undefined'

/** A part of the page whose HTML React leaves as it is, until a press hydrates it. */
function Part({ node: { tag, props, children } }: { node: Exclude<BaselineNode, string> }) {
  const ref = useRef<HTMLElement>(null)
  const isHydrated = useRef(false)
  const nodes = h(Fragment, null, ...render(children))
  if (isServer) return h(tag, props, nodes)
  const onPointerDown = () => {
    if (ref.current && !isHydrated.current) hydrateRoot(ref.current, nodes)
    isHydrated.current = true
  }
  const html = { __html: '' }
  return h(tag, { ...props, ref, onPointerDown, suppressHydrationWarning: true, dangerouslySetInnerHTML: html })
}

/** The shell's own markup in plain React, each part hydrated on demand. */
export const implementation = ({ whole }: Content): ReactElement =>
  h('div', null, ...whole.map((node, index) => (typeof node === 'string' ? node : h(Part, { key: index, node }))))
