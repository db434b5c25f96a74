import type { ShellEventMap, ShellEventName } from '../../core/contracts.ts'

/**
 * Dispatches a cancelable shell event on `window`. A listener handles it by calling `preventDefault()`.
 *
 * @returns whether a listener handled it.
 *
 * @example dispatchShellEvent('UPDATE_PAGE', { pageName: 'myJobs', section: 'saved' })
 */
export function dispatchShellEvent<Name extends ShellEventName>(name: Name, detail: ShellEventMap[Name]): boolean {
  return !window.dispatchEvent(new CustomEvent(name, { detail, cancelable: true }))
}

/**
 * Adds a listener of a shell event. Payloads may come from another version of the shell: validate them.
 *
 * @returns a function that unsubscribes.
 *
 * @example const stop = onShellEvent('SEARCH', ({ detail }) => refine(detail.params))
 */
export function onShellEvent<Name extends ShellEventName>(
  name: Name,
  listener: (event: CustomEvent<ShellEventMap[Name]>) => void,
): () => void {
  const handle = listener as EventListener
  window.addEventListener(name, handle)
  return () => window.removeEventListener(name, handle)
}
