import { useEffect, useMemo, useState } from 'react'
import { readStoredSearch } from '../../browser/stored/storedSearch.ts'
import { nameIn } from '../../core/named.ts'
import { chosenLocations, locationLabel, withStoredDistricts } from '../../core/search/chosenLocations.ts'
import type { StoredLocation } from '../../core/search/ids.ts'
import { type MarkText, type ShellInternals, useShellContext } from '../../react/ShellContext.ts'

interface Choice {
  readonly initial: readonly StoredLocation[]
  readonly chosen: readonly StoredLocation[]
}

/**
 * Returns the chosen locations and their setter. They start from the page's or the last search's; URLs contain
 * provinces only, so districts come from the stored search. A location without a name cannot be shown and is left out.
 */
export function useChosenLocations() {
  const { locations, locationId, taxonomy, language } = useShellContext()
  const initial = useMemo(() => chosenLocations(locations, locationId), [locations, locationId])
  // With what it was made for: set anew while rendering, it could fall back to the choice before.
  const [choice, setChoice] = useState<Choice>({ initial, chosen: initial })
  const chosen = choice.initial === initial ? choice.chosen : initial
  useEffect(() => {
    const stored = initial.length > 0 ? readStoredSearch()?.locations : undefined
    const restored = stored ? withStoredDistricts(initial, stored, locations) : initial
    // After hydration: servers cannot read the browser's storage.
    if (restored !== initial)
      setChoice((now) => (now.initial === initial && now.chosen !== initial ? now : { initial, chosen: restored }))
  }, [initial, locations])
  const named = useMemo(() => namedLocations(chosen, { taxonomy, language }), [chosen, taxonomy, language])
  return [named, (next: readonly StoredLocation[]) => setChoice({ initial, chosen: next })] as const
}

/** Returns the chosen locations that have a name. */
const namedLocations = (
  chosen: readonly StoredLocation[],
  { taxonomy, language }: Pick<ShellInternals, 'taxonomy' | 'language'>,
): readonly StoredLocation[] =>
  chosen.filter(({ parentId }) =>
    nameIn(
      taxonomy.locations.find(({ id }) => id === parentId),
      language,
    ),
  )

/** Texts of the location button for the chosen locations. */
export interface LocationTexts {
  /** Ids for a plain GET. */
  readonly ids: string
  readonly first: string
  readonly names: string
  readonly count: string
  /** Number of the others; `''` for none. */
  readonly more: string
}

/** Returns what the location button shows; `null` for no locations. */
export function locationTexts(
  shell: ShellInternals,
  text: MarkText,
  chosen = namedLocations(chosenLocations(shell.locations, shell.locationId), shell),
): LocationTexts | null {
  const { language, taxonomy } = shell
  const rows = chosen.flatMap(({ parentId }) => taxonomy.locations.find(({ id }) => id === parentId) ?? [])
  const names = rows.map((row) => locationLabel(row, chosen, language))
  const [first] = names
  if (first === undefined) return null
  return {
    ids: text(chosen.map(({ parentId }) => parentId).join('.')),
    first: text(first),
    names: text(names.join(', ')),
    count: text(String(chosen.length)),
    more: text(names.length > 1 ? String(names.length - 1) : ''),
  }
}
