/** Compares by content, so that a list or user recreated on every render is not a change. */
export function sameValue(one: unknown, two: unknown): boolean {
  if (Object.is(one, two)) return true
  if (typeof one !== 'object' || typeof two !== 'object' || one === null || two === null) return false
  if (Array.isArray(one) !== Array.isArray(two)) return false
  const keys = new Set([...Object.keys(one), ...Object.keys(two)])
  return [...keys].every((key) =>
    sameValue((one as Record<string, unknown>)[key], (two as Record<string, unknown>)[key]),
  )
}
