import { createElement as h, type ReactElement } from 'react'
import { BaselineShell } from '../../baseline/baselineShell.ts'
import type { Content } from '../content.ts'

/** The shell's own markup in plain React. */
export const implementation = ({ whole }: Content): ReactElement => h(BaselineShell, { nodes: whole })
