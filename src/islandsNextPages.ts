/**
 * Adapter for the Next.js pages router, for the components of `@jobsite/shell/islands`.
 *
 * @packageDocumentation
 */
export { NextPagesShellProvider } from './nextPages/islands/NextPagesShellProvider.tsx'
