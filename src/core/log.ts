/** Receiver of the shell's messages, by level, such as `console`. */
export interface Logger {
  /** Receives details for developers. */
  debug(message: string): void
  /** Receives notable events. */
  info(message: string): void
  /** Receives problems that the shell recovered from. */
  warn(message: string): void
  /** Receives failures. */
  error(message: string): void
}

/**
 * Returns a logger with the console's methods in place of missing ones, and of one that throws: plain JavaScript can pass
 * any value.
 */
export function wholeLogger(logger?: Partial<Logger> | null): Logger {
  const write = (level: keyof Logger) => (message: string) => {
    try {
      if (typeof logger?.[level] === 'function') return (logger as Logger)[level](message)
    } catch {
      // The console gets the message.
    }
    console[level](message)
  }
  return { debug: write('debug'), info: write('info'), warn: write('warn'), error: write('error') }
}

/** Messages that each receiver got: a server renders the same page again and again. */
const said = /* @__PURE__ */ new WeakMap<object, Set<string>>()

/** Most messages that are remembered of a receiver: a server runs for months. */
const MOST_SAID = 500

/**
 * Passes a message on, once a text.
 *
 * @param key the receiver, or what the message is about.
 */
export function warnOnce(key: object, message: string, warn: (message: string) => void = console.warn): void {
  const before = said.get(key) ?? new Set()
  said.set(key, before)
  if (before.has(message) || before.size >= MOST_SAID) return
  before.add(message)
  warn(message)
}

/**
 * Describes an unusable value in a message: text is quoted and cut at 200 characters; other values are named by type,
 * because objects from pages need not have a working `toString`.
 *
 * @example describeValue('//evil.example') // '"//evil.example"'
 * @example describeValue(null) // 'of type null'
 */
export const describeValue = (value: unknown): string =>
  typeof value === 'string' ? JSON.stringify(value.slice(0, 200)) : `of type ${value === null ? 'null' : typeof value}`
