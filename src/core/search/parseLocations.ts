import { normalizeIds, toId } from './ids.ts'
import type { StoredLocation } from './storedSearch.ts'

/**
 * Parses a list of chosen locations; entries without a usable `parentId` are skipped.
 *
 * @example parseLocations([{ parentId: '24', childrenIds: ['2'] }, 7]) // [{ parentId: 24, childrenIds: [2] }]
 */
export function parseLocations(value: unknown): StoredLocation[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((entry: { parentId?: unknown; childrenIds?: unknown } | null) => {
    const [parentId] = normalizeIds([entry?.parentId])
    if (parentId === undefined) return []
    const childrenIds = Array.isArray(entry?.childrenIds)
      ? entry.childrenIds.map(toId).filter(Number.isSafeInteger)
      : undefined
    return [{ parentId, ...(childrenIds && { childrenIds }) }]
  })
}
