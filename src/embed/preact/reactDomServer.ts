import { type ComponentChild, createElement, options } from 'preact'
import { renderToString as renderByPreact } from 'preact-render-to-string'
import { IdPrefix } from './react.ts'
import { renderAsServer } from './renderAsServer.ts'

/** Names of Preact's internals, which its builds share. */
interface Rendered {
  readonly type: unknown
  readonly props: { readonly value?: unknown }
  __c?: { __v?: unknown; props?: unknown; getChildContext?: () => object } | undefined
}
const hooks = options as { __r?: (node: Rendered) => void; unmount?: (node: Rendered) => void }
const { __r: rendering, unmount: unmounted } = hooks
const subscribe = () => {}

// Contexts and states lead to the tree that was rendered, so that each render outlived many collections of new objects,
// which copied it. Nothing updates on a server: contexts need no subscribers, and components no tree.
hooks.__r = (node) => {
  rendering?.(node)
  const type = node.type as { Provider?: unknown; __c: string }
  if (type.Provider !== type || !node.__c) return
  const context = { [type.__c]: { props: { value: node.props.value }, sub: subscribe } }
  node.__c.getChildContext = () => context
}
hooks.unmount = (node) => {
  unmounted?.(node)
  if (!node.__c) return
  node.__c.__v = node.__c.props = undefined
  node.__c = undefined
}

/** Implements React's `renderToString` on Preact. */
export function renderToString(
  element: ComponentChild,
  { identifierPrefix = '' }: { identifierPrefix?: string } = {},
): string {
  return renderAsServer(() => renderByPreact(createElement(IdPrefix.Provider, { value: identifierPrefix }, element)))
}
