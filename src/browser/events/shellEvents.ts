import type { Language } from '../../core/language/language.ts'
import type { PageName } from '../../core/pages/pages.ts'
import type { StoredLocation } from '../../core/search/storedSearch.ts'
import type { User } from '../../core/user/user.ts'

/** Payloads of the events that the shell and its pages exchange on `window`, by event name. */
export interface ShellEventMap {
  SEARCH: {
    params: {
      query?: string
      locationId?: readonly number[]
      categoryId?: readonly number[]
      /** Job function ids that narrow the search. Omitted on pages without job functions. */
      jobFunctionId?: readonly number[]
      /** Locations of `locationId` with their chosen districts; -1 is the whole province. Omitted if none is chosen. */
      locations?: readonly StoredLocation[]
      page?: number
    }
    /** Same as `params.locations`. */
    locations?: readonly StoredLocation[]
    from?: string
    hideFilter?: boolean
    /** Whether the visitor removed a criterion of the search: the page clears its own filters too. */
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

/** Name of a shell event. */
export type ShellEventName = keyof ShellEventMap

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
