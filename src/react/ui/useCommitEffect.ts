import { type DependencyList, useImperativeHandle } from 'react'

const run = (effect: (() => void) | null): void => effect?.()

/**
 * Calls a function in the commit that renders, as `useLayoutEffect` does, of which React 18 warns in every render of a server.
 *
 * @param effect returns nothing: it has no cleanup.
 */
export function useCommitEffect(effect: () => void, dependencies: DependencyList): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: The caller's list.
  useImperativeHandle(run, () => effect, dependencies)
}
