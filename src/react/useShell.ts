import { useCallback, useContext, useMemo } from 'react'
import { useSideNav } from './navigation/useSideNav.ts'
import {
  NO_PROVIDER,
  type ShellContextValue,
  type ShellInternals,
  ShellStoreContext,
  useShellContext,
} from './ShellContext.ts'
import { useStore } from './useStore.ts'

/**
 * Returns the values that the shell shares, with setters. With a selector, returns the selected value and re-renders
 * only when that value changes.
 *
 * @param select returns a value, compared by reference: a value that is recreated on every call re-renders whenever any
 * value of the shell changes.
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
  const internals = useShellContext()
  return publicValue(internals, useSideNav())
}

function useSelected<T>(select: (shell: ShellContextValue) => T): T {
  const store = useContext(ShellStoreContext)
  if (!store) throw new Error(NO_PROVIDER)
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
  const read = useMemo(() => {
    let of: ShellContextValue | undefined
    let selected: T
    // Once for each value of the shell: a selection that is recreated on every call would never settle.
    return () => {
      const shell = publicValue(store.read(), sideNav.read())
      if (shell !== of) selected = select(shell)
      of = shell
      return selected
    }
  }, [store, sideNav, select])
  return useStore(subscribe, read)
}

/** Caches the public value by internal value, so that equal input returns the same reference. */
const values = new WeakMap<ShellInternals, ShellContextValue>()

function publicValue(internals: ShellInternals, sideNav: ShellContextValue['sideNav']): ShellContextValue {
  const before = values.get(internals)
  if (before?.sideNav === sideNav) return before
  const value = { ...internals.shared, sideNav }
  values.set(internals, value)
  return value
}
