import type { Logger } from '../core/log.ts'

// Shared by every copy of the shell on the page.
const KEY = Symbol.for('@jobsite/shell/reported')

/** Warns of something that would go wrong again and again: once a page and kind. */
export function reportOnce(kind: string, message: string, logger: Pick<Logger, 'warn'> = console): void {
  const page = globalThis as { [KEY]?: Set<string> }
  page[KEY] ??= new Set()
  if (page[KEY].has(kind)) return
  page[KEY].add(kind)
  logger.warn(message)
}
