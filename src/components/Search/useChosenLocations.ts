import { useEffect, useMemo, useState } from 'react'
import { readStoredSearch } from '../../browser/stored/storedSearch.ts'
import { nameIn } from '../../core/named.ts'
import { chosenLocations, withStoredDistricts } from '../../core/search/chosenLocations.ts'
import type { StoredLocation } from '../../core/search/storedSearch.ts'
import { useShellContext } from '../../react/ShellContext.ts'

/**
 * Returns the chosen locations and their setter. They start from the page's or the last search's; URLs contain
 * provinces only, so districts come from the stored search. A location without a name cannot be shown and is left out.
 */
export function useChosenLocations() {
  const { locations, locationId, taxonomy, language } = useShellContext()
  const initial = useMemo(() => chosenLocations(locations, locationId), [locations, locationId])
  const [seen, setSeen] = useState(initial)
  const [chosen, setChosen] = useState<readonly StoredLocation[]>(initial)
  if (seen !== initial) {
    setSeen(initial)
    setChosen(initial)
  }
  useEffect(() => {
    const stored = initial.length > 0 ? readStoredSearch()?.locations : undefined
    // After hydration: servers cannot read the browser's storage.
    if (stored)
      setChosen((current) => (current === initial ? withStoredDistricts(initial, stored, locations) : current))
  }, [initial, locations])
  const named = useMemo(
    () =>
      chosen.filter(({ parentId }) =>
        nameIn(
          taxonomy.locations.find(({ id }) => id === parentId),
          language,
        ),
      ),
    [chosen, taxonomy, language],
  )
  return [named, setChosen] as const
}
