/**
 * Adapter for the Next.js app router, for the components of `@jobsite/shell/islands`.
 *
 * @packageDocumentation
 */
export { NextShellProvider } from './next/islands/NextShellProvider.tsx'
