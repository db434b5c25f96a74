import { useContext, useEffect, useInsertionEffect, useLayoutEffect, useState } from 'react'
import type { ShellProviderProps } from '../react/provider/ShellProviderProps.ts'
import { readFullProvider } from './fullProvider.ts'
import { IslandsContext, IslandsPage } from './IslandsPage.ts'

/**
 * Provides the shell's components with their shared values. Renders no element; in the browser it renders nothing at
 * all until something has changed since the server's render.
 */
export function ShellProvider({ children, ...props }: ShellProviderProps) {
  const [full] = useState(readFullProvider)
  const [page] = useState(() => {
    // Its server had the same props, until its HTML says otherwise.
    const created = new IslandsPage(props, props)
    created.shared = full?.createSharedShell() ?? null
    return created
  })
  // biome-ignore lint/correctness/useHookAtTopLevel: the same in every render
  if (process.env.NODE_ENV !== 'production') page.isNested = useContext(IslandsContext) !== null
  // Runs before any other effect: a page may send an event in its own.
  useInsertionEffect(() => (full ? undefined : page.listen()), [full, page])
  useLayoutEffect(page.mount, [])
  // Not as a layout effect, which React also ends while a `Suspense` boundary shows its fallback.
  useEffect(page.begin, [])
  useEffect(() => page.update(props))
  if (full)
    return (
      <full.Provider {...props}>
        <full.Publish shared={page.shared as NonNullable<IslandsPage['shared']>}>
          <IslandsContext.Provider value={page}>{children}</IslandsContext.Provider>
        </full.Publish>
      </full.Provider>
    )
  return (
    <IslandsContext.Provider value={page}>
      {/* At the position of the full provider's effects: ids depend on it. */}
      {null}
      {children}
    </IslandsContext.Provider>
  )
}
