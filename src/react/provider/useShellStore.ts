import { useEffect, useRef, useState } from 'react'
import { createListeners } from '../createListeners.ts'
import type { ShellInternals, ShellStore } from '../ShellContext.ts'

/** Returns a store with a stable identity that notifies its subscribers after the provider's new value is committed. */
export function useShellStore(value: ShellInternals): ShellStore {
  const latest = useRef(value)
  // Components rendered with the provider read the value of this render.
  latest.current = value
  const [{ store, emit }] = useState(() => {
    const { emit, subscribe } = createListeners()
    const read = () => latest.current
    return { store: { read, subscribe }, emit }
  })
  // After every commit: each subscriber compares its own selection.
  useEffect(emit)
  return store
}
