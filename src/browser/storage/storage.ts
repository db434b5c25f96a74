/** Browser storage area. */
export type StorageArea = 'local' | 'session'

/** Returns a stored text; `null` if it is absent or storage is denied. */
export function readStored(area: StorageArea, key: string): string | null {
  try {
    return storage(area).getItem(key)
  } catch {
    return null
  }
}

/** Stores a text. Returns `false` if storage is full or denied. */
export function writeStored(area: StorageArea, key: string, text: string): boolean {
  try {
    storage(area).setItem(key, text)
    return true
  } catch {
    return false
  }
}

/** Removes a stored text. */
export function removeStored(area: StorageArea, key: string): void {
  try {
    storage(area).removeItem(key)
  } catch {
    // Denied storage has nothing to remove.
  }
}

function storage(area: StorageArea): Storage {
  return area === 'local' ? window.localStorage : window.sessionStorage
}
