import {
  createElement,
  type ForwardRefExoticComponent,
  forwardRef,
  useContext,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { IslandPart, type PartProps } from './IslandPart.ts'
import { IslandsContext } from './IslandsStore.ts'
import type { PartName } from './loadRendering.ts'

const NO_PROVIDER =
  '[@jobsite/shell] A component of @jobsite/shell/islands was rendered outside of its <ShellProvider>. Wrap the page, or this component, in the <ShellProvider> of @jobsite/shell/islands. (code: no-provider)'

const no = (): boolean => false

/**
 * Creates a component that preserves the server's HTML: React hydrates only its root element, and the content is
 * hydrated on interaction or when its data changes.
 */
export function createIsland<Component>(name: PartName): Component {
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each component, at module level
  return forwardRef<HTMLElement, PartProps>(function Island(props, ref) {
    const store = useContext(IslandsContext)
    if (!store) throw new Error(NO_PROVIDER)
    const id = useId()
    const [part] = useState(() => new IslandPart(store, name, id, props))
    const isInTree = useSyncExternalStore(
      part.subscribe,
      part.readInTree,
      part.tag === undefined ? part.readInTree : no,
    )
    useImperativeHandle(isInTree ? undefined : ref, () => part.element as HTMLElement)
    useLayoutEffect(part.attach, [])
    useLayoutEffect(() => part.update(props))
    const { rendering } = store
    if (isInTree && rendering) {
      const Component = rendering.components[name]
      return (
        <rendering.PageTree part={part} shared={rendering.shared}>
          <Component {...props} ref={ref} />
        </rendering.PageTree>
      )
    }
    if (part.tag === undefined) return null
    return createElement(part.tag, {
      ...part.rootProps(props),
      ref: part.setElement,
      suppressHydrationWarning: true,
      dangerouslySetInnerHTML: part.html,
    })
  }) as ForwardRefExoticComponent<never> as Component
}
