import { type ReactNode, useContext, useId, useMemo } from 'react'
import { kebabCase } from '../../core/text/kebabCase.ts'
import { ShellContext } from '../../react/ShellContext.ts'
import type { PartName } from '../parts.ts'
import { PartBoundary } from './PartBoundary.tsx'
import { PartContext, type PartScope } from './PartContext.ts'

interface PartProps {
  name: PartName
  children: ReactNode
}

/** Wrapper of each component: an error boundary, and a scope for element ids. Renders no element. */
export function Part({ name, children }: PartProps) {
  const outer = useContext(PartContext)
  const ownId = useId()
  const renderedFor = useContext(ShellContext)?.renderedFor
  const mark = kebabCase(name)
  const scope = useMemo<PartScope>(() => {
    if (outer?.isFree) return { ...outer, name: mark, isFree: false }
    if (outer) return { id: `${outer.id}-${mark}`, name: mark, hasRoot: false }
    return { id: ownId, name: mark, hasRoot: false, renderedFor }
  }, [outer, ownId, renderedFor, mark])
  return (
    <PartContext.Provider value={scope}>
      <PartBoundary name={mark.replaceAll('-', ' ')}>{children}</PartBoundary>
    </PartContext.Provider>
  )
}
