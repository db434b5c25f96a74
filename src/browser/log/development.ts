import type { ShellConfig } from '../../core/config/config.ts'
import type { Logger } from '../../core/log.ts'
import type { UrlRules } from './developmentMessages.ts'
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

/**
 * Checks the page once it has loaded: styles, URL, language, domain, placeholder URLs. Silent in tests, whose page and config
 * belong to no real site. Returns a function that cancels the check.
 *
 * @param isNested whether the provider is inside of another one.
 */
export function startPageCheck(
  config: ShellConfig | undefined,
  logger: Pick<Logger, 'warn'> | undefined,
  detect: UrlRules,
  isNested?: boolean,
): (() => void) | undefined {
  return process.env.NODE_ENV === 'development' ? messages.startPageCheck(config, logger, detect, isNested) : undefined
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
