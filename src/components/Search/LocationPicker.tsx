import { useMemo, useState } from 'react'
import { constants } from '../../core/constants.ts'
import type { Named } from '../../core/named.ts'
import { locationLabel } from '../../core/search/chosenLocations.ts'
import { canPick, filterLocations, groupLocations, removeLocation } from '../../core/search/locationPicker.ts'
import type { StoredLocation } from '../../core/search/storedSearch.ts'
import { useShellContext } from '../../react/ShellContext.ts'
import { Icon } from '../Icon/Icon.tsx'
import { LocationRow } from './LocationRow.tsx'

export interface LocationPickerProps {
  chosen: readonly StoredLocation[]
  /** Whether it fills the screen, and so has a way back of its own. */
  isSheet: boolean
  onChange: (chosen: readonly StoredLocation[]) => void
  onClose: () => void
}

/**
 * Locations to choose from, three at most: the top ones, then all others, narrowed by a filter. Renders real checkboxes;
 * what is chosen stands above, each with a way to take it back.
 */
export function LocationPicker({ chosen, isSheet, onChange, onClose }: LocationPickerProps) {
  const { config, districts, language, messages, taxonomy } = useShellContext()
  const text = messages.searchBar
  const [filter, setFilter] = useState('')
  const [refusals, setRefusals] = useState(0)
  const groups = useMemo(
    () => groupLocations(taxonomy.locations, config.topLocationIds, language),
    [taxonomy, config, language],
  )
  const top = filterLocations(groups.top, filter, districts)
  const others = filterLocations(groups.others, filter, districts)
  const rows = chosen.flatMap(({ parentId }) => taxonomy.locations.find(({ id }) => id === parentId) ?? [])
  const isFull = chosen.length >= constants.maxLocations
  const count = top.length + others.length

  const change = (next: readonly StoredLocation[]) => {
    // The rule gives the same list back where it refuses.
    if (next === chosen) setRefusals((before) => before + 1)
    else onChange(next)
  }
  const group = (label: string, locations: readonly Named[]) =>
    locations.length > 0 && (
      <fieldset>
        <legend>{label}</legend>
        <ul>
          {locations.map((row) => (
            <LocationRow
              key={row.id}
              row={row}
              chosen={chosen}
              filter={filter}
              isDisabled={!canPick(chosen, row.id)}
              onChange={change}
            />
          ))}
        </ul>
      </fieldset>
    )
  return (
    <div className="shell-frame">
      <div className="shell-sheet-head">
        {isSheet && (
          <button type="button" className="shell-square" onClick={onClose}>
            <Icon name="back" />
            <span className="shell-hidden">{text.back}</span>
          </button>
        )}
        <input
          type="text"
          aria-label={text.filterLocations}
          placeholder={text.filterLocations}
          value={filter}
          onChange={(event) => setFilter(event.target.value)}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          inputMode="search"
        />
      </div>
      {/* Always as high as with something chosen: the list must not move under a finger. */}
      <ul className="shell-chips">
        {rows.length === 0 && <li className="shell-chip">{text.allLocations}</li>}
        {rows.map((row) => (
          <li key={row.id}>
            <button
              type="button"
              className="shell-chip"
              aria-label={text.removeLocation(locationLabel(row, chosen, language))}
              onClick={() => change(removeLocation(chosen, row.id))}
            >
              {locationLabel(row, chosen, language)}
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
      <p className="shell-note">{text.maxLocations(constants.maxLocations)}</p>
      <p role="status" className="shell-hidden">
        {/* A new element is announced, the same text again is not. */}
        <span key={refusals}>
          {isFull ? text.maxLocations(constants.maxLocations) : filter && text.locationCount(count)}
        </span>
      </p>
      <div className="shell-scroll">
        {group(text.topLocations, top)}
        {group(text.otherLocations, others)}
        {count === 0 && <p className="shell-none">{text.locationCount(0)}</p>}
      </div>
      <div className="shell-sheet-foot">
        <button type="button" className="shell-clear" aria-disabled={chosen.length === 0} onClick={() => onChange([])}>
          {text.clearLocations}
        </button>
        <button type="button" className="shell-done" onClick={onClose}>
          {text.done}
        </button>
      </div>
    </div>
  )
}
