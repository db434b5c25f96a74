import { useEffect, useState } from 'react'
import { constants } from '../../core/constants.ts'
import { PAGES } from '../../core/pages/pages.ts'
import { pickLogo } from '../../core/theme/pickLogo.ts'
import { useShellContext } from '../ShellContext.ts'

/**
 * Returns whether the header shows the inTECH logo. On a job detail, a getter of the job's function group is polled
 * every 300 ms until it returns an id or the header unmounts, on each page view. The last group is kept meanwhile: pages
 * recreate the getter on every render.
 */
export function useInTechLogo(): boolean {
  const { pageName, pageView, jobFunctionParentId, jobFunctionGroup } = useShellContext()
  const getter = typeof jobFunctionGroup === 'function' && PAGES[pageName].jobDetail ? jobFunctionGroup : undefined
  const [result, setResult] = useState<{ view: number; group: number } | undefined>(undefined)

  useEffect(() => {
    if (!getter) return undefined
    const poll = () => {
      const group = readGroup(getter)
      if (group == null) return
      setResult((before) => (before?.view === pageView && before.group === group ? before : { view: pageView, group }))
      clearInterval(timer)
    }
    const timer = setInterval(poll, constants.logoCheckIntervalMs)
    poll()
    return () => clearInterval(timer)
  }, [getter, pageView])

  const polledGroup = result?.view === pageView ? result.group : undefined
  const jobFunctionGroupId = typeof jobFunctionGroup === 'function' ? polledGroup : jobFunctionGroup
  return pickLogo({ page: pageName, jobFunctionParentId, jobFunctionGroupId }) === 'inTech'
}

/** Calls the page's getter. One that throws does not know the group yet: the element that it reads may be missing. */
function readGroup(getter: () => number | null | undefined): number | null | undefined {
  try {
    return getter()
  } catch {
    return undefined
  }
}
