import { createElement as h, type ReactElement } from 'react'
import { type BaselineNode, BaselineShell } from '../../baseline/baselineShell.ts'

/** Content without a competitor's component, such as the footer: the shell's markup in plain React. */
export const plainPart = (node: BaselineNode): ReactElement => h(BaselineShell, { nodes: [node] })
