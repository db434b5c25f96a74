import { useReducer, useState } from 'react'
import { initialShellState, type ShellState, shellReducer } from '../shellState.ts'

/** State that starts from props, follows each prop that changes, and keeps what events set in between. */
export function useGivenState(given: Partial<ShellState>) {
  const [state, dispatch] = useReducer(shellReducer, given, initialShellState)
  const [seen, setSeen] = useState(given)
  const keys = Object.keys({ ...seen, ...given }) as (keyof ShellState)[]
  const changed = keys.filter((key) => !sameValue(seen[key], given[key]))
  if (changed.length > 0) {
    // Setting state while rendering starts the render over before anything is drawn: no flash of old values.
    setSeen(given)
    const fresh = initialShellState(given)
    dispatch({ type: 'set', values: Object.fromEntries(changed.map((key) => [key, fresh[key]])) })
  }
  return [state, dispatch] as const
}

/** Equal by content, so that a list or user made anew with every render is not a change. */
function sameValue(one: unknown, two: unknown): boolean {
  if (Object.is(one, two)) return true
  if (typeof one !== 'object' || typeof two !== 'object' || one === null || two === null) return false
  const keys = new Set([...Object.keys(one), ...Object.keys(two)])
  return [...keys].every((key) =>
    sameValue((one as Record<string, unknown>)[key], (two as Record<string, unknown>)[key]),
  )
}
