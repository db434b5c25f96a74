/**
 * Compares by content, so that a list or user recreated on every render is not a change. A cyclic value is the same if it
 * shows the same however often it is followed.
 */
export function sameValue(one: unknown, two: unknown): boolean {
  const pairs: [unknown, unknown][] = [[one, two]]
  // Pairs that are compared already: a cycle leads back to them.
  const known = new Map<unknown, Set<unknown>>()
  // Later pairs are appended as it runs. Recursion would overflow the stack in deep values.
  for (const [a, b] of pairs) {
    if (Object.is(a, b)) continue
    if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return false
    const others = known.get(a) ?? new Set()
    if (others.has(b)) continue
    known.set(a, others.add(b))
    for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) pairs.push([a[key], b[key]])
  }
  return true
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
