import { type Dispatch, useEffect } from 'react'
import { readCookie, removeCookie } from '../../browser/cookies/cookies.ts'
import { ONBOARDING_COOKIE, ONBOARDING_WANTED } from '../../core/contracts.ts'
import type { ShellAction } from '../shellState.ts'
import type { Datasets } from './datasets.ts'

/** Shows the onboarding dialog once if the visitor's cookie requests it, after its choices are loaded. */
export function useOnboarding(datasets: Datasets, siteDomain: string, dispatch: Dispatch<ShellAction>): void {
  useEffect(() => {
    if (readCookie(ONBOARDING_COOKIE) !== ONBOARDING_WANTED) return undefined
    let isCancelled = false
    const load = async () => {
      const [industries, jobFunctions] = await Promise.all([datasets.load('industry'), datasets.load('jobFunction')])
      if (isCancelled) return
      dispatch({ type: 'set', values: { onboarding: { isShown: true, industries, jobFunctions } } })
      removeCookie(ONBOARDING_COOKIE, siteDomain)
    }
    void load()
    return () => {
      isCancelled = true
    }
  }, [datasets, siteDomain, dispatch])
}
