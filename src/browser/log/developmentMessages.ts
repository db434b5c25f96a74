import type { ShellConfig } from '../../core/config/config.ts'
import { isSiteConfig, placeholdersIn } from '../../core/config/placeholders.ts'
import type { Logger } from '../../core/log.ts'
import { readRenderedFor } from '../../core/renderedFor.ts'
import type { detectLanguage } from '../../core/routes/detectLanguage.ts'
import type { detectPage } from '../../core/routes/detectPage.ts'
import { isSiteHost } from '../../core/url/siteHost.ts'
import { afterLoad } from '../page/afterLoad.ts'
import { safeDocument } from '../page/safeDocument.ts'
import { beginShared } from '../page/shared.ts'
import { warnOncePerPage } from './warnOncePerPage.ts'

// Messages for developers, once a page each: what happened, why, and how to fix it. Call them through `development.ts`, or under
// a condition on `NODE_ENV`, so that they are removed from production bundles.

/** The page about a message, by its code. */
const HELP = 'https://github.com/jobsite/shell/blob/main/docs/troubleshooting.md#'

/** Problems of a page, causes first, each with the problems that it follows from: while one of these is known, it is silent. */
const PROBLEMS = {
  'nested-provider': [],
  'blocked-styles': [],
  'no-styles': ['blocked-styles'],
  'wrong-url': [],
  'no-language': [],
  'other-domain': [],
  'placeholder-config': [],
  'two-headers': ['nested-provider'],
  'header-in-place': ['blocked-styles', 'no-styles'],
} as const satisfies Record<string, readonly string[]>

type Problem = keyof typeof PROBLEMS

/** A shell on the page, as its host knows it. */
interface CheckedShell {
  readonly config: ShellConfig | undefined
  readonly logger: Pick<Logger, 'warn'> | undefined
  /** Passed in: pages load them with the provider, and this file before. */
  readonly detect: UrlRules
}

/** Language and page of a URL. */
export type UrlRules = readonly [language: typeof detectLanguage, page: typeof detectPage]

/** Problems that are known and not logged yet. */
const problems = new Map<Problem, string>()

/** The shell whose page is about to be checked; known problems wait for it. */
let dueShell: CheckedShell | undefined

/** Whether the page's HTML had no language before the shell set it. */
let lackedLanguage = false

/**
 * Checks the page once it has loaded, and logs what is wrong with it: causes alone, not what follows from them. Returns a
 * function that cancels the check.
 *
 * @param isNested whether the shell's provider is inside of another one.
 */
export function startPageCheck(
  config: ShellConfig | undefined,
  logger: Pick<Logger, 'warn'> | undefined,
  detect: UrlRules,
  isNested = false,
): () => void {
  const shell = { config, logger, detect }
  // At once: what follows from it may be told before the check.
  if (isNested)
    problems.set(
      'nested-provider',
      `[@jobsite/shell] A <ShellProvider> or <Shell> is inside of another one: what is below it does not share user, search and page with the rest, and each page view counts twice. Keep the outer one. See ${HELP}nested-provider (code: nested-provider)`,
    )
  let timer: ReturnType<typeof setTimeout> | undefined
  dueShell = shell
  // Before the shell sets it.
  lackedLanguage ||= !safeDocument.documentElement.lang.trim()
  const cancel = afterLoad(() => {
    // After the effects of all components.
    timer = setTimeout(() => {
      dueShell = undefined
      for (const [problem, find] of CHECKS) {
        const message = find(shell)
        if (message) problems.set(problem, message)
      }
      logKnown(logger)
    })
  })
  return () => {
    cancel()
    clearTimeout(timer)
    if (dueShell === shell) dueShell = undefined
  }
}

/** Problems that a check finds by looking at the page; the other problems are told where they happen. */
const CHECKS: readonly (readonly [problem: Problem, find: (shell: CheckedShell) => string | undefined])[] = [
  ['blocked-styles', findBlockedStyles],
  ['no-styles', findMissingStyles],
  ['wrong-url', findWrongUrl],
  ['no-language', findMissingLanguage],
  ['other-domain', findOtherDomain],
  ['placeholder-config', findPlaceholders],
]

/** Logs a problem: with the page's check, if one is due. */
function tell(problem: Problem, message: string): void {
  problems.set(problem, message)
  if (!dueShell) logKnown(undefined)
}

function logKnown(logger: CheckedShell['logger']): void {
  const logged = beginShared('reported', () => new Set<string>())
  for (const [problem, causes] of Object.entries(PROBLEMS) as [Problem, readonly Problem[]][]) {
    const message = problems.get(problem)
    if (message && !causes.some((cause) => problems.has(cause) || logged.has(cause))) {
      warnOncePerPage(problem, message, logger)
    }
  }
  problems.clear()
}

const unstyledRoot = (): Element | undefined =>
  [...safeDocument.querySelectorAll('.shell-root')].find(
    (root) => getComputedStyle(root).getPropertyValue('--_font') === '',
  )

/** Browsers make no style sheet of an element that a policy blocks. */
function findBlockedStyles(): string | undefined {
  const blocked = [...safeDocument.querySelectorAll('style')].some(
    ({ sheet, textContent }) => !sheet && /[.]shell-/.test(textContent),
  )
  if (!blocked) return undefined
  return `[@jobsite/shell] The shell has no styles: the page's Content-Security-Policy blocks them, because their <style> has no nonce that the policy names. Pass the nonce to what renders the styles on the server, and put it on the page's script or into <meta property="csp-nonce" nonce="…">; shellCsp() of @jobsite/shell/core returns the policy that the shell needs. See ${HELP}blocked-styles (code: blocked-styles)`
}

function findMissingStyles(): string | undefined {
  // Marked before the shell inserts them.
  const wasUnstyled = performance.getEntriesByName('no-styles').length > 0
  if (!wasUnstyled && !unstyledRoot()) return undefined
  return `[@jobsite/shell] The HTML of this page has the shell without its styles, so it is first painted without them. Collect them on the server with <ShellStyleRegistry> or shellStyleTags(), or import '@jobsite/shell/styles.css'. See ${HELP}no-styles (code: no-styles)`
}

/** Compares the URL that the shell was rendered for with that of the document, and with the browser's, by what they show. */
function findWrongUrl({ config, detect: [detectLanguage, detectPage] }: CheckedShell): string | undefined {
  const root = safeDocument.querySelector('[data-shell-for]')
  const shown = readRenderedFor(root?.getAttribute('data-shell-for') ?? undefined)
  if (!shown?.url) return undefined
  const current = window.location.href
  const loaded = performance.getEntriesByType('navigation')[0]?.name ?? current
  const pathOf = (url: string) => new URL(url, current).pathname
  if ([current, loaded].some((url) => pathOf(url) === pathOf(shown.url))) return undefined
  const language = detectLanguage(current, config)
  const page = detectPage(current, config)
  if ((language ?? shown.language) === shown.language && (page ?? shown.page) === shown.page) return undefined
  return `[@jobsite/shell] The shell shows ${pathOf(shown.url)} in "${shown.language}", but the page's address is ${pathOf(current)}: the url that it is given is fixed, or of another page. Pass the URL of each request (requestUrl(request) of @jobsite/shell/core) or the router's; in the browser alone, pass none. See ${HELP}wrong-url (code: wrong-url)`
}

function findMissingLanguage(): string | undefined {
  if (!lackedLanguage) return undefined
  return `[@jobsite/shell] The document's <html> has no lang, so screen readers and search engines do not know its language before script has run. Render <html lang> with detectLanguage(url) of @jobsite/shell/core; in static HTML, write the language of most pages. See ${HELP}no-language (code: no-language)`
}

/** Hosts of development, which are on no site's domain. */
const LOCAL = /^[^.]*$|^[\d.]+$|^\[|\.(?:localhost|local|internal|test)$/

function findOtherDomain({ config }: CheckedShell): string | undefined {
  const { hostname } = window.location
  if (!config || !isSiteConfig(config)) return undefined
  const { siteDomain } = config
  if (LOCAL.test(hostname) || isSiteHost(hostname, siteDomain)) return undefined
  return `[@jobsite/shell] The page is on ${hostname}, which is not on the config's siteDomain ${siteDomain}: cookies (language, attribution) are written for this host alone, and the site's other hosts do not see them. Set siteDomain to the domain that all hosts of the site have in common; on a preview host, ignore this. See ${HELP}other-domain (code: other-domain)`
}

function findPlaceholders({ config }: CheckedShell): string | undefined {
  const names = config && isSiteConfig(config) ? placeholdersIn(config) : []
  if (!config || names.length === 0) return undefined
  return `[@jobsite/shell] The config of ${config.siteDomain} still has placeholder URLs of the preset for ${names.join(', ')}. Set them in defineConfig({ … }) before production. (code: placeholder-config)`
}

/** Tells of two shells on one page. */
export function duplicateHeaders(): void {
  const headers = [...safeDocument.querySelectorAll('[data-shell="header"]')]
  if (headers.length < 2) return
  const versions = [...new Set(headers.map((header) => header.getAttribute('data-shell-version')))].join(' and ')
  tell(
    'two-headers',
    `[@jobsite/shell] Two headers are on this page (version ${versions}). Both handle the same events and share cookies and storage, and every landmark occurs twice. Mount <Header> in one place: the page app or the embed script, not both. (code: two-headers)`,
  )
}

/** Tells of a header that can stick neither by `position: fixed` nor by `position: sticky`. */
export function headerInPlace(): void {
  tell(
    'header-in-place',
    '[@jobsite/shell] The header stays in place when the page is scrolled: an element around it contains fixed elements (transform, filter, perspective, contain or will-change) and ends or scrolls by itself. Move the header out of that element, to the beginning of the body. (code: header-in-place)',
  )
}

const warn = (message: string): void => warnOncePerPage(message, message)

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
