// Shared by every copy of the shell on the page.
const KEY = Symbol.for('@jobsite/shell/warned')

/**
 * Tells developers of a mistake, once a page: what, why, and how to mend it. Call it only where `process.env.NODE_ENV`
 * is not production, so that neither the call nor its words reach visitors.
 */
export function warnOnce(message: string): void {
  const page = globalThis as { [KEY]?: Set<string> }
  page[KEY] ??= new Set()
  if (page[KEY].has(message)) return
  page[KEY].add(message)
  console.warn(`[@jobsite/shell] ${message}`)
}
