import type { Language } from '../language/language.ts'
import { type Named, nameIn } from '../named.ts'
import type { JobFunctionGroup } from './jobFunctions.ts'

/** The datasets that are fetched, by name, and the shape of each. */
export interface ReferenceDatasets {
  readonly industry: readonly Named[]
  readonly jobFunction: readonly JobFunctionGroup[]
  readonly level: readonly Named[]
}

/** The name of a dataset. */
export type ReferenceDataset = keyof ReferenceDatasets

/**
 * Rows by their name in a language, as its speakers sort: in Vietnamese `Âm nhạc` stands before `Du lịch`.
 *
 * @example sortByName([{ id: 2, name: 'Du lịch', nameEn: '' }, { id: 1, name: 'Âm nhạc', nameEn: '' }], 'vi').map(({ id }) => id) // [1, 2]
 */
export function sortByName(rows: readonly Named[], language: Language): Named[] {
  const { compare } = new Intl.Collator(language)
  return [...rows].sort((one, two) => compare(nameIn(one, language), nameIn(two, language)))
}

/**
 * Groups of job functions by the name of their parent in a language; the last group, which takes in the others, stays last.
 *
 * @example sortJobFunctionGroups(fallbackJobFunctions, 'en').length // 1
 */
export function sortJobFunctionGroups(groups: readonly JobFunctionGroup[], language: Language): JobFunctionGroup[] {
  const { compare } = new Intl.Collator(language)
  const sorted = groups
    .slice(0, -1)
    .sort((one, two) => compare(nameIn(one.parent, language), nameIn(two.parent, language)))
  return [...sorted, ...groups.slice(-1)]
}
