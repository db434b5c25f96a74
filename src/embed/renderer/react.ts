import {
  createContext,
  useContext,
  useEffect,
  useLayoutEffect,
  useId as useOwnId,
  useReducer,
  useRef,
} from 'preact/compat'
import { isFollowingServer } from './followServer.ts'

// What stands here instead of React in the builds that carry their own renderer (tsup.config.ts): Preact's
// compatibility layer, and the three things in which the shell needs it to be closer to React.
// @ts-expect-error Its types are made by `export =`; the module itself has names.
export * from 'preact/compat'
export { default } from 'preact/compat'

const COPIES = Symbol.for('@jobsite/shell/renderers')
const page = globalThis as { [COPIES]?: number }
page[COPIES] = (page[COPIES] ?? 0) + 1

/** Contexts are shared by this name: never with a page's own React, nor with another copy of this renderer. */
export const version = `preact ${page[COPIES]}`

/** Put before the ids of a root, so that several roots on a page have none in common. */
export const IdPrefix = createContext('')

/** React's `useId`, with the prefix of its root. */
export function useId(): string {
  return useContext(IdPrefix) + useOwnId()
}

/** React's `useSyncExternalStore`: what the server's HTML was made from is drawn first, on servers and while hydrating. */
export function useSyncExternalStore<Value>(
  subscribe: (onChange: () => void) => () => void,
  getSnapshot: () => Value,
  getServerSnapshot: () => Value = getSnapshot,
): Value {
  const [, redraw] = useReducer((count: number, _: undefined) => count + 1, 0)
  const followsServer = useRef(isFollowingServer())
  const value = followsServer.current ? getServerSnapshot() : getSnapshot()

  useLayoutEffect(() => {
    followsServer.current = false
    if (!Object.is(value, getSnapshot())) redraw(undefined)
  }, [value, getSnapshot])
  useEffect(() => {
    let seen = getSnapshot()
    return subscribe(() => {
      if (Object.is(seen, getSnapshot())) return
      seen = getSnapshot()
      redraw(undefined)
    })
  }, [subscribe, getSnapshot])
  return value
}
