import type * as Messages from '../browser/log/developmentMessages.ts'
import type { UrlRules } from '../browser/log/developmentMessages.ts'
import { oncePerPage } from '../browser/log/warnOncePerPage.ts'
import { readShared, writeShared } from '../browser/page/shared.ts'
import type { ShellConfig } from '../core/config/config.ts'
import type { Logger } from '../core/log.ts'

// Takes the place of `src/browser/log/development.ts` in the builds of `/embed`: silent until a development build enables
// the messages, which production builds do not contain.

/** The messages of the page's development build, which may be a script of its own. */
const messages = (): typeof Messages | undefined => readShared('messages') as typeof Messages | undefined

/** Enables messages for developers, for every later call of any script of the shell on the page. */
export function enableDevelopmentMessages(all: typeof Messages): void {
  writeShared('messages', all)
}

export function informOfMissingUser(message: string, logger: Pick<Logger, 'debug' | 'info'> | undefined): void {
  oncePerPage('no-user', () => (logger ?? console)[messages() ? 'info' : 'debug'](message))
}

export function warnOfDuplicateHeaders(): void {
  messages()?.duplicateHeaders()
}

export function startPageCheck(
  config: ShellConfig | undefined,
  logger: Pick<Logger, 'warn'> | undefined,
  detect: UrlRules,
  isNested?: boolean,
): (() => void) | undefined {
  return messages()?.startPageCheck(config, logger, detect, isNested)
}

export function warnOfMountedElement(): void {
  messages()?.alreadyMounted()
}

export function warnOfMissingElement(name: string, target: unknown): void {
  messages()?.missingMountPoint(name, target)
}

export function warnOfHeaderInPlace(): void {
  messages()?.headerInPlace()
}
