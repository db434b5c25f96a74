import { useEffect } from 'react'
import { endThemePending, readStoredTheme, storeTheme } from '../../browser/stored/storedTheme.ts'
import { parseSeasonalTheme, type SeasonalTheme } from '../../core/theme/seasonalTheme.ts'
import { useShellContext } from '../ShellContext.ts'
import { noSubscription, useStore } from '../useStore.ts'
import { useWarnOnce } from '../useWarnOnce.ts'
import { useServiceData } from './useServiceData.ts'

const nothing = (): null => null

/**
 * Returns the season's logos: the page's or the server's, else those stored in this browser until the service responds.
 * A fetched theme is stored for the next page and removed when the service reports the end of the season; the server's
 * is stored by the page view. If the service does not respond, here or on the server, the stored theme is kept for seven
 * days.
 */
export function useSeasonalTheme(): SeasonalTheme | null {
  const { data, theme, config, setShell } = useShellContext()
  const isUnanswered = data?.theme === null && data.isThemeUnanswered === true
  const isRequested = data?.theme === undefined && theme === null
  const isStoredUsed = isRequested || (isUnanswered && theme === null)
  const storedText = useStore<string | null>(noSubscription, isStoredUsed ? readStoredTheme : nothing, nothing)
  const stored = storedText === null ? null : parseSeasonalTheme(storedText)
  const isBroken = storedText !== null && stored === null
  const answer = useServiceData(isRequested ? 'theme' : null, async (options) => {
    const { themes } = await import('../../services/themes.ts')
    return themes.fetch(config, {}, options)
  })

  useWarnOnce(isBroken, 'SEASONAL_THEME is not a valid JSON')
  useEffect(() => {
    if (answer?.value) setShell({ theme: answer.value.theme })
  }, [answer, setShell])
  const answered = answer?.value?.theme
  const isOver = data?.theme === undefined ? answered === null : data.theme === null && !isUnanswered
  const isServed = data?.theme !== undefined
  useEffect(() => {
    if (isServed) return
    storeTheme(answered, answered === null)
    endThemePending()
  }, [isServed, answered])
  return theme ?? (isOver ? null : stored)
}
