import { useEffect } from 'react'
import type { ResumeSummary } from '../../core/user/resumeSummary.ts'
import { useShellContext } from '../ShellContext.ts'

/**
 * Returns the resume counts of the user, requested by the first component that uses them; `null` until they are loaded.
 */
export function useResumeSummary(): ResumeSummary | null {
  const { resumeSummary, requestResumeSummary } = useShellContext()
  useEffect(requestResumeSummary, [requestResumeSummary])
  return resumeSummary
}
