import { type ComponentType, type ForwardedRef, forwardRef } from 'react'
import { withoutUndefined } from '../../core/withoutUndefined.ts'
import type { PartName } from '../parts.ts'
import { Part } from './Part.tsx'

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
