/** URLs refused while one response is parsed; `undefined` while none is. */
let refused: string[] | undefined

/** Remembers a URL for which an item is left out. Does nothing outside {@link collectRefused}. */
export function noteRefused(url: string): void {
  refused?.push(url)
}

/** Runs a parser; returns its result with the URLs that it refused. The parser must be synchronous. */
export function collectRefused<T>(parse: () => T): { result: T; refused: readonly string[] } {
  const own: string[] = []
  refused = own
  try {
    return { result: parse(), refused: own }
  } finally {
    refused = undefined
  }
}

/** Most refusals that are remembered: a server runs for months. */
const MAX_REPORTED = 500
const reported = new Set<string>()

/** Whether a URL of an endpoint is refused for the first time, so that each is reported once. */
export function isFirstRefusal(endpoint: string, url: string): boolean {
  const key = `${endpoint} ${url.slice(0, 200)}`
  if (reported.has(key) || reported.size >= MAX_REPORTED) return false
  reported.add(key)
  return true
}
