/** Function that records its calls. */
export interface Spy<Args extends readonly unknown[]> {
  (...args: Args): void
  /** Arguments of each call, in order. */
  readonly calls: readonly Args[]
  /** Removes all recorded calls. */
  clear(): void
}

/**
 * Creates a function that records its calls, for tests without a mocking library.
 *
 * @example
 * const navigate = createSpy<[href: string]>()
 * navigate('/jobs')
 * navigate.calls // [['/jobs']]
 */
export function createSpy<Args extends readonly unknown[]>(): Spy<Args> {
  let calls: readonly Args[] = []
  const record = (...args: Args): void => {
    calls = [...calls, args]
  }
  return Object.defineProperties(record, {
    calls: { get: () => calls },
    clear: {
      value: () => {
        calls = []
      },
    },
  }) as Spy<Args>
}
