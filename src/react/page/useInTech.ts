import { useEffect, useState } from 'react'
import { constants } from '../../core/constants.ts'
import { PAGES } from '../../core/pages/pages.ts'
import { pickLogo } from '../../core/theme/pickLogo.ts'
import { useShellContext } from '../ShellContext.ts'

/**
 * Whether the header shows the inTECH logo. On a job detail the page may only learn its job's function group later: its
 * getter is asked every 300 ms until it answers, and no longer once the header is gone.
 */
export function useInTech(): boolean {
  const { pageName, jobFunctionParentId, jobFunctionGroup } = useShellContext()
  const getter = typeof jobFunctionGroup === 'function' && PAGES[pageName].jobDetail ? jobFunctionGroup : undefined
  const [answer, setAnswer] = useState<{ getter: unknown; group: number } | undefined>(undefined)

  useEffect(() => {
    if (!getter) return undefined
    const ask = () => {
      const group = getter()
      if (group == null) return
      setAnswer({ getter, group })
      clearInterval(timer)
    }
    const timer = setInterval(ask, constants.logoCheckIntervalMs)
    ask()
    return () => clearInterval(timer)
  }, [getter])

  const answered = answer?.getter === getter ? answer?.group : undefined
  const jobFunctionGroupId = typeof jobFunctionGroup === 'function' ? answered : jobFunctionGroup
  return pickLogo({ page: pageName, jobFunctionParentId, jobFunctionGroupId }) === 'inTech'
}
