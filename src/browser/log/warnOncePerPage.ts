import type { Logger } from '../../core/log.ts'
import { beginShared } from '../page/shared.ts'

/** Logs a recurring problem once a page and kind. */
export function warnOncePerPage(kind: string, message: string, logger: Pick<Logger, 'warn'> = console): void {
  oncePerPage(kind, () => logger.warn(message))
}

/** Calls a function, unless a shell on this page has called one of its kind. */
export function oncePerPage(kind: string, log: () => void): void {
  const reported = beginShared('reported', () => new Set<string>())
  if (reported.has(kind)) return
  reported.add(kind)
  log()
}
