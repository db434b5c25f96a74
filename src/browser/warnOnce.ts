import { reportOnce } from './reportOnce.ts'

/**
 * Tells developers of a mistake, once a page: what, why, and how to mend it. Call it only where `process.env.NODE_ENV`
 * is not production, so that neither the call nor its words reach visitors.
 */
export function warnOnce(message: string): void {
  reportOnce(message, `[@jobsite/shell] ${message}`)
}
