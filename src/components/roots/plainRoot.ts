import { createElement, forwardRef } from 'react'
import { VERSION_CLASS } from '../../react/version.ts'
import { partRoot } from '../shared/partRoot.ts'
import { tokens } from '../tokens.ts'
import type { InnerRoot, StyledRoot } from './rootTypes.ts'
import { type RootStyles, useRootStyles } from './useRootStyles.ts'

interface RootProps {
  as?: string
  className?: string
  [attribute: string]: unknown
}

/** Takes the place of `styledRoot.ts` in browsers: the styles are static, and an element with fixed classes is enough. */
export const styledRoot: StyledRoot = (tag, id) =>
  (([css = '']) => partRoot(plainElement(tag, `shell-root ${id}`, stylesOf(id, css)))) as never

export const innerRoot: InnerRoot = (tag, id) => (([css = '']) => plainElement(tag, id, stylesOf(id, css))) as never

/** A component's styles may precede another's, and no component's the tokens. */
const stylesOf = (id: string, css: string): RootStyles => [
  ['shell-root', tokens],
  [id, css],
]

function plainElement(tag: string, own: string, styles: RootStyles) {
  // biome-ignore lint/correctness/noComponentHookFactories: called once a root, at module level
  return forwardRef<HTMLElement, RootProps>(function PlainElement({ as = tag, className, ...rest }, ref) {
    useRootStyles(styles)
    const classes = `${className ? `${className} ` : ''}${own} ${VERSION_CLASS}`
    // Classes that the server's styled-components wrote stay as they are.
    return createElement(as as string, { ...rest, ref, className: classes, suppressHydrationWarning: true })
  })
}
