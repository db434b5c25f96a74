import type { ReactNode } from 'react'
import type { ShellStyleRegistryProps } from './ShellStyleRegistry.tsx'

/**
 * Takes the place of `ShellStyleRegistry` in browsers, where nothing is collected. The page's own styled-components find the
 * nonce in the meta element.
 */
export const ShellStyleRegistry = ({ children }: ShellStyleRegistryProps): ReactNode => children
