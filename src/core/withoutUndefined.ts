/**
 * Returns the values of an object that are not `undefined`: spread over defaults, they replace only what they set.
 *
 * @example withoutUndefined({ a: 1, b: undefined }) // { a: 1 }
 */
export function withoutUndefined<Values extends object>(values: Values): Partial<Values> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<Values>
}
