import { useEffect, useState } from 'react'
import { constants } from '../../core/constants.ts'
import { PAGES } from '../../core/pages/pages.ts'
import { pickLogo } from '../../core/theme/pickLogo.ts'
import { useShellContext } from '../ShellContext.ts'

/**
 * Returns whether the header shows the inTECH logo. On a job detail, a getter of the job's function group is polled
 * every 300 ms until it returns an id or the header unmounts.
 */
export function useInTechLogo(): boolean {
  const { pageName, jobFunctionParentId, jobFunctionGroup } = useShellContext()
  const getter = typeof jobFunctionGroup === 'function' && PAGES[pageName].jobDetail ? jobFunctionGroup : undefined
  const [result, setResult] = useState<{ getter: unknown; group: number } | undefined>(undefined)

  useEffect(() => {
    if (!getter) return undefined
    const poll = () => {
      const group = getter()
      if (group == null) return
      setResult({ getter, group })
      clearInterval(timer)
    }
    const timer = setInterval(poll, constants.logoCheckIntervalMs)
    poll()
    return () => clearInterval(timer)
  }, [getter])

  const polledGroup = result?.getter === getter ? result?.group : undefined
  const jobFunctionGroupId = typeof jobFunctionGroup === 'function' ? polledGroup : jobFunctionGroup
  return pickLogo({ page: pageName, jobFunctionParentId, jobFunctionGroupId }) === 'inTech'
}
