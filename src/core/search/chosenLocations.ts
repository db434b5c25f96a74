import { constants } from '../constants.ts'
import type { Language } from '../language/language.ts'
import { type Named, nameIn } from '../named.ts'
import { ALL_CHILDREN } from '../reference/namedTable.ts'
import { normalizeIds, type StoredLocation } from './ids.ts'

/** Chosen locations with their districts. */
export type Chosen = readonly StoredLocation[]

/**
 * Returns the initial choice: the locations with their districts, then the remaining ids; at most three.
 *
 * @example chosenLocations([{ parentId: 24, childrenIds: [2] }], [24, 29])
 * // [{ parentId: 24, childrenIds: [2] }, { parentId: 29, childrenIds: [-1] }]
 */
export function chosenLocations(locations: Chosen, locationIds: readonly number[]): StoredLocation[] {
  const byId = new Map(locations.map((location) => [location.parentId, location.childrenIds]))
  return normalizeIds([...byId.keys(), ...normalizeIds(locationIds)])
    .slice(0, constants.maxLocations)
    .map((parentId) => ({ parentId, childrenIds: districtsOrAll(byId.get(parentId)) }))
}

/**
 * Adds the districts that an earlier search stored to chosen locations. A province whose districts the page specifies
 * keeps these; one that is missing from the earlier search stays whole. Returns the same list if nothing changes.
 *
 * @param named the locations set by the page, with their districts.
 *
 * @example withStoredDistricts([{ parentId: 24, childrenIds: [-1] }], [{ parentId: 24, childrenIds: [2] }], [])
 * // [{ parentId: 24, childrenIds: [2] }]
 */
export function withStoredDistricts(chosen: Chosen, stored: Chosen, named: Chosen): Chosen {
  const restored = chosen.map((location) => {
    const earlier = findChosen(stored, location.parentId)
    const isNamed = findChosen(named, location.parentId)?.childrenIds !== undefined
    return earlier && !isNamed && !isWhole(earlier)
      ? { ...location, childrenIds: normalizeIds(earlier.childrenIds) }
      : location
  })
  return restored.some((location, index) => location !== chosen[index]) ? restored : chosen
}

export function districtsOrAll(childrenIds: readonly number[] | undefined): readonly number[] {
  return childrenIds && childrenIds.length > 0 && !childrenIds.includes(ALL_CHILDREN) ? childrenIds : [ALL_CHILDREN]
}

/** Returns a province among the chosen ones. */
export const findChosen = (chosen: Chosen, parentId: number) =>
  chosen.find((location) => location.parentId === parentId)

/** Returns whether all districts of a province are chosen. */
export const isWhole = ({ childrenIds }: StoredLocation): boolean => districtsOrAll(childrenIds)[0] === ALL_CHILDREN

/**
 * Returns the label of a chosen location: its name, with the number of districts unless the whole province is chosen.
 *
 * @example locationLabel({ id: 24, name: 'Hà Nội', nameEn: 'Ha Noi' }, [{ parentId: 24, childrenIds: [2, 3] }], 'vi') // 'Hà Nội (2)'
 */
export function locationLabel(row: Named, chosen: Chosen, language: Language): string {
  const location = findChosen(chosen, row.id)
  const name = nameIn(row, language)
  return location && !isWhole(location) ? `${name} (${location.childrenIds?.length})` : name
}
