import { type ComponentType, createElement, forwardRef, type ReactNode, useContext, useMemo } from 'react'
import { PartContext } from './PartContext.ts'

interface RootProps {
  readonly children?: ReactNode
}

/**
 * Wraps a styled root so that it is the root of the first component that contains it and gets that component's id.
 * Without JSX, because the build imports the tokens with plain Node.
 */
export function partRoot<Root>(styledRoot: Root): Root {
  const Styled = styledRoot as ComponentType<Record<string, unknown>>
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each root, at module level
  return forwardRef<HTMLElement, RootProps>(function PartRoot({ children, ...attributes }, ref) {
    // Constant for each mounted root.
    const scope = useContext(PartContext)
    const inner = useMemo(() => scope && { ...scope, hasRoot: true }, [scope])
    if (scope === null || scope.hasRoot) return createElement(Styled, { ...attributes, ref }, children)
    // A text alone needs no context: as the element's own, it is written even after a translator has replaced its node.
    const content =
      typeof children === 'string' ? children : createElement(PartContext.Provider, { value: inner }, children)
    const props = { styledRoot: Styled, attributes, rootRef: ref, children: content }
    if (scope.root) return createElement(scope.root, props)
    return createElement(
      Styled,
      { ...attributes, ref, 'data-shell-id': scope.id, 'data-shell-for': scope.renderedFor },
      content,
    )
  }) as Root
}
