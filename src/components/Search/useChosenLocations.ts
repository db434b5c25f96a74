import { useMemo, useState } from 'react'
import { chosenLocations } from '../../core/search/chosenLocations.ts'
import type { StoredLocation } from '../../core/search/storedSearch.ts'
import { useShellContext } from '../../react/ShellContext.ts'

/** The locations that the visitor has chosen, from those that the page or the last search set. */
export function useChosenLocations() {
  const { locations, locationId } = useShellContext()
  const given = useMemo(() => chosenLocations(locations, locationId), [locations, locationId])
  const [seen, setSeen] = useState(given)
  const [chosen, setChosen] = useState<readonly StoredLocation[]>(given)
  if (seen !== given) {
    setSeen(given)
    setChosen(given)
  }
  return [chosen, setChosen] as const
}
