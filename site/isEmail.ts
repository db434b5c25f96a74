/** Longest address that mail servers accept. */
const MAX_LENGTH = 254

/** Whether a value has the form of an e-mail address. */
export function isEmail(value: unknown): boolean {
  return typeof value === 'string' && value.length <= MAX_LENGTH && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)
}
