import { useReducer, useState } from 'react'
import { initialShellState, type ShellState, shellReducer } from '../shellState.ts'

/** Returns state that starts from props, follows each changed prop, and keeps updates made by events in between. */
export function usePropSyncedState(props: Partial<ShellState>) {
  const [state, dispatch] = useReducer(shellReducer, props, initialShellState)
  const [seen, setSeen] = useState(props)
  const keys = Object.keys({ ...seen, ...props }) as (keyof ShellState)[]
  const changed = keys.filter((key) => !sameValue(seen[key], props[key]))
  if (changed.length > 0) {
    // Setting state while rendering restarts the render before the commit: old values are never painted.
    setSeen(props)
    const fresh = initialShellState(props)
    dispatch({ type: 'set', values: Object.fromEntries(changed.map((key) => [key, fresh[key]])) })
  }
  return [state, dispatch] as const
}

/** Compares by content, so that a list or user recreated on every render is not a change. */
function sameValue(one: unknown, two: unknown): boolean {
  if (Object.is(one, two)) return true
  if (typeof one !== 'object' || typeof two !== 'object' || one === null || two === null) return false
  const keys = new Set([...Object.keys(one), ...Object.keys(two)])
  return [...keys].every((key) =>
    sameValue((one as Record<string, unknown>)[key], (two as Record<string, unknown>)[key]),
  )
}
