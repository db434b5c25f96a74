import { useEffect, useRef, useSyncExternalStore } from 'react'
import { endThemePending, readStoredTheme, writeStoredTheme } from '../../browser/storedTheme.ts'
import { parseSeasonalTheme, type SeasonalTheme } from '../../core/theme/seasonalTheme.ts'
import { useShellContext } from '../ShellContext.ts'
import { useAnswer } from './useAnswer.ts'

const never = () => () => undefined
const nothing = (): null => null

/**
 * The season's logos: the page's or the server's own, else those kept in this browser until the service has answered.
 * What it answers is kept for the next page; without an answer, what is on view stays.
 */
export function useSeasonalTheme(): SeasonalTheme | null {
  const { data, theme, config, setShell, callOptions } = useShellContext()
  const isGiven = data?.theme !== undefined || theme !== null
  const storedText = useSyncExternalStore<string | null>(never, isGiven ? nothing : readStoredTheme, nothing)
  const stored = storedText === null ? null : parseSeasonalTheme(storedText)
  const isBroken = storedText !== null && stored === null
  const answer = useAnswer(isGiven ? null : 'theme', async (options) => {
    const { fetchTheme } = await import('../../api/themes.ts')
    return fetchTheme(config, options)
  })

  const isSaid = useRef(false)
  useEffect(() => {
    if (!isBroken || isSaid.current) return
    isSaid.current = true
    callOptions().logger?.warn('SEASONAL_THEME is not a valid JSON')
  }, [isBroken, callOptions])
  useEffect(() => {
    if (answer?.value) setShell({ theme: answer.value })
  }, [answer, setShell])
  const fresh = data?.theme ?? answer?.value
  useEffect(() => {
    if (fresh) writeStoredTheme(fresh)
    endThemePending()
  }, [fresh])
  return theme ?? stored
}
