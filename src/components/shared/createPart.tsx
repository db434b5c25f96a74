import { type ComponentType, type ForwardedRef, forwardRef } from 'react'
import { withoutUndefined } from '../../core/withoutUndefined.ts'
import { Part } from './Part.tsx'

/** Props of a component's content: the component's own, and the ref of its root element. */
export type PartContentProps<Props, Root> = Props & { readonly forwardedRef: ForwardedRef<Root> }

/**
 * Returns a component of the shell: its content with a forwarded ref, an error boundary and a scope for ids.
 *
 * @param displayName name of the component in React's tools.
 * @param name name of the component in the log, in words.
 */
export function createPart<Root extends HTMLElement, Props extends object>(
  displayName: string,
  name: string,
  Content: ComponentType<PartContentProps<Props, Root>>,
) {
  const component = forwardRef<Root, Props>((props, ref) => (
    <Part name={name}>
      {/* An attribute that is `undefined` does not replace the component's own. */}
      <Content {...(withoutUndefined(props) as Props)} forwardedRef={ref} />
    </Part>
  ))
  component.displayName = displayName
  return component
}
