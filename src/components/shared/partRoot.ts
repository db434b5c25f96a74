import {
  type ComponentType,
  createElement,
  type ForwardedRef,
  forwardRef,
  type ReactNode,
  useContext,
  useMemo,
} from 'react'
import { PartContext, type PartScope } from './PartContext.ts'

type Attributes = Record<string, unknown> & { children?: ReactNode }

/**
 * Wraps a styled root so that it is the root of the first component that contains it and gets that component's id.
 * Without JSX, because the build imports the tokens with plain Node.
 */
export function partRoot<Root>(styledRoot: Root): Root {
  const Styled = styledRoot as ComponentType<Record<string, unknown>>
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each root, at module level
  return forwardRef<HTMLElement, Attributes>(function PartRoot(attributes, ref) {
    const scope = useContext(PartContext)
    // Constant for each mounted root.
    return scope === null || scope.hasRoot
      ? createElement(Styled, { ...attributes, ref })
      : createElement(OutermostRoot, { styledRoot: Styled, scope, attributes, rootRef: ref })
  }) as Root
}

interface OutermostRootProps {
  styledRoot: ComponentType<Record<string, unknown>>
  scope: PartScope
  attributes: Attributes
  rootRef: ForwardedRef<HTMLElement>
}

function OutermostRoot({ styledRoot: Styled, scope, attributes, rootRef }: OutermostRootProps) {
  const inner = useMemo(() => ({ ...scope, hasRoot: true }), [scope])
  const { children, ...rest } = attributes
  const content = createElement(PartContext.Provider, { value: inner }, children)
  // biome-ignore lint/correctness/noChildrenProp: required by the type, and JSX is not available here
  if (scope.root) return createElement(scope.root, { styledRoot: Styled, attributes: rest, rootRef, children: content })
  return createElement(
    Styled,
    { ...rest, ref: rootRef, 'data-shell-id': scope.id, 'data-shell-for': scope.renderedFor },
    content,
  )
}
