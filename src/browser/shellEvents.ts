import type { Language } from '../core/language/language.ts'
import type { PageName } from '../core/pages/pages.ts'
import type { User } from '../core/user/user.ts'

/** The events that the shell and its pages exchange on `window`, and what each carries. */
export interface ShellEventMap {
  SEARCH: {
    params: {
      query?: string
      locationId?: readonly number[]
      categoryId?: readonly number[]
      page?: number
    }
    from?: string
    hideFilter?: boolean
    clearCurrentParams?: boolean
  }
  LOGIN_POPUP: {
    langCode: Language
    isNeedReload?: boolean
    onLoggedIn?: () => void
  }
  HEADER_STICKY: { sticky: boolean; height: number }
  UPDATE_USER: { user: User | null; isNew?: boolean }
  VNW_NEW_REGISTERED: { user?: User | null }
  UPDATE_PAGE: { pageName?: PageName; section?: string }
}

/** The name of a shell event. */
export type ShellEventName = keyof ShellEventMap

/**
 * Tells the page, and every shell on it, of something. Handlers may take it over with `preventDefault()`.
 *
 * @returns whether a handler took it over.
 *
 * @example dispatchShellEvent('UPDATE_PAGE', { pageName: 'myJobs', section: 'saved' })
 */
export function dispatchShellEvent<Name extends ShellEventName>(name: Name, detail: ShellEventMap[Name]): boolean {
  return !window.dispatchEvent(new CustomEvent(name, { detail, cancelable: true }))
}

/**
 * Listens to a shell event, whoever sent it. What is sent may come from another version: check what you read.
 *
 * @returns what ends the listening.
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
