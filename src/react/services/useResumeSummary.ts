import { useEffect } from 'react'
import type { ResumeSummary } from '../../core/user/resumeSummary.ts'
import { useShellContext } from '../ShellContext.ts'

/** The counts around the seeker's resume, asked for by the first part that needs them; `null` while none are known. */
export function useResumeSummary(): ResumeSummary | null {
  const { resumeSummary, requestResumeSummary } = useShellContext()
  useEffect(requestResumeSummary, [requestResumeSummary])
  return resumeSummary
}
