import type { Logger } from '../../core/log.ts'

// Shared by all copies of the shell on the page.
const KEY = Symbol.for('@jobsite/shell/reported')

/** Logs a recurring problem once a page and kind. */
export function warnOncePerPage(kind: string, message: string, logger: Pick<Logger, 'warn'> = console): void {
  const page = globalThis as { [KEY]?: Set<string> }
  page[KEY] ??= new Set()
  if (page[KEY].has(kind)) return
  page[KEY].add(kind)
  logger.warn(message)
}
