import { useReducer, useState } from 'react'
import { sameValue } from '../sameValue.ts'
import { initialShellState, type ShellState, shellReducer } from '../shellState.ts'

/**
 * Returns state that starts from props, follows each changed prop, and keeps updates made by events in between.
 *
 * @param readFirst returns further initial values.
 */
export function usePropSyncedState(props: Partial<ShellState>, readFirst: () => Partial<ShellState>) {
  const [state, dispatch] = useReducer(shellReducer, props, (given) => initialShellState({ ...given, ...readFirst() }))
  const [seen, setSeen] = useState(props)
  const keys = Object.keys({ ...seen, ...props }) as (keyof ShellState)[]
  const isOtherPage = seen.pageName !== props.pageName && state.pageName !== props.pageName
  // A section belongs to its page.
  const changed = keys.filter((key) => !sameValue(seen[key], props[key]) || (isOtherPage && key === 'section'))
  if (changed.length > 0) {
    // Setting state while rendering restarts the render before the commit: old values are never painted.
    setSeen(props)
    const fresh = initialShellState(props)
    dispatch({ type: 'set', values: Object.fromEntries(changed.map((key) => [key, fresh[key]])) })
  }
  return [state, dispatch] as const
}
