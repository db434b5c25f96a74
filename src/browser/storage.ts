/** The two storages of a page. */
export type StorageArea = 'local' | 'session'

/** A stored text; `null` where there is none or storage is denied. */
export function readStored(area: StorageArea, key: string): string | null {
  try {
    return storage(area).getItem(key)
  } catch {
    return null
  }
}

/** Stores a text, and tells whether it was stored: storage can be full, or denied. */
export function writeStored(area: StorageArea, key: string, text: string): boolean {
  try {
    storage(area).setItem(key, text)
    return true
  } catch {
    return false
  }
}

/** Takes a text out of storage. */
export function removeStored(area: StorageArea, key: string): void {
  try {
    storage(area).removeItem(key)
  } catch {
    // Storage that is denied holds nothing.
  }
}

function storage(area: StorageArea): Storage {
  return area === 'local' ? window.localStorage : window.sessionStorage
}
