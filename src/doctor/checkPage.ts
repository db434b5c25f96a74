import { cookieNames } from '../core/contracts.ts'
import { detectLanguage } from '../core/routes/detectLanguage.ts'
import { isSiteHost } from '../core/url/siteHost.ts'
import { type Finding, finding } from './Finding.ts'
import { type Ancestor, findAncestors, readAttribute } from './readSources.ts'

/** A page of the running site, as a browser receives it. */
interface LoadedPage {
  /** URL after redirects. */
  readonly url: string
  readonly html: string
  /** Style sheets of the page: inline ones, and those that it links to. */
  readonly css: string
  /** Values of the `Set-Cookie` headers. */
  readonly cookies: readonly string[]
  /** The content security policy of the response; empty without one. */
  readonly policy: string
  /** Values of `siteDomain` in the app's sources. */
  readonly siteDomains: readonly string[]
}

const HEADER = /\bdata-shell=["']?header\b/

const HEADERS = /<[a-z][^>]*\bdata-shell=["']?header\b/gi

/**
 * Checks what a page does to the shell in it: styles, colors, position, language and cookies. Where the styles are missing, what
 * follows from that is not checked.
 */
export function checkPage(page: LoadedPage): Finding[] {
  const styles = checkStyles(page)
  const header =
    styles.status === 'problem' ? skipped('header', 'The page has no styles to look at.') : checkHeader(page)
  return [styles, checkColors(page), header, checkLanguage(page), checkCookies(page)]
}

const skipped = (check: Finding['check'], message: string): Finding => ({ check, status: 'skipped', message })

/** A rule of the shell's style sheet, minified by any bundler. */
const SHELL_RULE = '.shell-root'

function checkStyles({ url, html, css, policy }: LoadedPage): Finding {
  if (!html.includes('data-shell='))
    return skipped(
      'styles',
      `${url} has no shell in its HTML: script renders it. Open it in a browser with a development build, whose console names what is wrong.`,
    )
  const own = [...html.matchAll(/<style\b([^>]*)>([\s\S]*?)<\/style>/gi)].filter(
    ([, attributes = '', text = '']) => /data-(?:styled|shell-styles)/.test(attributes) || text.includes(SHELL_RULE),
  )
  const blocked = own.some(([, attributes = '']) => !isStyleAllowed(policy, readAttribute(attributes, 'nonce')))
  const isStyled = own.length > 0 || css.includes(SHELL_RULE)
  return finding(
    'styles',
    blocked
      ? `The Content-Security-Policy of ${url} blocks the shell's styles: their <style> has no nonce that the policy names. Pass the nonce to what renders them. See docs/troubleshooting.md#blocked-styles.`
      : isStyled
        ? undefined
        : `${url} has the shell in its HTML, but not its styles. Collect them on the server: docs/server-rendering.md.`,
    'The HTML has the styles of the shell.',
  )
}

/** Returns whether a policy allows a `<style>` with this nonce. A hash of its text may allow it too. */
function isStyleAllowed(policy: string, nonce: string | undefined): boolean {
  return policy.split(/,/).every((one) => {
    const directives = new Map(
      one.split(';').map((directive) => {
        const [name = '', ...values] = directive.trim().split(/\s+/)
        return [name.toLowerCase(), values] as const
      }),
    )
    const sources = ['style-src-elem', 'style-src', 'default-src'].map((name) => directives.get(name)).find(Boolean)
    if (!sources) return true
    const isNamed = sources.some((source) => /^'(?:nonce|sha\d+)-/.test(source))
    return (
      (nonce !== undefined && sources.includes(`'nonce-${nonce}'`)) ||
      sources.some((source) => /^'sha\d+-/.test(source)) ||
      (!isNamed && sources.includes("'unsafe-inline'"))
    )
  })
}

/** Properties by which transformers write `light-dark()`; without a declaration both colors are invalid. */
const SWITCH = /var\(\s*(--lightningcss-(?:light|dark)|--csstools-light-dark-toggle[\w-]*)/g

/** Colors for visitors who prefer dark pages, and the declaration that the page has them, which the shell follows. */
const DARK_COLORS = /prefers-color-scheme\s*:\s*dark/

const DARK_SCHEME = /(?<!prefers-)color-scheme\s*:[^;}]*\bdark\b|<meta[^>]*\bname=["']?color-scheme\b|\.colorScheme\b/

function checkColors({ css, html, url }: LoadedPage): Finding {
  const used = new Set([...css.matchAll(SWITCH)].map(([, name = '']) => name))
  const missing = [...used].filter((name) => !new RegExp(`${name}\\s*:`).test(css))
  return finding(
    'colors',
    missing.length > 0
      ? `A style sheet of ${url} reads ${missing.join(', ')}, which nothing sets: a transformer of the build replaced light-dark(), and these colors are lost. Import @jobsite/shell/styles.css in the same build, or declare "color-scheme: light" for :root.`
      : DARK_COLORS.test(css) && !DARK_SCHEME.test(css + html)
        ? `${url} has styles for prefers-color-scheme: dark, and no color-scheme: the shell stays light on a dark page. Declare "color-scheme: light dark" for :root. See docs/theming.md.`
        : undefined,
    'No color is lost to the build, and the shell is dark where the page is.',
  )
}

/** Returns whether an element with these declarations contains fixed elements, which then scroll with it. */
const containsFixed = (declarations: ReadonlyMap<string, string>): boolean =>
  ['transform', 'translate', 'rotate', 'scale', 'filter', 'backdrop-filter', 'perspective'].some(
    (name) => !/^(?:none|initial|unset|)$/.test(declarations.get(name) ?? ''),
  ) ||
  /\b(?:transform|translate|rotate|scale|filter|perspective)\b/.test(declarations.get('will-change') ?? '') ||
  /\b(?:paint|layout|strict|content)\b/.test(declarations.get('contain') ?? '')

function checkHeader({ css, html }: LoadedPage): Finding {
  const ancestors = findAncestors(html, HEADER)
  if (!ancestors) return skipped('header', 'The HTML has no header of the shell.')
  const headers = [...html.matchAll(HEADERS)].length
  if (headers > 1)
    return finding(
      'header',
      `The HTML has ${headers} headers of the shell: a provider or <Shell> is inside of another one, or two apps mount one each. Keep one. See docs/troubleshooting.md#two-headers.`,
      '',
    )
  const rules = readCss(css).filter(({ declarations }) => containsFixed(declarations))
  const containing = ancestors.find(
    (one) =>
      containsFixed(readDeclarations(one.style)) ||
      rules.some(({ selectors }) => selectors.some((selector) => matches(selector, one))),
  )
  return finding(
    'header',
    containing
      ? `The header is in ${nameOf(containing)}, which has a transform, a filter or containment: it cannot be fixed to the window, and scrolls away where that element is not as tall as the page. Move the header out of it.`
      : undefined,
    'The header can be fixed to the window.',
  )
}

/** Returns whether a selector of one compound, such as `div.page`, matches an element. Other selectors do not. */
function matches(selector: string, { tag, id, classes }: Ancestor): boolean {
  if (!/^(?:[a-z][\w-]*)?(?:[.#][\w-]+)*$/i.test(selector) || selector === '') return false
  const [, type = '', rest = ''] = /^([a-z][\w-]*)?(.*)$/i.exec(selector) ?? []
  const parts = rest.match(/[.#][\w-]+/g) ?? []
  return (
    (type === '' || type.toLowerCase() === tag) &&
    parts.every((part) => (part.startsWith('#') ? part.slice(1) === id : classes.includes(part.slice(1))))
  )
}

const nameOf = ({ tag, id, classes }: Ancestor): string =>
  `<${tag}${id ? ` id="${id}"` : ''}${classes.join('') ? ` class="${classes.join(' ')}"` : ''}>`

function checkLanguage({ html, url }: LoadedPage): Finding {
  const header = /<[^>]*\bdata-shell=["']?header\b[^>]*>/.exec(html)?.[0] ?? ''
  const shown = readAttribute(header, 'lang')
  const document = readAttribute(/<html\b[^>]*>/i.exec(html)?.[0] ?? '', 'lang')
  const wanted = detectLanguage(url)
  const { pathname } = new URL(url)
  // Language, page, marks, URL: a contract.
  const renderedFor = readAttribute(header, 'data-shell-for')?.split(' ').at(-1)?.split(/[?#]/)[0]
  if (/<html\b/i.test(html) && !document)
    return finding(
      'language',
      `${url} has no <html lang>. Render it from detectLanguage(url) of @jobsite/shell/core. See docs/troubleshooting.md#no-language.`,
      '',
    )
  if (!shown) return skipped('language', 'The HTML has no header of the shell.')
  const problem =
    renderedFor && renderedFor !== pathname
      ? `${url} is rendered for ${renderedFor}: a router or a proxy adds a locale or a path that visitors do not see. Pass localePrefix, or the URL that was requested. See docs/guides/locales-in-paths.md.`
      : wanted && shown !== wanted
        ? `${url} is a page in "${wanted}", and its header is in "${shown}". Pass the page's URL, and no language of another one.`
        : document?.split('-')[0] !== shown
          ? `${url} has <html lang="${document ?? ''}">, and its header is in "${shown}". Render lang from detectLanguage(url) of @jobsite/shell/core.`
          : undefined
  return finding('language', problem, `Document, header and URL are in "${shown}".`)
}

/** Cookies that the shell writes for the whole site. */
const NAMES: ReadonlySet<string> = new Set(Object.values(cookieNames))

function checkCookies({ cookies, url, siteDomains }: LoadedPage): Finding {
  const own = cookies.flatMap((cookie) => {
    const [pair = '', ...attributes] = cookie.split(';').map((part) => part.trim())
    const name = pair.split('=', 1)[0] ?? ''
    const read = (key: string) =>
      attributes.find((one) => one.toLowerCase().startsWith(`${key}=`))?.slice(key.length + 1)
    return NAMES.has(name) ? [{ name, domain: read('domain'), path: read('path') ?? 'the page' }] : []
  })
  const { hostname } = new URL(url)
  const isSite = hostname.includes('.') && !/^[\d.:[\]]+$/.test(hostname)
  // In development the site's own hosts are known from its config alone.
  const hosts = isSite ? [hostname] : siteDomains
  const refused = own.find(
    ({ domain }) => domain !== undefined && hosts.length > 0 && !hosts.some((host) => isRelated(host, domain)),
  )
  const isElsewhere = isSite && siteDomains.length > 0 && !siteDomains.some((domain) => isSiteHost(hostname, domain))
  const duplicate = own.find(
    ({ name, domain, path }, index) =>
      path !== '/' || (isSite && !domain) || own.findIndex((other) => other.name === name) !== index,
  )
  return finding(
    'cookies',
    refused
      ? `${url} sets the cookie "${refused.name}" for ${refused.domain}, which ${hosts.join(', ')} is not on: browsers refuse it. Set siteDomain, and the domain of cookies, to what all hosts of the site have in common. See docs/troubleshooting.md#other-domain.`
      : isElsewhere
        ? `${url} is not on the config's siteDomain (${siteDomains.join(', ')}): cookies are not shared with the site's other hosts. Set siteDomain to what all hosts of the site have in common. See docs/troubleshooting.md#other-domain.`
        : duplicate
          ? `${url} sets the cookie "${duplicate.name}" for ${duplicate.domain ?? 'its host only'}, path ${duplicate.path}: visitors then have it twice, since the shell writes it for the site's domain and path "/". Set it with both, or leave it to the shell.`
          : undefined,
    'The response sets no cookie of the shell twice.',
  )
}

/** Returns whether a cookie's domain and a host are the same, or one is below the other. */
const isRelated = (host: string, domain: string): boolean => {
  const plain = domain.replace(/^\./, '')
  return isSiteHost(host, plain) || isSiteHost(plain, host)
}

/** A rule of a style sheet. */
interface CssRule {
  readonly selectors: readonly string[]
  /** Declarations by property; the last one of a property counts. */
  readonly declarations: ReadonlyMap<string, string>
}

/** Returns the rules of a style sheet, those in `@media` and other groups included. */
function readCss(css: string): CssRule[] {
  return [...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(
    ([, prelude = '', block = '']) => ({
      selectors: prelude.split(',').map((selector) => selector.trim()),
      declarations: readDeclarations(block),
    }),
  )
}

/** Returns the declarations of a block, or of a `style` attribute, by property. */
function readDeclarations(block: string): Map<string, string> {
  return new Map(
    block.split(';').flatMap((declaration) => {
      const at = declaration.indexOf(':')
      if (at < 0) return []
      const value = declaration.slice(at + 1).replace('!important', '')
      return [[declaration.slice(0, at).trim().toLowerCase(), value.trim().toLowerCase()] as const]
    }),
  )
}
