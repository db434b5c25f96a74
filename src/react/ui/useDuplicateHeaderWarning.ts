import { useEffect } from 'react'
import { warnOfDuplicateHeaders } from '../../browser/log/development.ts'

/** Warns in development about two shells on one page. */
export function useDuplicateHeaderWarning(): void {
  useEffect(() => warnOfDuplicateHeaders(), [])
}
