import type { Logger } from '../../core/log.ts'

// Shared by all copies of the shell on the page.
const KEY = Symbol.for('@jobsite/shell/reported')

/** Logs a recurring problem once a page and kind. */
export function warnOncePerPage(kind: string, message: string, logger: Pick<Logger, 'warn'> = console): void {
  oncePerPage(kind, () => logger.warn(message))
}

/** Calls a function, unless a shell on this page has called one of its kind. */
export function oncePerPage(kind: string, log: () => void): void {
  const page = globalThis as { [KEY]?: Set<string> }
  page[KEY] ??= new Set()
  if (page[KEY].has(kind)) return
  page[KEY].add(kind)
  log()
}
