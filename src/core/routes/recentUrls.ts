const CAPACITY = 500

/** Longer URLs are not cached, so that the cache stays small whatever visitors request. */
const MAX_LENGTH = 1_000

const SLOTS = 4096
const MARKS = 512

/** Cache of recent results by URL. */
export interface RecentUrls {
  get(url: string): string | undefined
  set(url: string, result: string): void
}

/**
 * Returns a bounded cache of results by URL. A URL is stored when it is set for the second time: most URLs of a server
 * or a crawler never return, and storing each would cost half as much as computing it. The cache holds at least the
 * last 500 stored results and at most 1,000; the older half is dropped at once, which is cheaper than one by one.
 *
 * @example createRecentUrls().get('/viec-lam') // undefined
 */
export function createRecentUrls(): RecentUrls {
  const seen = new Uint8Array(SLOTS)
  let marks = 0
  let recent = new Map<string, string>()
  let older: ReadonlyMap<string, string> = new Map()

  const store = (url: string, result: string): void => {
    if (recent.size >= CAPACITY) {
      older = recent
      recent = new Map()
    }
    recent.set(url, result)
  }

  return {
    get(url) {
      if (typeof url !== 'string' || seen[slotOf(url)] === 0) return undefined
      const found = recent.get(url)
      if (found !== undefined) return found
      const old = older.get(url)
      if (old !== undefined) store(url, old)
      return old
    },
    set(url, result) {
      if (typeof url !== 'string' || url.length > MAX_LENGTH) return
      const slot = slotOf(url)
      if (seen[slot] === 1) return store(url, result)
      // Few marks at a time, so that new URLs rarely collide with another one's mark.
      if (marks >= MARKS) {
        seen.fill(0)
        marks = 0
      }
      seen[slot] = 1
      marks += 1
    },
  }
}

/** Returns the slot of a URL, from its length and a few characters: a collision only stores a URL sooner. */
function slotOf(url: string): number {
  const { length } = url
  const end = (url.charCodeAt(length - 1) << 4) ^ (url.charCodeAt(length - 2) << 2) ^ url.charCodeAt(length - 4)
  const middle = (url.charCodeAt(length >> 1) << 5) ^ (url.charCodeAt(length >> 2) << 7) ^ url.charCodeAt(length - 3)
  return (end ^ middle ^ (length << 6)) & (SLOTS - 1)
}
