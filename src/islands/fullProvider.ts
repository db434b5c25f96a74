import type { ComponentType, ReactNode } from 'react'
import type { ShellProviderProps } from '../react/provider/ShellProviderProps.ts'
import type { SharedShell } from '../react/SharedShell.tsx'

/** The full provider, for pages whose components read the shell's context while rendering. */
export interface FullProvider {
  readonly Provider: ComponentType<ShellProviderProps>
  /** Publishes the context's value. Renders its children. */
  readonly Publish: ComponentType<{ shared: SharedShell; children: ReactNode }>
  readonly createSharedShell: () => SharedShell
}

let current: FullProvider | null = null

/** Sets the full provider for providers that mount from now on. */
export function provideInFull(provider: FullProvider): void {
  current = provider
}

/** Returns the full provider; `null` while no component needs it. */
export const readFullProvider = (): FullProvider | null => current
