// A file of its own: it reads all of React, which else is read by name.
import * as React from 'react'

/**
 * Does nothing while React renders the caller.
 *
 * @throws Error if another copy of React renders it than the shell imports: before any hook, which would fail without saying
 * why. Call it under a condition that bundlers remove from production builds.
 */
export function requireOneReact(): void {
  if (isRendering()) return
  throw new Error(
    `[@jobsite/shell] Two copies of React are on this page: the one that renders it, and ${React.version}, which the shell imports. "npm ls react react-dom" shows them. Make both resolve to one: npm dedupe, resolve.dedupe: ['react', 'react-dom'] of Vite, singletons of module federation. See https://github.com/jobsite/shell/blob/main/docs/troubleshooting.md#two-reacts (code: two-reacts)`,
  )
}

/** Returns whether the shell's copy of React is rendering; `true` where that cannot be known. */
function isRendering(): boolean {
  const read = (key: string) => (React as Record<string, unknown>)[key] as Internals | undefined
  const internals = read('__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')
  if (internals) return internals.H !== null
  return read('__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED')?.ReactCurrentDispatcher?.current !== null
}

/** Where React keeps the hooks of the component that it is rendering: since version 19, and before. */
interface Internals {
  readonly H?: unknown
  readonly ReactCurrentDispatcher?: { readonly current: unknown }
}
