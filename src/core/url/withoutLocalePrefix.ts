import { withoutPrefix, withPrefix } from './urlPrefix.ts'

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
