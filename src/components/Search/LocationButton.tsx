import type { StoredLocation } from '../../core/search/storedSearch.ts'
import { useShellContext } from '../../react/ShellContext.ts'
import { useShellTexts } from '../../react/useShellTexts.ts'
import { renderIcon } from '../shared/renderIcon.tsx'
import { unlessHandled } from '../shared/unlessHandled.ts'
import { locationTexts } from './useChosenLocations.ts'

export interface LocationButtonProps {
  chosen: readonly StoredLocation[]
  /** Id of the dialog it opens. */
  controls: string
  isOpen: boolean
  onClick: () => void
}

/**
 * Location button of the search. Renders a `<button>` with the chosen locations, and a hidden field for a plain GET.
 */
export function LocationButton({ chosen, controls, isOpen, onClick }: LocationButtonProps) {
  const { messages } = useShellContext()
  const shown = useShellTexts(locationTexts, chosen)
  const text = messages.searchBar
  return (
    <>
      {shown && <input type="hidden" name="l" value={shown.ids} />}
      <button
        type="button"
        className="shell-location-button"
        aria-haspopup="dialog"
        // The sheet may have opened before this is hydrated.
        suppressHydrationWarning
        aria-expanded={isOpen}
        aria-controls={controls}
        onClick={unlessHandled(onClick)}
      >
        {renderIcon('mapPin')}
        {shown ? (
          <>
            <span className="shell-hidden">{`${text.locations}: ${shown.names}`}</span>
            <span className="shell-location-names" aria-hidden="true">
              {shown.first}
            </span>
          </>
        ) : (
          <span className="shell-location-names">{text.allLocations}</span>
        )}
        {shown?.more && (
          <span className="shell-location-more" aria-hidden="true">
            {`+${shown.more}`}
          </span>
        )}
        {shown && (
          <span className="shell-location-count" aria-hidden="true">
            {shown.count}
          </span>
        )}
      </button>
    </>
  )
}
