import { type Logger, wholeLogger } from '../../core/log.ts'
import { warnOncePerPage } from './warnOncePerPage.ts'

/** Warns once a page that no service worker could be registered. In a file of its own, because page views rarely need it. */
export function warnNotRegistered(logger: Partial<Logger> | null | undefined, reason: string): void {
  warnOncePerPage(
    'service-worker',
    `[@jobsite/shell] The service worker was not registered: ${reason}. Serve /service-worker.js, or pass registerServiceWorker={false}. (code: no-service-worker)`,
    wholeLogger(logger),
  )
}
