import { locationLabel } from '../../core/search/chosenLocations.ts'
import type { StoredLocation } from '../../core/search/storedSearch.ts'
import { useShellContext } from '../../react/ShellContext.ts'
import { Icon } from '../Icon/Icon.tsx'

export interface LocationButtonProps {
  chosen: readonly StoredLocation[]
  /** Id of what it opens, once that is on the page. */
  controls: string | undefined
  isOpen: boolean
  onPress: () => void
}

/**
 * The locations of the search. Renders a `<button>` that says which are chosen, and a hidden field that a plain GET
 * takes along.
 */
export function LocationButton({ chosen, controls, isOpen, onPress }: LocationButtonProps) {
  const { language, messages, taxonomy } = useShellContext()
  const text = messages.searchBar
  const rows = chosen.flatMap(({ parentId }) => taxonomy.locations.find(({ id }) => id === parentId) ?? [])
  const names = rows.map((row) => locationLabel(row, chosen, language)).join(', ')
  return (
    <>
      {chosen.length > 0 && <input type="hidden" name="l" value={chosen.map(({ parentId }) => parentId).join('.')} />}
      <button
        type="button"
        className="shell-location-button"
        aria-haspopup="dialog"
        aria-expanded={controls === undefined ? undefined : isOpen}
        aria-controls={controls}
        onClick={onPress}
      >
        <Icon name="mapPin" />
        {names !== '' && <span className="shell-hidden">{text.locations}: </span>}
        <span className="shell-location-names">{names || text.allLocations}</span>
        {chosen.length > 0 && (
          <span className="shell-location-count" aria-hidden="true">
            {chosen.length}
          </span>
        )}
      </button>
    </>
  )
}
