import { type ReactNode, useContext, useLayoutEffect, useSyncExternalStore } from 'react'
import { createListeners } from '../react/createListeners.ts'
import { ShellContext, type ShellParts } from '../react/ShellContext.ts'

/** One shell's shared context, outside of any one root: the parts of a page stand in roots of their own. */
export interface SharedShell {
  readonly read: () => ShellParts | null
  readonly write: (value: ShellParts | null) => void
  readonly subscribe: (onChange: () => void) => () => void
}

/** A shared context that nobody has written to yet. */
export function createSharedShell(): SharedShell {
  let current: ShellParts | null = null
  const { tell, subscribe } = createListeners()
  return {
    read: () => current,
    write(value) {
      current = value
      tell()
    },
    subscribe,
  }
}

/** Writes the context that it stands in to a shared one, whenever it changes. Renders nothing. */
export function WriteShell({ shared }: { shared: SharedShell }) {
  const value = useContext(ShellContext)
  useLayoutEffect(() => shared.write(value), [shared, value])
  return null
}

/** Gives a shared context to the parts of another root. Renders no element of its own. */
export function ReadShell({ shared, children }: { shared: SharedShell; children: ReactNode }) {
  const value = useSyncExternalStore(shared.subscribe, shared.read, shared.read)
  return <ShellContext.Provider value={value}>{children}</ShellContext.Provider>
}
