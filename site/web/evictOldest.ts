/** Removes the oldest entry of a map that has reached its limit, before another one is added. */
export function evictOldest(map: Map<string, unknown>, max: number): void {
  const oldest = map.keys().next()
  if (map.size >= max && !oldest.done) map.delete(oldest.value)
}
