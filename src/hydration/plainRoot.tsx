import { createElement, forwardRef } from 'react'
import { partRoot } from '../components/shared/partRoot.ts'

interface RootProps {
  as?: string
  className?: string
  [attribute: string]: unknown
}

/** Creates an element component with fixed class names of the style sheet. */
export function plainElement(tag: string, own: string) {
  // Classes that the server's styled-components wrote stay as they are.
  // biome-ignore lint/correctness/noComponentHookFactories: called once a root, at module level
  return forwardRef<HTMLElement, RootProps>(function PlainElement({ as = tag, className, ...rest }, ref) {
    const classes = className ? `${className} ${own}` : own
    return createElement(as as string, { ...rest, ref, className: classes, suppressHydrationWarning: true })
  })
}

/** Replaces `styledRoot` in the build without styled-components. */
export const styledRoot = (tag: string, componentId: string) => (_styles: TemplateStringsArray) =>
  partRoot(plainElement(tag, `shell-root ${componentId}`))
