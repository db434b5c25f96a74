import { useCallback, useContext, useSyncExternalStore } from 'react'
import { useSideNav } from './page/useSideNav.ts'
import { OUTSIDE, type ShellContextValue, type ShellParts, ShellStoreContext, useShellContext } from './ShellContext.ts'

/**
 * The shared context of the shell, and its setters; or, with a selector, one piece of it, and drawn again only when that
 * piece changes.
 *
 * @param select picks the piece, by reference: one that is made anew each time is a change each time.
 *
 * @throws Error outside of a `<ShellProvider>`.
 *
 * @example const { language, setPage } = useShell()
 * @example const user = useShell((shell) => shell.user)
 */
export function useShell<T>(select: (shell: ShellContextValue) => T): T
export function useShell(): ShellContextValue
export function useShell<T>(select?: (shell: ShellContextValue) => T): ShellContextValue | T {
  // Whether there is a selector does not change between renders of one place, so neither do the hooks.
  // biome-ignore lint/correctness/useHookAtTopLevel: see above
  return select ? useSelected(select) : useValue()
}

function useValue(): ShellContextValue {
  const parts = useShellContext()
  return join(parts, useSideNav())
}

function useSelected<T>(select: (shell: ShellContextValue) => T): T {
  const store = useContext(ShellStoreContext)
  if (!store) throw new Error(OUTSIDE)
  const { sideNav } = store.read()
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = [store.subscribe(listener), sideNav.subscribe(listener)]
      return () => {
        for (const stop of stops) stop()
      }
    },
    [store, sideNav],
  )
  const read = useCallback(() => select(join(store.read(), sideNav.read())), [store, sideNav, select])
  return useSyncExternalStore(subscribe, read, read)
}

/** The last value made of each: the same parts give the same value, by reference. */
const values = new WeakMap<ShellParts, ShellContextValue>()

function join(parts: ShellParts, sideNav: ShellContextValue['sideNav']): ShellContextValue {
  const before = values.get(parts)
  if (before?.sideNav === sideNav) return before
  const value = { ...parts, sideNav }
  values.set(parts, value)
  return value
}
