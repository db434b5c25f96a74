import { useMemo } from 'react'
import { navigateTo } from '../../browser/navigation/navigateTo.ts'
import { withoutPrefix } from '../../core/url/locale.ts'

/**
 * Returns a router's navigation for the site's URLs: those outside of its base path load their page.
 *
 * @param base without its trailing slash; `''` for a router of the whole site.
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
      const inner = withoutPrefix(href, base)
      if (inner === null) navigateTo(href)
      else navigateTo(isWhole ? href : inner, push)
    }
  }, [base, push, isWhole])
}
