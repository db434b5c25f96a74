import { type Logger, wholeLogger } from '../../core/log.ts'
import { notRegistered } from './notRegistered.ts'

/** Warns that no service worker could be registered. In a file of its own, because page views rarely need it. */
export const warnNotRegistered = (logger: Partial<Logger> | null | undefined, reason: string): void =>
  wholeLogger(logger).warn(notRegistered(reason))
