import { useEffect } from 'react'
import { warnOfDuplicateHeaders } from '../../browser/log/development.ts'

/** Warns in development about two shells on one page: once libraries that replace pages have removed the one before. */
export function useDuplicateHeaderWarning(): void {
  useEffect(() => {
    const timer = setTimeout(warnOfDuplicateHeaders)
    return () => clearTimeout(timer)
  }, [])
}
