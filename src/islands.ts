/**
 * The React components for server-rendered pages, with the names and props of the main entry. On servers it is the main
 * entry; in browsers the server's HTML is preserved, and the renderer is loaded on the first update.
 *
 * @packageDocumentation
 */
export * from './index.ts'

/**
 * Loads the renderer and all components, for unit tests and for apps that start in the browser. Await it before the
 * first render.
 *
 * @throws Error if loading fails.
 *
 * @example await loadShell()
 */
export async function loadShell(): Promise<void> {}
