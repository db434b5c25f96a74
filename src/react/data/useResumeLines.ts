import { useEffect } from 'react'
import { type ResumeSummaryLine, resumeSummaryLines } from '../../core/user/resumeSummary.ts'
import { type MarkText, type ShellInternals, useShellContext } from '../ShellContext.ts'
import { useShellTexts } from '../useShellTexts.ts'

/** Returns the lines of the user's resume summary. */
export const resumeLines = ({ resumeSummary, language }: ShellInternals, text: MarkText): ResumeSummaryLine[] =>
  resumeSummaryLines(resumeSummary, language).map((line) => ({ ...line, count: text(line.count) }))

/**
 * Returns the lines of the user's resume summary, requested by the first component that uses them; none until it is
 * loaded.
 */
export function useResumeLines(): readonly ResumeSummaryLine[] {
  const { requestResumeSummary } = useShellContext()
  useEffect(requestResumeSummary, [requestResumeSummary])
  return useShellTexts(resumeLines)
}
