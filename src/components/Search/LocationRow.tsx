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
import { Icon } from '../Icon/Icon.tsx'

export interface LocationRowProps {
  row: Named
  chosen: readonly StoredLocation[]
  /** What the list is narrowed to: districts that hold it are disclosed. */
  filter: string
  /** One more location than can be chosen. */
  isDisabled: boolean
  onChange: (chosen: readonly StoredLocation[]) => void
}

/** A location to choose. Renders an `<li>` with a checkbox and, where its districts are known, what discloses them. */
export function LocationRow({ row, chosen, filter, isDisabled, onChange }: LocationRowProps) {
  const { districts, language, messages } = useShellContext()
  const [isToggled, setIsToggled] = useState(false)
  const listId = useId()
  const own = districts[row.id] ?? []
  const found = filter.trim() === '' ? [] : own.filter((district) => matchesText(district, filter))
  const isOpen = isToggled !== found.length > 0
  const shown = found.length > 0 ? found : own
  const ids = own.map(({ id }) => id)
  return (
    <li>
      <div className="shell-location">
        <Box
          label={nameIn(row, language)}
          state={pickState(chosen, row.id)}
          isDisabled={isDisabled}
          onPress={() => onChange(pickLocation(chosen, row.id))}
        />
        {own.length > 0 && (
          <button
            type="button"
            className="shell-square"
            aria-label={messages.searchBar.districtsOf(nameIn(row, language))}
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            onClick={() => setIsToggled(!isToggled)}
          >
            <Icon name="chevronDown" />
          </button>
        )}
      </div>
      {isOpen && (
        <ul id={listId} className="shell-districts">
          {shown.map((district) => (
            <li key={district.id}>
              <Box
                label={nameIn(district, language)}
                state={isDistrictPicked(chosen, row.id, district.id) ? 'checked' : 'unchecked'}
                isDisabled={isDisabled}
                onPress={() => onChange(pickDistrict(chosen, row.id, district.id, ids))}
              />
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

interface BoxProps {
  label: string
  state: PickState
  isDisabled: boolean
  onPress: () => void
}

/** A checkbox that stays in reach while it is disabled, so that a press can say why. */
function Box({ label, state, isDisabled, onPress }: BoxProps) {
  return (
    <label className="shell-box">
      <input
        type="checkbox"
        ref={(box) => {
          if (box) box.indeterminate = state === 'mixed'
        }}
        checked={state === 'checked'}
        aria-disabled={isDisabled || undefined}
        onChange={onPress}
      />
      <span>{label}</span>
    </label>
  )
}
