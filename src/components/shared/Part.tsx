import { type ReactNode, useContext, useId, useMemo } from 'react'
import { ShellContext } from '../../react/ShellContext.ts'
import { PartBoundary } from './PartBoundary.tsx'
import { PartContext, type PartScope } from './PartContext.ts'

interface PartProps {
  /** Name of the component in the log. */
  name: string
  children: ReactNode
}

/** Wrapper of each component: an error boundary, and a scope for element ids. Renders no element. */
export function Part({ name, children }: PartProps) {
  const outer = useContext(PartContext)
  const ownId = useId()
  const renderedFor = useContext(ShellContext)?.renderedFor
  const scope = useMemo<PartScope>(() => {
    if (outer?.isFree) return { ...outer, isFree: false }
    if (outer) return { id: `${outer.id}-${name.replaceAll(' ', '-')}`, hasRoot: false }
    return { id: ownId, hasRoot: false, renderedFor }
  }, [outer, ownId, renderedFor, name])
  return (
    <PartContext.Provider value={scope}>
      <PartBoundary name={name}>{children}</PartBoundary>
    </PartContext.Provider>
  )
}
