import { type KeyboardEvent, type RefObject, useId, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { openPopover, type PopoverOptions } from '../../browser/dialog/openPopover.ts'
import { constants } from '../../core/constants.ts'
import type { Language } from '../../core/language/language.ts'
import type { Messages } from '../../core/messages/messages.ts'
import { type Named, nameIn } from '../../core/named.ts'
import { locationLabel } from '../../core/search/chosenLocations.ts'
import type { StoredLocation } from '../../core/search/ids.ts'
import {
  canPick,
  filterLocations,
  groupLocations,
  isDistrictPicked,
  matchesText,
  type PickState,
  pickDistrict,
  pickLocation,
  pickState,
  removeLocation,
} from '../../core/search/locationPicker.ts'
import { useShellContext } from '../../react/ShellContext.ts'
import { useOpened } from '../../react/ui/overlays.ts'
import { useVisibleHeight } from '../../react/ui/useVisibleHeight.ts'
import { useLatest } from '../../react/useLatest.ts'
import { renderIcon } from '../shared/renderIcon.tsx'
import { focusAfterRemoval } from './focusAfterRemoval.ts'
import { SheetContent } from './SheetContent.styles.ts'
import { useAutofocus } from './useAutofocus.ts'

interface LocationPickerProps {
  /** The dialog around it. */
  dialog: RefObject<HTMLDialogElement | null>
  chosen: readonly StoredLocation[]
  /** Whether it fills the screen; it then has its own back button. */
  isSheet: boolean
  onChange: (chosen: readonly StoredLocation[]) => void
  onClose: () => void
}

/** Returns an announcement in a language, which may change while the picker is open. */
type Writer = (text: Messages['searchBar'], language: Language) => string

const WRITE_NOTHING: Writer = () => ''

/**
 * Location picker, with at most three choices: the top locations, then all others, narrowed by a filter. Renders native
 * checkboxes; chosen locations are listed above as removable chips.
 */
export function LocationPicker({ dialog, chosen, isSheet, onChange, onClose }: LocationPickerProps) {
  const { config, districts, language, messages, taxonomy } = useShellContext()
  const text = messages.searchBar
  const [filter, setFilter] = useState('')
  const [announcement, setAnnouncement] = useState({ write: WRITE_NOTHING, count: 0 })
  const chips = useRef<HTMLUListElement>(null)
  const filterField = useRef<HTMLInputElement>(null)
  useAutofocus(filterField)
  useVisibleHeight(dialog, true)
  usePopover(dialog, !isSheet, { onClose, minWidth: constants.tabletMinWidth })
  const groups = useMemo(
    () => groupLocations(taxonomy.locations, config.topLocationIds, language),
    [taxonomy, config, language],
  )
  const find = (query: string) => ({
    top: filterLocations(groups.top, query, districts),
    others: filterLocations(groups.others, query, districts),
  })
  const { top, others } = find(filter)
  const rows = chosen.flatMap(({ parentId }) => taxonomy.locations.find(({ id }) => id === parentId) ?? [])
  const count = top.length + others.length

  const announce = (write: Writer = WRITE_NOTHING) => setAnnouncement(({ count }) => ({ write, count: count + 1 }))
  const narrow = (query: string) => {
    const found = find(query)
    setFilter(query)
    const sum = found.top.length + found.others.length
    announce(query === '' ? undefined : (words) => words.locationCount(sum))
  }
  const change = (next: readonly StoredLocation[]) => {
    const isFull = next.length >= constants.maxLocations
    // The rule returns the same list if it rejects the change.
    const isSaid = isFull && (next === chosen || next.length > chosen.length)
    announce(isSaid ? (words) => words.maxLocations(constants.maxLocations) : undefined)
    if (next !== chosen) onChange(next)
  }
  const remove = (row: Named, index: number) => {
    const next = removeLocation(chosen, row.id)
    flushSync(() => {
      announce((words, current) => words.removedLocation(locationLabel(row, chosen, current), next.length))
      onChange(next)
    })
    focusAfterRemoval(chips.current, index, () => filterField.current?.focus())
  }
  const removeAll = () => {
    if (chosen.length === 0) return
    announce((words) => words.removedLocations)
    onChange([])
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
    <SheetContent onKeyDown={keepFormOfPage}>
      <div className="shell-sheet-head">
        {isSheet && (
          <button type="button" className="shell-square" onClick={onClose}>
            {renderIcon('back')}
            <span className="shell-hidden">{text.back}</span>
          </button>
        )}
        <input
          ref={filterField}
          type="text"
          aria-label={text.filterLocations}
          placeholder={text.filterLocations}
          value={filter}
          onChange={(event) => narrow(event.target.value)}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck="false"
          inputMode="search"
        />
      </div>
      {/* Reserves the height of one row of chips: the list must not move under a finger. */}
      <ul ref={chips} className="shell-chips">
        {rows.length === 0 && <li className="shell-chip">{text.allLocations}</li>}
        {rows.map((row, index) => (
          <li key={row.id}>
            <button
              type="button"
              className="shell-chip"
              aria-label={text.removeLocation(locationLabel(row, chosen, language))}
              onClick={() => remove(row, index)}
            >
              <span>{locationLabel(row, chosen, language)}</span>
              {renderIcon('close')}
            </button>
          </li>
        ))}
      </ul>
      <p className="shell-note">{text.maxLocations(constants.maxLocations)}</p>
      <p role="status" className="shell-hidden">
        {/* A new element is announced; unchanged text is not. */}
        <span key={announcement.count}>{announcement.write(text, language)}</span>
      </p>
      <div className="shell-scroll">
        {group(text.topLocations, top)}
        {group(text.otherLocations, others)}
        {count === 0 && <p className="shell-none">{text.locationCount(0)}</p>}
      </div>
      <div className="shell-sheet-foot">
        <button type="button" className="shell-clear" aria-disabled={chosen.length === 0} onClick={removeAll}>
          {text.clearLocations}
        </button>
        <button type="button" className="shell-done" onClick={onClose}>
          {text.done}
        </button>
      </div>
    </SheetContent>
  )
}

/** Prevents Enter in a field from sending a form that contains the whole page: the dialog has none of its own. */
function keepFormOfPage(event: KeyboardEvent): void {
  if (event.key === 'Enter' && !event.nativeEvent.isComposing && event.target instanceof HTMLInputElement)
    event.preventDefault()
}

interface LocationRowProps {
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
function LocationRow({ row, chosen, filter, isDisabled, onChange }: LocationRowProps) {
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

/** Shows a non-modal dialog next to its button while `isOpen` is true. */
export function usePopover(
  ref: RefObject<HTMLDialogElement | null>,
  isOpen: boolean,
  { onClose, minWidth }: PopoverOptions,
): void {
  const close = useLatest(onClose)
  useOpened(ref, isOpen, (dialog) => openPopover(dialog, { onClose: () => close.current(), minWidth }))
}
