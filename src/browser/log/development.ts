import type { ShellConfig } from '../../core/config/config.ts'
import { isSiteConfig } from '../../core/config/placeholders.ts'
import type { Logger } from '../../core/log.ts'
import * as messages from './developmentMessages.ts'
import { oncePerPage } from './warnOncePerPage.ts'

// Development warnings, silent in production. Bundlers that replace `process.env.NODE_ENV` remove them from production
// builds; the builds of `/embed`, which no bundler processes, use `src/embed/development.ts` instead of this module.

/**
 * Informs developers that no user is logged in. That is the normal case: in production the console shows it only at its most
 * detailed level.
 */
export function informOfMissingUser(message: string, logger: Pick<Logger, 'debug' | 'info'> | undefined): void {
  const level = process.env.NODE_ENV === 'production' ? 'debug' : 'info'
  oncePerPage('no-user', () => (logger ?? console)[level](message))
}

/** Warns about two shells on one page. */
export function warnOfDuplicateHeaders(): void {
  if (process.env.NODE_ENV !== 'production') messages.duplicateHeaders()
}

/** Warns about preset placeholder URLs in a config that sets its own domain. Silent in tests, whose config belongs to no real site. */
export function warnOfPlaceholderUrls(config: ShellConfig, logger: Pick<Logger, 'warn'> | undefined): void {
  if (process.env.NODE_ENV === 'development' && isSiteConfig(config)) messages.placeholderUrls(config, logger)
}

/** Warns about an element into which a part was mounted before. */
export function warnOfMountedElement(): void {
  if (process.env.NODE_ENV !== 'production') messages.alreadyMounted()
}

/** Warns about a mount point that is not on the page. */
export function warnOfMissingElement(name: string, target: unknown): void {
  if (process.env.NODE_ENV !== 'production') messages.missingMountPoint(name, target)
}

/** Warns about a header that cannot stick. */
export function warnOfHeaderInPlace(): void {
  if (process.env.NODE_ENV !== 'production') messages.headerInPlace()
}
