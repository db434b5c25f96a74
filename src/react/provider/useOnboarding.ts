import { type Dispatch, useEffect } from 'react'
import { readCookie, removeCookie } from '../../browser/cookies/cookies.ts'
import { whenOpened } from '../../browser/page/whenOpened.ts'
import { ONBOARDING_COOKIE, ONBOARDING_WANTED } from '../../core/contracts.ts'
import type { ShellAction } from '../shellState.ts'
import type { Datasets } from './datasets.ts'

/** Shows the onboarding dialog once if the visitor's cookie requests it, after its choices are loaded. */
export function useOnboarding(datasets: Datasets, dispatch: Dispatch<ShellAction>): void {
  useEffect(() => {
    let isCancelled = false
    const load = async () => {
      if (readCookie(ONBOARDING_COOKIE) !== ONBOARDING_WANTED) return
      const [industries, jobFunctions] = await Promise.all([datasets.load('industry'), datasets.load('jobFunction')])
      if (isCancelled) return
      dispatch({ type: 'set', values: { onboarding: { isShown: true, industries, jobFunctions } } })
      removeCookie(ONBOARDING_COOKIE)
    }
    const cancel = whenOpened(() => void load())
    return () => {
      isCancelled = true
      cancel()
    }
  }, [datasets, dispatch])
}
