import { options } from 'preact'
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useId as useOwnId,
  useReducer,
  useRef,
} from 'preact/compat'
import { readShared, writeShared } from '../../browser/page/shared.ts'
import { isRenderingAsServer } from './renderAsServer.ts'

// Replaces React in the builds that carry their own renderer (tsup.config.ts): Preact's compatibility layer, and the
// three things in which the shell needs it to be closer to React.
// @ts-expect-error Its types are made by `export =`; the module itself has names.
export * from 'preact/compat'
export { default } from 'preact/compat'

// Only React knows this property: Preact would write it into the HTML.
const { vnode: created } = options
options.vnode = (node) => {
  if (typeof node.type === 'string' && 'suppressHydrationWarning' in node.props)
    Reflect.deleteProperty(node.props, 'suppressHydrationWarning')
  created?.(node)
}

/** Names of Preact's internals, which its builds share. */
interface Rendered {
  readonly type: unknown
  readonly props: unknown
  /** Its node. */
  __e?: Node | null
  /** Its children. */
  readonly __k?: readonly (Rendered | null)[] | null
}

/** Texts that are the only content of an element, as rendered last. */
const texts = new WeakMap<Node, unknown>()

// React writes such a text into its element. Preact goes on writing into its own text node, which a translator has replaced.
const { diffed } = options
options.diffed = (node) => {
  const { type, __e: element, __k: children } = node as unknown as Rendered
  const [text] = typeof type === 'string' && children?.length === 1 ? children : []
  if (element && text?.type === null) {
    const isOther = texts.has(element) && texts.get(element) !== text.props
    texts.set(element, text.props)
    if (isOther && text.__e?.parentNode !== element) {
      element.textContent = String(text.props)
      text.__e = element.firstChild
    }
  }
  diffed?.(node)
}

/** Key of the shared contexts: never shared with the page's own React, nor with another copy of this renderer. */
export const version = `preact ${writeShared('renderers', (readShared('renderers') ?? 0) + 1)}`

/** Prefix of the ids of a root, so that ids of several roots on a page are unique. */
export const IdPrefix = createContext('')

/** Implements React's `useId`, with the prefix of its root. */
export function useId(): string {
  return useContext(IdPrefix) + useOwnId()
}

/**
 * Implements React's `useSyncExternalStore`: servers and the first render while hydrating use the server's snapshot.
 */
export function useSyncExternalStore<Value>(
  subscribe: (onChange: () => void) => () => void,
  getSnapshot: () => Value,
  getServerSnapshot: () => Value,
): Value {
  const [, redraw] = useReducer((count: number, _: undefined) => count + 1, 0)
  const followsServer = useRef(isRenderingAsServer())
  const value = followsServer.current ? getServerSnapshot() : getSnapshot()

  const shown = useRef(value)
  const read = useRef(getSnapshot)
  const check = useCallback(() => {
    if (!Object.is(shown.current, read.current())) redraw(undefined)
  }, [])
  useLayoutEffect(() => {
    followsServer.current = false
    shown.current = value
    read.current = getSnapshot
    check()
  })
  useEffect(() => {
    // Applies changes between the first render and this effect.
    check()
    return subscribe(check)
  }, [subscribe, check])
  return value
}
