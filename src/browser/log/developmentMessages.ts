import type { ShellConfig } from '../../core/config/config.ts'
import { placeholdersIn } from '../../core/config/placeholders.ts'
import type { Logger } from '../../core/log.ts'
import { safeDocument } from '../page/safeDocument.ts'
import { warnOncePerPage } from './warnOncePerPage.ts'

// Development warnings, once a page each: what happened, why, and how to fix it. Call them through `development.ts` only,
// so that they are removed from production bundles.

const warn = (message: string): void => warnOncePerPage(message, message)

/** Warns about two shells on one page. */
export function duplicateHeaders(): void {
  const headers = [...safeDocument.querySelectorAll('[data-shell="header"]')]
  if (headers.length < 2) return
  const versions = [...new Set(headers.map((header) => header.getAttribute('data-shell-version')))].join(' and ')
  warn(
    `[@jobsite/shell] Two headers are on this page (version ${versions}). Both handle the same events and share cookies and storage, and every landmark occurs twice. Mount <Header> in one place: the page app or the embed script, not both. (code: two-headers)`,
  )
}

/** Warns about placeholder URLs of the preset. */
export function placeholderUrls(config: ShellConfig, logger: Pick<Logger, 'warn'> | undefined): void {
  const names = placeholdersIn(config)
  if (names.length === 0) return
  warnOncePerPage(
    'placeholder-config',
    `[@jobsite/shell] The config of ${config.siteDomain} still has placeholder URLs of the preset for ${names.join(', ')}. Set them in defineConfig({ … }) before production. (code: placeholder-config)`,
    logger,
  )
}

/** Warns about an element that already contains a mounted component. */
export function alreadyMounted(): void {
  warn(
    '[@jobsite/shell] mountShell was called for an element that already contains a mounted component; it is replaced. Call unmount() before mounting again, or update() to change options. (code: already-mounted)',
  )
}

/** Warns about a mount point that is not on the page. */
export function missingMountPoint(name: string, target: unknown): void {
  warn(
    typeof target === 'string'
      ? `[@jobsite/shell] mountShell found no element for ${name}: "${target}" matches nothing on this page (yet). Call mountShell after that element, at the end of the body or on DOMContentLoaded, or fix the selector. (code: no-mount-point)`
      : `[@jobsite/shell] mountShell received ${Object.prototype.toString.call(target)} instead of an element for ${name}, so that component is not mounted. Pass one element, or a selector. (code: no-mount-point)`,
  )
}

/** Warns about a header that can stick neither by `position: fixed` nor by `position: sticky`. */
export function headerInPlace(): void {
  warn(
    '[@jobsite/shell] The header stays in place when the page is scrolled: an element around it contains fixed elements (transform, filter, perspective, contain or will-change) and ends or scrolls by itself. Move the header out of that element, to the beginning of the body. (code: header-in-place)',
  )
}
