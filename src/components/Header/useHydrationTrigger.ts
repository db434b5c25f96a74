import { THEME_KEY } from '../../core/contracts.ts'
import { PAGES } from '../../core/pages/pages.ts'
import { useShellContext } from '../../react/ShellContext.ts'
import { searchedFunctions } from '../Search/useScope.ts'

/**
 * Returns when a header that a server rendered has to be hydrated without interaction: the value of `data-shell-hydrate`.
 * Its server may lack what its logo and its chips show.
 */
export function useHydrationTrigger(): string {
  const shell = useShellContext()
  const { pageName, theme, data, jobFunctionGroup } = shell
  const isPolled = typeof jobFunctionGroup === 'function' && PAGES[pageName].jobDetail === true
  const isThemeRequested = !theme && data?.theme === undefined
  // Where the service did not answer the server, the stored season goes on.
  const isThemeStored = !theme && data?.isThemeUnanswered === true
  return [
    'overflow',
    ...(isPolled ? ['now'] : []),
    ...(isThemeRequested || searchedFunctions(shell).length > 0 ? ['idle'] : []),
    ...(isThemeStored ? [`stored:${THEME_KEY}`] : []),
  ].join(' ')
}
