/** Most locations of one search. Here and not in the table of constants, which is larger than most rules that need it. */
export const MAX_LOCATIONS = 3

/**
 * Normalizes a list of external ids: numeric strings are converted; -1, other non-positive and repeated ids are
 * dropped, order is kept. A first id that is not a number empties the list; later ones are dropped.
 *
 * @example normalizeIds([29, -1, '24', 29]) // [29, 24]
 * @example normalizeIds(['all', 29]) // []
 */
export function normalizeIds(ids: unknown): number[] {
  if (!Array.isArray(ids) || Number.isNaN(toId(ids[0]))) return []
  const clean: number[] = []
  for (const value of ids) {
    const id = toId(value)
    if (Number.isSafeInteger(id) && id > 0) clean.push(id)
  }
  return hasRepeats(clean) ? [...new Set(clean)] : clean
}

/**
 * Normalizes like {@link normalizeIds}, to at most three locations.
 *
 * @example normalizeLocations([29, 24, 28, 17]) // [29, 24, 28]
 */
export function normalizeLocations(ids: unknown): number[] {
  const clean = normalizeIds(ids)
  return clean.length > MAX_LOCATIONS ? clean.slice(0, MAX_LOCATIONS) : clean
}

/**
 * Returns whether a short list has a repeated id, or the list is long. For short lists, comparing is faster than a set.
 */
function hasRepeats(ids: readonly number[]): boolean {
  return ids.length > 8 || (ids.length > 1 && ids.some((id, at) => ids.indexOf(id) < at))
}

/** Returns an id given as a number or as text; `NaN` for anything else. */
export function toId(value: unknown): number {
  if (typeof value === 'number') return value
  return typeof value === 'string' && /^\s*-?\d{1,15}\s*$/.test(value) ? Number(value) : Number.NaN
}
