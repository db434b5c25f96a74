/**
 * Adapter for the Next.js app router: its links and URLs, and the shell's styles in streamed HTML.
 *
 * @packageDocumentation
 */
export { NextShellProvider } from './next/NextShellProvider.tsx'
export { ShellStyleRegistry, type ShellStyleRegistryProps } from './next/ShellStyleRegistry.tsx'
