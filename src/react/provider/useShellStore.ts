import { useEffect, useRef, useState } from 'react'
import { createListeners } from '../createListeners.ts'
import type { ShellParts, ShellStore } from '../ShellContext.ts'

/** A store of the provider's values that stays the same as they change, and tells of the change once it is drawn. */
export function useShellStore(value: ShellParts): ShellStore {
  const latest = useRef(value)
  // Parts that are drawn with the provider read what they are drawn with.
  latest.current = value
  const [{ store, tell }] = useState(() => {
    const { tell, subscribe } = createListeners()
    const read = () => latest.current
    return { store: { read, subscribe }, tell }
  })
  // After every drawing: each listener looks for itself whether its piece has changed.
  useEffect(tell)
  return store
}
