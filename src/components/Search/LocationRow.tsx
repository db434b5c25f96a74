import { useId, useState } from 'react'
import { type Named, nameIn } from '../../core/named.ts'
import {
  isDistrictPicked,
  matchesText,
  type PickState,
  pickDistrict,
  pickLocation,
  pickState,
} from '../../core/search/locationPicker.ts'
import type { StoredLocation } from '../../core/search/storedSearch.ts'
import { useShellContext } from '../../react/ShellContext.ts'
import { renderIcon } from '../shared/renderIcon.tsx'

export interface LocationRowProps {
  row: Named
  chosen: readonly StoredLocation[]
  /** Text of the filter: districts that contain it are disclosed. */
  filter: string
  /** Whether the maximum number of locations is chosen. */
  isDisabled: boolean
  onChange: (chosen: readonly StoredLocation[]) => void
}

/**
 * Row of the location picker. Renders an `<li>` with a checkbox and, if its districts are known, a disclosure button.
 */
export function LocationRow({ row, chosen, filter, isDisabled, onChange }: LocationRowProps) {
  const { districts, language, messages } = useShellContext()
  const [isToggled, setIsToggled] = useState(false)
  const listId = useId()
  const rowDistricts = districts[row.id] ?? []
  const found = filter.trim() === '' ? [] : rowDistricts.filter((district) => matchesText(district, filter))
  const isOpen = isToggled !== found.length > 0
  const shown = found.length > 0 ? found : rowDistricts
  const ids = rowDistricts.map(({ id }) => id)
  return (
    <li>
      <div className="shell-location">
        <Checkbox
          label={nameIn(row, language)}
          state={pickState(chosen, row.id)}
          isDisabled={isDisabled}
          onChange={() => onChange(pickLocation(chosen, row.id))}
        />
        {rowDistricts.length > 0 && (
          <button
            type="button"
            className="shell-square"
            aria-label={messages.searchBar.districtsOf(nameIn(row, language))}
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            onClick={() => setIsToggled(!isToggled)}
          >
            {renderIcon('chevronDown')}
          </button>
        )}
      </div>
      {isOpen && (
        <ul id={listId} className="shell-districts">
          {shown.map((district) => (
            <li key={district.id}>
              <Checkbox
                label={nameIn(district, language)}
                state={isDistrictPicked(chosen, row.id, district.id) ? 'checked' : 'unchecked'}
                isDisabled={isDisabled}
                onChange={() => onChange(pickDistrict(chosen, row.id, district.id, ids))}
              />
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

interface CheckboxProps {
  label: string
  state: PickState
  isDisabled: boolean
  onChange: () => void
}

/** Checkbox that stays focusable while disabled, so that a click can announce the reason. */
function Checkbox({ label, state, isDisabled, onChange }: CheckboxProps) {
  return (
    <label className="shell-box">
      <input
        type="checkbox"
        ref={(box) => {
          if (box) box.indeterminate = state === 'mixed'
        }}
        checked={state === 'checked'}
        aria-disabled={isDisabled || undefined}
        onChange={onChange}
      />
      <span>{label}</span>
    </label>
  )
}
