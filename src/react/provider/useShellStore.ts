import { useEffect, useRef, useState } from 'react'
import type { ShellParts, ShellStore } from '../ShellContext.ts'

/** A store of the provider's values that stays the same as they change, and tells of the change once it is drawn. */
export function useShellStore(value: ShellParts): ShellStore {
  const latest = useRef(value)
  // Parts that are drawn with the provider read what they are drawn with.
  latest.current = value
  const [{ store, tell }] = useState(() => {
    const listeners = new Set<() => void>()
    const subscribe = (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    }
    return {
      store: { read: () => latest.current, subscribe } as ShellStore,
      tell: () => {
        for (const listener of listeners) listener()
      },
    }
  })
  // After every drawing: each listener looks for itself whether its piece has changed.
  useEffect(tell)
  return store
}
