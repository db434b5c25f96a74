import {
  createElement,
  type ForwardRefExoticComponent,
  forwardRef,
  useContext,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useState,
} from 'react'
import type { PartName } from '../options/parts.ts'
import type { PartProps } from './Hydration.ts'
import { IslandPart } from './IslandPart.ts'
import { IslandsContext } from './IslandsPage.ts'
import { pageAttributes } from './rootAttributes.ts'

const NO_PROVIDER =
  '[@jobsite/shell] A component of @jobsite/shell/islands was rendered outside of its <ShellProvider>. Wrap the page in it. (code: no-provider)'

/**
 * Creates a component that preserves the server's HTML: React hydrates only its root element, and the content is
 * hydrated on interaction or when its data changes.
 */
export function createIsland<Component>(name: PartName): Component {
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each component, at module level
  return forwardRef<HTMLElement, PartProps>(function Island(props, ref) {
    const page = useContext(IslandsContext)
    if (!page) throw new Error(NO_PROVIDER)
    const id = useId()
    const [part] = useState(() => new IslandPart(page, name, id, props))
    const [tree, setTree] = useState(part.tree)
    part.setTree = setTree
    // Set again for another ref only, as React does.
    useImperativeHandle(tree ? undefined : ref, () => part.element as HTMLElement, [part])
    useLayoutEffect(part.mount, [])
    // React also ends layout effects while a `Suspense` boundary shows its fallback: what it hides stays as it is.
    useEffect(() => part.unmount, [part])
    useLayoutEffect(() => part.update(props))
    if (tree) {
      const Component = tree.components[name]
      return (
        <tree.PageTree part={part} shared={tree.shared}>
          <Component {...props} ref={ref} />
        </tree.PageTree>
      )
    }
    if (part.tag === undefined) return null
    return createElement(part.tag, {
      ...pageAttributes(part, props),
      ref: part.setElement,
      suppressHydrationWarning: true,
      dangerouslySetInnerHTML: part.html,
    })
  }) as ForwardRefExoticComponent<never> as Component
}
