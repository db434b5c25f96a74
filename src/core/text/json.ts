/**
 * What a text from storage holds; `undefined` for what is no JSON. Never throws.
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

/** Whether a value from outside is an object of keys and values: neither `null` nor a list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
