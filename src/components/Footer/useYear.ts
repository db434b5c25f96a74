import { useEffect, useState } from 'react'
import { toNumber } from '../../core/toNumber.ts'
import { RELEASE_YEAR } from '../../react/version.ts'

/**
 * Returns the year of the copyright line: the prop, else the release year, replaced by the current year after
 * hydration. The clock is not read while rendering: prerendering frameworks forbid it, and server and browser could
 * differ.
 */
export function useYear(yearProp: number | undefined): number {
  const [current, setCurrent] = useState(RELEASE_YEAR)
  useEffect(() => {
    // A clock that is behind does not lower the year.
    setCurrent(Math.max(RELEASE_YEAR, new Date().getFullYear()))
  }, [])
  // Plain JavaScript can pass any value.
  return toNumber(yearProp) ?? current
}
