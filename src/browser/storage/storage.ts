import type { StorageAreaOf, StorageKey } from '../../core/contracts.ts'

/** The browser's storage areas: a tab's values before those of all tabs. */
export const STORAGE_AREAS = ['session', 'local'] as const

/** Returns a stored text; `null` if it is absent or storage is denied. */
export function readStored<Key extends StorageKey>(area: StorageAreaOf<Key>, key: Key): string | null {
  try {
    return storage(area).getItem(key)
  } catch {
    return null
  }
}

/** Stores a text. Returns `false` if storage is full or denied. */
export function writeStored<Key extends StorageKey>(area: StorageAreaOf<Key>, key: Key, text: string): boolean {
  try {
    storage(area).setItem(key, text)
    return true
  } catch {
    return false
  }
}

/** Removes a stored text. */
export function removeStored<Key extends StorageKey>(area: StorageAreaOf<Key>, key: Key): void {
  try {
    storage(area).removeItem(key)
  } catch {
    // Denied storage has nothing to remove.
  }
}

function storage(area: 'local' | 'session'): Storage {
  return area === 'local' ? window.localStorage : window.sessionStorage
}
