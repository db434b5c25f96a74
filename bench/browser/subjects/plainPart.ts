import { createElement as h, type ReactElement } from 'react'
import { type PlainNode, PlainShell } from '../../plain/plainShell.ts'

/** What no peer has a part for, such as the footer: the shell's markup in plain React. */
export const plainPart = (node: PlainNode): ReactElement => h(PlainShell, { nodes: [node] })
