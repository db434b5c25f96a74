import { useReducer } from 'react'
import { sameValue } from '../sameValue.ts'
import { type FollowedState, initialShellState, type ShellState, shellReducer } from '../shellState.ts'

/**
 * Returns state that starts from props, follows each changed prop, and keeps updates made by events in between.
 *
 * @param readFirst returns further initial values.
 */
export function usePropSyncedState(props: Partial<ShellState>, readFirst: () => Partial<FollowedState>) {
  const [state, dispatch] = useReducer(shellReducer, props, (given) =>
    initialShellState({ ...given, ...readFirst(), seenProps: given }),
  )
  const { seenProps: seen } = state
  const keys = Object.keys({ ...seen, ...props }) as (keyof ShellState)[]
  const isOtherPage = seen.pageName !== props.pageName && state.pageName !== props.pageName
  // A section belongs to its page.
  const changed = keys.filter((key) => !sameValue(seen[key], props[key]) || (isOtherPage && key === 'section'))
  if (changed.length > 0) {
    // Setting state while rendering restarts the render before the commit: old values are never painted.
    const fresh = initialShellState(props)
    const values = Object.fromEntries(changed.map((key) => [key, fresh[key]]))
    dispatch({ type: 'set', values: { ...values, seenProps: props } })
  }
  return [state, dispatch] as const
}
