import { createElement as h, type ReactElement } from 'react'
import { PlainShell } from '../../plain/plainShell.ts'
import type { Content } from '../content.ts'

/** The shell's own markup in plain React. */
export const subject = ({ whole }: Content): ReactElement => h(PlainShell, { nodes: whole })
