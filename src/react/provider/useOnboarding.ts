import { type Dispatch, useEffect } from 'react'
import { readCookie, removeCookie } from '../../browser/cookies.ts'
import { cookieNames } from '../../core/constants.ts'
import type { ShellAction } from '../shellState.ts'
import type { Datasets } from './datasets.ts'

const WANTED = '1'

/** Shows the onboarding where the visitor's cookie asks for it: with its choices loaded, and once. */
export function useOnboarding(datasets: Datasets, siteDomain: string, dispatch: Dispatch<ShellAction>): void {
  useEffect(() => {
    if (readCookie(cookieNames.onboarding) !== WANTED) return undefined
    let isGone = false
    const load = async () => {
      const [industries, jobFunctions] = await Promise.all([datasets.load('industry'), datasets.load('jobFunction')])
      if (isGone) return
      dispatch({ type: 'set', values: { onboarding: { isShown: true, industries, jobFunctions } } })
      removeCookie(cookieNames.onboarding, siteDomain)
    }
    void load()
    return () => {
      isGone = true
    }
  }, [datasets, siteDomain, dispatch])
}
