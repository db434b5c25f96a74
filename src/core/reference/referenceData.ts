import { type Language, supportedLanguage } from '../language/language.ts'
import { toList } from '../looseValues.ts'
import { type Named, nameIn } from '../named.ts'
import type { JobFunctionGroup } from './jobFunctions.ts'

/** Types of the fetched datasets, by name. */
export interface ReferenceDatasets {
  readonly industry: readonly Named[]
  readonly jobFunction: readonly JobFunctionGroup[]
  readonly level: readonly Named[]
}

/** Name of a dataset. */
export type ReferenceDataset = keyof ReferenceDatasets

/**
 * Sorts rows by their name in a language and its collation: in Vietnamese `Âm nhạc` comes before `Du lịch`.
 *
 * @example sortByName([{ id: 2, name: 'Du lịch', nameEn: '' }, { id: 1, name: 'Âm nhạc', nameEn: '' }], 'vi').map(({ id }) => id) // [1, 2]
 */
export function sortByName(rows: readonly Named[], language: Language): Named[] {
  const { compare } = new Intl.Collator(supportedLanguage(language))
  return toList(rows).sort((one, two) => compare(nameIn(one, language), nameIn(two, language)))
}

/**
 * Sorts job function groups by their parent's name in a language; the last group, which contains all others, stays
 * last.
 *
 * @example sortJobFunctionGroups(fallbackJobFunctions, 'en').length // 1
 */
export function sortJobFunctionGroups(groups: readonly JobFunctionGroup[], language: Language): JobFunctionGroup[] {
  const { compare } = new Intl.Collator(supportedLanguage(language))
  const all = toList(groups)
  const sorted = all
    .slice(0, -1)
    .sort((one, two) => compare(nameIn(one.parent, language), nameIn(two.parent, language)))
  return [...sorted, ...all.slice(-1)]
}
