import { type ReactNode, useContext, useLayoutEffect } from 'react'
import { createListeners } from './createListeners.ts'
import { ShellContext, type ShellInternals } from './ShellContext.ts'
import { useStore } from './useStore.ts'

/** A shell context shared by several React roots: islands and embedded components each render in their own root. */
export interface SharedShell {
  readonly read: () => ShellInternals | null
  /** Returns the first value written, `null` before that: the value the server's HTML was rendered with. */
  readonly readFirst: () => ShellInternals | null
  readonly write: (value: ShellInternals | null) => void
  readonly subscribe: (onChange: () => void) => () => void
}

/** Creates an empty shared context: `read()` returns `null` until the first `write`. */
export function createSharedShell(): SharedShell {
  let current: ShellInternals | null = null
  let first: ShellInternals | null = null
  const { emit, subscribe } = createListeners()
  return {
    read: () => current,
    readFirst: () => first,
    write(value) {
      current = value
      first ??= value
      emit()
    },
    subscribe,
  }
}

/** Writes the surrounding shell context to a shared one whenever it changes. Renders its children. */
export function PublishShell({ shared, children }: { shared: SharedShell; children?: ReactNode }) {
  const value = useContext(ShellContext)
  useLayoutEffect(() => shared.write(value), [shared, value])
  return children
}

/** Writes the surrounding shell context to a shared one whenever it changes. Renders nothing. */
export const WriteShell = ({ shared }: { shared: SharedShell }) => <PublishShell shared={shared} />

/** Props of {@link ReadShell}. */
interface ReadShellProps {
  shared: SharedShell
  /** Values that the server's HTML was rendered with, while it is hydrated. @default the current ones */
  first?: Partial<ShellInternals> | null
  children: ReactNode
}

/** Provides a shared context to the components of another root. Renders no element. */
export function ReadShell({ shared, first, children }: ReadShellProps) {
  const value = useStore(shared.subscribe, shared.read, () => ({ ...(shared.read() as ShellInternals), ...first }))
  return <ShellContext.Provider value={value}>{children}</ShellContext.Provider>
}
