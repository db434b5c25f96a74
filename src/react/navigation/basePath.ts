import { useMemo } from 'react'
import { navigateTo } from '../../browser/navigation/navigateTo.ts'

/**
 * Returns a URL as a router with a base path takes it; `null` for a URL outside of that path, which another app serves.
 *
 * @param base without its trailing slash; `''` for a router of the whole site.
 *
 * @example withoutBase('/salary/java-kw', '/salary') // '/java-kw'
 */
export function withoutBase(href: string, base: string): string | null {
  if (!href.startsWith(base)) return null
  const rest = href.slice(base.length)
  if (base === '' || rest.startsWith('/')) return rest
  return /^(?:[?#]|$)/.test(rest) ? `/${rest}` : null
}

/**
 * Returns a router's site-relative URL with its base path.
 *
 * @example withBase('/?l=29', '/salary') // '/salary?l=29'
 */
export function withBase(href: string, base: string): string {
  return base === '' ? href : base + href.replace(/^\/(?=[?#]|$)/, '')
}

/**
 * Returns a router's navigation for the site's URLs: those outside of its base path load their page.
 *
 * @param isWhole whether the router takes URLs with its base path.
 */
export function useNavigateBelow(
  base: string,
  push: (href: string) => unknown,
  isWhole = false,
): (href: string) => void {
  return useMemo(() => {
    if (base === '') return push
    return (href) => {
      const inner = withoutBase(href, base)
      if (inner === null) navigateTo(href)
      else navigateTo(isWhole ? href : inner, push)
    }
  }, [base, push, isWhole])
}
