/**
 * Parses JSON text from storage; `undefined` for invalid JSON. Never throws.
 *
 * @example parseJson('{') // undefined
 */
export function parseJson(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}

/**
 * Parses a JSON object from storage; `null` for any other text.
 *
 * @example parseRecord('[1]') // null
 */
export function parseRecord(text: string | null | undefined): Record<string, unknown> | null {
  const value = parseJson(text)
  return isRecord(value) ? value : null
}

/** Returns whether an external value is an object with keys: neither `null` nor an array. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns whether a value is none, a text, a number or a boolean: not an object, whose conversion to text may throw. */
export const isPlainValue = (value: unknown): boolean =>
  value === null || (typeof value !== 'object' && typeof value !== 'function' && typeof value !== 'symbol')
