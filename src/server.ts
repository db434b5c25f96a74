/**
 * The server's half of the shell, for Node and any edge: the shell as HTML for pages that are not React. Web standards
 * only.
 *
 * @packageDocumentation
 */
export { type RenderedShell, type RenderShellOptions, renderShell } from './server/renderShell.tsx'
