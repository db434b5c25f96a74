import type { ShellEventMap, ShellEventName } from '../core/contracts.ts'
import type { TrackEvent } from '../core/track.ts'

/** Recorded shell event: its name and payload. */
export type RecordedShellEvent = {
  [Name in ShellEventName]: readonly [name: Name, detail: ShellEventMap[Name]]
}[ShellEventName]

/** Spies of a test; spread them on `<ShellTestProvider>`. */
export interface ShellSpies {
  /** Called with each URL that the shell passes to the page's router. */
  readonly navigate: Spy<readonly [href: string]>
  /** Called with the URL of each plain link that is clicked, a page load outside of tests. */
  readonly onPageLoad: Spy<readonly [href: string]>
  /** Called with each event for the page's analytics. */
  readonly onTrack: Spy<readonly [event: TrackEvent]>
  /** Called with each shell event on `window`, of any sender. */
  readonly onEvent: Spy<RecordedShellEvent>
}

/**
 * Creates spies of the shell's effects on its page, without a mocking library.
 *
 * @example
 * const spies = createShellSpies()
 * render(<ShellTestProvider {...spies}><Header /></ShellTestProvider>)
 * spies.navigate.calls // []
 */
export function createShellSpies(): ShellSpies {
  return { navigate: createSpy(), onPageLoad: createSpy(), onTrack: createSpy(), onEvent: createSpy() }
}

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
