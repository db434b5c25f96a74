import { useEffect, useInsertionEffect, useLayoutEffect, useState } from 'react'
import type { ShellProviderProps } from '../react/provider/ShellProviderProps.ts'
import { readFullProvider } from './fullProvider.ts'
import { IslandsContext, IslandsStore } from './IslandsStore.ts'
import { followShared, listenForPage } from './listenForPage.ts'

/**
 * Provides the shell's components with their shared values. Renders no element; in the browser it renders nothing at
 * all until something has changed since the server's render.
 */
export function ShellProvider({ children, ...props }: ShellProviderProps) {
  const [full] = useState(readFullProvider)
  const [store] = useState(() => {
    const created = new IslandsStore(props)
    created.shared = full?.createSharedShell() ?? null
    return created
  })
  // Runs before any other effect: a page may send an event in its own.
  useInsertionEffect(() => (full ? undefined : listenForPage(store)), [full, store])
  useLayoutEffect(store.mount, [])
  // Not as a layout effect, which React also ends while a `Suspense` boundary shows its fallback.
  useEffect(() => store.unmount, [store])
  useEffect(() => (store.shared ? followShared(store, store.shared) : undefined), [store])
  useEffect(() => store.update(props))
  if (full)
    return (
      <full.Provider {...props}>
        <full.Publish shared={store.shared as NonNullable<IslandsStore['shared']>}>
          <IslandsContext.Provider value={store}>{children}</IslandsContext.Provider>
        </full.Publish>
      </full.Provider>
    )
  return (
    <IslandsContext.Provider value={store}>
      {/* At the position of the full provider's effects: ids depend on it. */}
      {null}
      {children}
    </IslandsContext.Provider>
  )
}
