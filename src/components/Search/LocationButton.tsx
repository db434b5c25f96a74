import { locationLabel } from '../../core/search/chosenLocations.ts'
import type { StoredLocation } from '../../core/search/storedSearch.ts'
import { useShellContext } from '../../react/ShellContext.ts'
import { renderIcon } from '../shared/renderIcon.tsx'

export interface LocationButtonProps {
  chosen: readonly StoredLocation[]
  /** Id of the element it opens, once that is rendered. */
  controls: string | undefined
  isOpen: boolean
  onClick: () => void
}

/**
 * Location button of the search. Renders a `<button>` with the chosen locations, and a hidden field for a plain GET.
 */
export function LocationButton({ chosen, controls, isOpen, onClick }: LocationButtonProps) {
  const { language, messages, taxonomy } = useShellContext()
  const text = messages.searchBar
  const rows = chosen.flatMap(({ parentId }) => taxonomy.locations.find(({ id }) => id === parentId) ?? [])
  const [first, ...others] = rows.map((row) => locationLabel(row, chosen, language))
  const names = [first, ...others].join(', ')
  return (
    <>
      {chosen.length > 0 && <input type="hidden" name="l" value={chosen.map(({ parentId }) => parentId).join('.')} />}
      <button
        type="button"
        className="shell-location-button"
        aria-haspopup="dialog"
        aria-expanded={controls === undefined ? undefined : isOpen}
        aria-controls={controls}
        onClick={onClick}
      >
        {renderIcon('mapPin')}
        {first === undefined ? (
          <span className="shell-location-names">{text.allLocations}</span>
        ) : (
          <>
            <span className="shell-hidden">
              {text.locations}: {names}
            </span>
            <span className="shell-location-names" aria-hidden="true">
              {first}
            </span>
          </>
        )}
        {others.length > 0 && (
          <span className="shell-location-more" aria-hidden="true">
            +{others.length}
          </span>
        )}
        {chosen.length > 0 && (
          <span className="shell-location-count" aria-hidden="true">
            {chosen.length}
          </span>
        )}
      </button>
    </>
  )
}
