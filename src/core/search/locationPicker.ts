import { constants } from '../constants.ts'
import type { Language } from '../language/language.ts'
import { type Named, nameIn } from '../named.ts'
import { ALL_CHILDREN } from '../reference/nestedSelection.ts'
import type { DistrictsByProvince } from '../reference/places.ts'
import { slugify } from '../text/slugify.ts'
import { type Chosen, findChosen, isWhole } from './chosenLocations.ts'
import type { StoredLocation } from './storedSearch.ts'

/** A province's box: `mixed` where only some of its districts are chosen. */
export type PickState = 'checked' | 'mixed' | 'unchecked'

/** The state of a province's box. */
export function pickState(chosen: Chosen, parentId: number): PickState {
  const location = findChosen(chosen, parentId)
  if (!location) return 'unchecked'
  return isWhole(location) ? 'checked' : 'mixed'
}

/** Whether a district is chosen, by itself or with its whole province. */
export function isDistrictPicked(chosen: Chosen, parentId: number, districtId: number): boolean {
  const location = findChosen(chosen, parentId)
  return location !== undefined && (isWhole(location) || location.childrenIds?.includes(districtId) === true)
}

/** Whether something of a province can be chosen: a fourth one cannot. */
export function canPick(chosen: Chosen, parentId: number): boolean {
  return chosen.length < constants.maxLocations || findChosen(chosen, parentId) !== undefined
}

/**
 * A press on a province's box: the whole province, or nothing of it. A fourth province leaves the list as it is.
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
 * A press on a district's box. All districts one by one are the whole province; the last one that goes takes its
 * province along; one that goes from a whole province leaves the others. A fourth province leaves the list as it is.
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

/** The list without a province. */
export function removeLocation(chosen: Chosen, parentId: number): Chosen {
  return chosen.filter((location) => location.parentId !== parentId)
}

function replace(chosen: Chosen, location: StoredLocation): Chosen {
  if (!findChosen(chosen, location.parentId)) return [...chosen, location]
  return chosen.map((one) => (one.parentId === location.parentId ? location : one))
}

/** The locations in two groups: the top ones as configured, then the others by name, as Vietnamese is sorted. */
export function groupLocations(
  locations: readonly Named[],
  topIds: readonly number[],
  language: Language,
): { top: Named[]; others: Named[] } {
  const byName = new Intl.Collator('vi')
  return {
    top: topIds.flatMap((id) => locations.find((row) => row.id === id) ?? []),
    others: locations
      .filter(({ id }) => !topIds.includes(id))
      .sort((one, two) => byName.compare(nameIn(one, language), nameIn(two, language))),
  }
}

/**
 * Whether a name holds what was typed, whatever its case and accents. Nothing typed is held by every name.
 *
 * @example matchesText({ id: 17, name: 'Đà Nẵng', nameEn: 'Da Nang' }, 'da nang') // true
 */
export function matchesText({ name, nameEn }: Named, text: string): boolean {
  const wanted = slugify(text)
  if (wanted === '') return text.trim() === ''
  return slugify(name).includes(wanted) || slugify(nameEn).includes(wanted)
}

/** The locations that hold what was typed in their own name or in that of a district. */
export function filterLocations(rows: readonly Named[], text: string, districts: DistrictsByProvince): Named[] {
  return rows.filter((row) => matchesText(row, text) || districts[row.id]?.some((one) => matchesText(one, text)))
}
