import { constants } from '../constants.ts'
import type { Language } from '../language/language.ts'
import type { Named } from '../named.ts'
import { ALL_CHILDREN } from '../reference/namedTable.ts'
import type { DistrictsByProvince } from '../reference/places.ts'
import { sortByName } from '../reference/referenceData.ts'
import { slugify } from '../text/slugify.ts'
import { type Chosen, findChosen, isWhole } from './chosenLocations.ts'
import type { StoredLocation } from './ids.ts'

/** State of a province's checkbox: `mixed` if only some of its districts are chosen. */
export type PickState = 'checked' | 'mixed' | 'unchecked'

/** Returns the state of a province's checkbox. */
export function pickState(chosen: Chosen, parentId: number): PickState {
  const location = findChosen(chosen, parentId)
  if (!location) return 'unchecked'
  return isWhole(location) ? 'checked' : 'mixed'
}

/** Returns whether a district is chosen, itself or with its whole province. */
export function isDistrictPicked(chosen: Chosen, parentId: number, districtId: number): boolean {
  const location = findChosen(chosen, parentId)
  return location !== undefined && (isWhole(location) || location.childrenIds?.includes(districtId) === true)
}

/** Returns whether a province can be chosen: not as a fourth one. */
export function canPick(chosen: Chosen, parentId: number): boolean {
  return chosen.length < constants.maxLocations || findChosen(chosen, parentId) !== undefined
}

/**
 * Toggles a province's checkbox: the whole province, or nothing of it. A fourth province leaves the list unchanged.
 *
 * @example pickLocation([], 29) // [{ parentId: 29, childrenIds: [-1] }]
 */
export function pickLocation(chosen: Chosen, parentId: number): Chosen {
  switch (pickState(chosen, parentId)) {
    case 'checked':
      return removeLocation(chosen, parentId)
    case 'mixed':
      return replace(chosen, { parentId, childrenIds: [ALL_CHILDREN] })
    case 'unchecked':
      return canPick(chosen, parentId) ? [...chosen, { parentId, childrenIds: [ALL_CHILDREN] }] : chosen
  }
}

/**
 * Toggles a district's checkbox. All districts together become the whole province; removing the last one removes the
 * province; removing one from a whole province keeps the others. A fourth province leaves the list unchanged.
 *
 * @param districtIds all districts of the province.
 *
 * @example pickDistrict([{ parentId: 24, childrenIds: [-1] }], 24, 2, [2, 3]) // [{ parentId: 24, childrenIds: [3] }]
 */
export function pickDistrict(
  chosen: Chosen,
  parentId: number,
  districtId: number,
  districtIds: readonly number[],
): Chosen {
  if (!canPick(chosen, parentId)) return chosen
  const isPicked = isDistrictPicked(chosen, parentId, districtId)
  const picked = districtIds.filter((id) => (id === districtId ? !isPicked : isDistrictPicked(chosen, parentId, id)))
  if (picked.length === 0) return removeLocation(chosen, parentId)
  return replace(chosen, { parentId, childrenIds: picked.length === districtIds.length ? [ALL_CHILDREN] : picked })
}

/** Returns the list without a province. */
export function removeLocation(chosen: Chosen, parentId: number): Chosen {
  return chosen.filter((location) => location.parentId !== parentId)
}

function replace(chosen: Chosen, location: StoredLocation): Chosen {
  if (!findChosen(chosen, location.parentId)) return [...chosen, location]
  return chosen.map((one) => (one.parentId === location.parentId ? location : one))
}

/** Groups the locations: the top ones as configured, then the others by name. */
export function groupLocations(
  locations: readonly Named[],
  topIds: readonly number[],
  language: Language,
): { top: Named[]; others: Named[] } {
  return {
    top: topIds.flatMap((id) => locations.find((row) => row.id === id) ?? []),
    others: sortByName(
      locations.filter(({ id }) => !topIds.includes(id)),
      language,
    ),
  }
}

/**
 * Returns whether a name contains the typed text, ignoring case and diacritics. Empty text matches every name.
 *
 * @example matchesText({ id: 17, name: 'Đà Nẵng', nameEn: 'Da Nang' }, 'da nang') // true
 */
export function matchesText({ name, nameEn }: Named, text: string): boolean {
  const wanted = slugify(text)
  if (wanted === '') return text.trim() === ''
  return slugify(name).includes(wanted) || slugify(nameEn).includes(wanted)
}

/** Returns the locations whose own name, or a district's name, contains the typed text. */
export function filterLocations(rows: readonly Named[], text: string, districts: DistrictsByProvince): Named[] {
  return rows.filter((row) => matchesText(row, text) || districts[row.id]?.some((one) => matchesText(one, text)))
}
