/**
 * The Next.js app router's way to mount the shell: its links and addresses, and styles in its streamed HTML.
 *
 * @packageDocumentation
 */
export { NextShellProvider } from './next/NextShellProvider.tsx'
export { ShellStyleRegistry, type ShellStyleRegistryProps } from './next/ShellStyleRegistry.tsx'
