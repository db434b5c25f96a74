import { type ReactNode, useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { PartContext, type PartScope } from '../components/shared/PartContext.ts'
import type { IslandPart } from '../islands/IslandPart.ts'
import type { SharedShell } from '../react/SharedShell.tsx'
import { ShellContext } from '../react/ShellContext.ts'
import { useStore } from '../react/useStore.ts'
import { captureInteraction } from '../served/captureInteraction.ts'

/** Renders a component in the page's tree, with the shell's context and the server's ids. */
export function PageTree({ part, shared, children }: { part: IslandPart; shared: SharedShell; children: ReactNode }) {
  const outer = useContext(ShellContext)
  const own = useStore(shared.subscribe, shared.read)
  const scope = useMemo<PartScope>(
    () => ({ id: part.id, hasRoot: false, isFree: true, renderedFor: part.servedFor }),
    [part],
  )
  const [restore] = useState(() => {
    const { restore, element } = part
    return restore ?? (element?.isConnected ? captureInteraction(element) : undefined)
  })
  const isRestored = useRef(false)
  useLayoutEffect(() => {
    // What React hides and shows again has the visitor's newer text.
    if (!isRestored.current) restore?.()
    isRestored.current = true
  }, [restore])
  useEffect(() => part.onTree?.())
  return (
    <ShellContext.Provider value={outer ?? own}>
      <PartContext.Provider value={scope}>{children}</PartContext.Provider>
    </ShellContext.Provider>
  )
}
