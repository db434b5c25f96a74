import { constants } from '../constants.ts'
import type { Language } from '../language/language.ts'
import { type Named, nameIn } from '../named.ts'
import { ALL_CHILDREN } from '../reference/nestedSelection.ts'
import { normalizeIds } from './ids.ts'
import type { StoredLocation } from './storedSearch.ts'

/** Locations with their districts, as they were chosen. */
export type Chosen = readonly StoredLocation[]

/**
 * What is chosen at the start: the locations with their districts, then the ids that they do not name; three at most.
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

function districtsOrAll(childrenIds: readonly number[] | undefined): readonly number[] {
  return childrenIds && childrenIds.length > 0 && !childrenIds.includes(ALL_CHILDREN) ? childrenIds : [ALL_CHILDREN]
}

/** A province among those that are chosen. */
export const findChosen = (chosen: Chosen, parentId: number) =>
  chosen.find((location) => location.parentId === parentId)

/** Whether all districts of a province are chosen. */
export const isWhole = ({ childrenIds }: StoredLocation): boolean => districtsOrAll(childrenIds)[0] === ALL_CHILDREN

/**
 * A chosen location in words: its name, with the number of districts where it is not the whole province.
 *
 * @example locationLabel({ id: 24, name: 'Hà Nội', nameEn: 'Ha Noi' }, [{ parentId: 24, childrenIds: [2, 3] }], 'vi') // 'Hà Nội (2)'
 */
export function locationLabel(row: Named, chosen: Chosen, language: Language): string {
  const location = findChosen(chosen, row.id)
  const name = nameIn(row, language)
  return location && !isWhole(location) ? `${name} (${location.childrenIds?.length})` : name
}
