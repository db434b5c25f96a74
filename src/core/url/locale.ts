/** The locale of a page, as a router keeps it. */
export interface RouterLocale {
  readonly locale?: string | undefined
  /** The locale that has no prefix in URLs: the site's, or that of a domain with a locale of its own. */
  readonly defaultLocale?: string | undefined
}

/**
 * Returns the URL that the visitor sees, of a URL from which a router has removed the locale, as Next.js does with
 * `i18n` in its configuration.
 *
 * @param url site-relative.
 *
 * @example withLocale('/?l=29', { locale: 'en', defaultLocale: 'vi' }) // '/en?l=29'
 * @example withLocale('/viec-lam', { locale: 'vi', defaultLocale: 'vi' }) // '/viec-lam'
 */
export function withLocale(url: string, router: RouterLocale = {}): string {
  const { locale, defaultLocale } = Object(router) as RouterLocale
  return !locale || typeof locale !== 'string' || typeof url !== 'string' || locale === defaultLocale
    ? url
    : withPrefix(url, `/${locale}`)
}

/** The English home page is the one URL of the site that is a locale. */
const ENGLISH_HOME = '/en'

/**
 * Returns the URL that the visitor sees of a URL with a locale that a rewriting proxy has added.
 *
 * @param url site-relative.
 * @param localePrefix such as `/vi`.
 * @param base path before the prefix, without its trailing slash. @default none
 *
 * @example withoutLocalePrefix('/vi/viec-lam', '/vi') // '/viec-lam'
 * @example withoutLocalePrefix('/viec-lam', '/vi') // '/viec-lam'
 */
export function withoutLocalePrefix(url: string, localePrefix: string, base = ''): string {
  const prefix = `/${localePrefix.replace(/^\/+|\/+$/g, '')}`
  const inner = withoutPrefix(url, base + prefix)
  const isHome = inner !== null && /^\/(?:[?#]|$)/.test(inner)
  return inner === null || prefix === '/' || (isHome && prefix === ENGLISH_HOME) ? url : withPrefix(inner, base)
}

/**
 * Returns a site-relative URL with a path prefix.
 *
 * @param prefix without a trailing slash; `''` for none.
 *
 * @example withPrefix('/?l=29', '/salary') // '/salary?l=29'
 */
export function withPrefix(url: string, prefix: string): string {
  return prefix === '' ? url : prefix + url.replace(/^\/(?=[?#]|$)/, '')
}

/**
 * Returns a site-relative URL without a path prefix; `null` for one that does not have it, and for one whose rest begins with two
 * slashes: that leads to another site.
 *
 * @param prefix without a trailing slash; `''` for none.
 *
 * @example withoutPrefix('/salary/java-kw', '/salary') // '/java-kw'
 * @example withoutPrefix('/salaries', '/salary') // null
 */
export function withoutPrefix(url: string, prefix: string): string | null {
  if (!url.startsWith(prefix)) return null
  const rest = url.slice(prefix.length)
  if (prefix === '' || /^\/(?![/\\])/.test(rest)) return rest
  return /^(?:[?#]|$)/.test(rest) ? `/${rest}` : null
}
