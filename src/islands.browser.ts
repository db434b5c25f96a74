// The browser build of `@jobsite/shell/islands`; its types are those of `islands.ts`. It re-exports files of their own and has no
// code: Turbopack loads all that a file imports whose code a page uses, and would load the full provider with a component.
export * from './islands/page.ts'
export { useReferenceData, useShell } from './islands/useShell.ts'
