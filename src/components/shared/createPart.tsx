import { type ComponentType, type ForwardedRef, forwardRef, type ReactNode, useContext, useId, useMemo } from 'react'
import { withoutUndefined } from '../../core/looseValues.ts'
import { kebabCase } from '../../core/text/kebabCase.ts'
import type { PartName } from '../../options/parts.ts'
import { ShellContext } from '../../react/ShellContext.ts'
import { PartBoundary } from './PartBoundary.tsx'
import { PartContext, type PartScope } from './PartContext.ts'

/** Props of a component's content: the component's own, and the ref of its root element. */
export type PartContentProps<Props, Root> = Props & { readonly forwardedRef: ForwardedRef<Root> }

/** Returns a component of the shell: its content with a forwarded ref, an error boundary and a scope for ids. */
export function createPart<Root extends HTMLElement, Props extends object>(
  name: PartName,
  Content: ComponentType<PartContentProps<Props, Root>>,
) {
  const component = forwardRef<Root, Props>((props, ref) => (
    <Part name={name}>
      {/* An attribute that is `undefined` does not replace the component's own. */}
      <Content {...(withoutUndefined(props) as Props)} forwardedRef={ref} />
    </Part>
  ))
  component.displayName = name.replace(/^./, (first) => first.toUpperCase())
  return component
}

interface PartProps {
  name: PartName
  children: ReactNode
}

/** Wrapper of each component: an error boundary, and a scope for element ids. Renders no element. */
function Part({ name, children }: PartProps) {
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
