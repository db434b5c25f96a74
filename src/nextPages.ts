/**
 * Adapter for the Next.js pages router.
 *
 * @packageDocumentation
 */
export { NextPagesShellProvider } from './nextPages/NextPagesShellProvider.tsx'
