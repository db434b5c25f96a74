import { withPrefix } from './urlPrefix.ts'

/** The locale of a page, as a router keeps it. */
export interface RouterLocale {
  readonly locale?: string | undefined
  /** The locale that has no prefix in URLs: the site's, or that of a domain with a locale of its own. */
  readonly defaultLocale?: string | undefined
}

/**
 * Returns the URL that the visitor sees of a URL from which a router has removed the locale, as Next.js does with `i18n` in its
 * configuration: the contexts of its functions have both locales.
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
