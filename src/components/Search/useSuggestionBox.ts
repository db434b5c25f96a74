import { useCombobox } from 'downshift'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { isFocused } from '../../browser/elements/rootOf.ts'
import { constants } from '../../core/constants.ts'
import { useSuggestions } from '../../react/data/useSuggestions.ts'
import { useShellContext } from '../../react/ShellContext.ts'
import { isPhone } from './isPhone.ts'
import { useFieldEvents } from './useFieldEvents.ts'
import { useHideOnBlur } from './useHideOnBlur.ts'

/** Props of a list of suggestions for a field. */
export interface SuggestionsProps {
  /** The field. Nothing is written to it until a suggestion is searched. */
  field: RefObject<HTMLInputElement | null>
  /**
   * Called with the suggestion that is clicked, tapped, or accepted by Enter, which starts a search; for a recent search with
   * its province ids, if it had any.
   */
  onPick: (keyword: string, locationIds?: readonly number[]) => void
  /** Initial text in a sheet, in which the list is always open. @default not in a sheet */
  startWith?: string | undefined
}

/** Pause in typing before suggestions are requested on wide screens, in milliseconds. */
const DESKTOP_DELAY_MS = 150

/**
 * Turns a field of the page into the combobox of a list of suggestions. The field is not controlled by React: it
 * existed before this module was loaded, may contain text typed meanwhile, and is not changed during IME composition.
 * The list opens when the text changes or by arrow key, on wide pages with recent searches also when an empty field gets the
 * focus; nothing is highlighted until the visitor does so.
 */
export function useSuggestionBox({ field, onPick, startWith }: SuggestionsProps) {
  const isSheet = startWith !== undefined
  const { recentSearches } = useShellContext()
  const opensOnFocus = () => recentSearches && !isSheet && !isPhone() && field.current?.value === ''
  const [query, setQuery] = useState<string | null>(
    () =>
      startWith?.trim() ??
      typedQuery(field.current) ??
      (opensOnFocus() && field.current && isFocused(field.current) ? '' : null),
  )
  const [delayMs] = useState(() => (isSheet || isPhone() ? constants.mobileSearchDelayMs : DESKTOP_DELAY_MS))
  const { items, kind, recent, isComplete, isStalled, clearRecent } = useSuggestions(query, query === '' ? 0 : delayMs)
  const box = useCombobox<string>({
    items: items as string[],
    initialIsOpen: query !== null,
    stateReducer: (state, { type, changes }) =>
      // Blur closes the list after a moment, and never accepts a highlighted suggestion.
      type === useCombobox.stateChangeTypes.InputBlur
        ? state
        : // Nothing stays selected: an accepted item is the field's text.
          { ...changes, selectedItem: null, isOpen: isSheet || changes.isOpen === true },
  })
  const { highlightedIndex, setHighlightedIndex } = box
  const isShown = box.isOpen && items.length > 0

  // The arrow key that opened the list while it was still empty.
  const opener = useRef<string | null>(null)
  useLayoutEffect(() => {
    if (opener.current === null || !isShown) return
    setHighlightedIndex(opener.current === 'ArrowDown' ? 0 : items.length - 1)
    opener.current = null
  })

  const close = () => {
    opener.current = null
    box.closeMenu()
    setHighlightedIndex(-1)
    if (!isSheet) setQuery(null)
  }
  const hiding = useHideOnBlur(field, close)
  const pick = (item: string) => {
    hiding.cancel()
    close()
    const search = kind === 'recent' ? recent.get(item) : undefined
    if (typeof search === 'object') onPick(search.query, search.locationId)
    else onPick(item)
  }

  const shown = useRef(items)
  useLayoutEffect(() => {
    const item = shown.current[highlightedIndex]
    const isMoved = shown.current !== items && item !== undefined
    shown.current = items
    // The highlight follows its keyword when the list changes, not its position.
    if (isMoved) setHighlightedIndex(items.indexOf(item))
  }, [items, highlightedIndex, setHighlightedIndex])

  const input = box.getInputProps({}, { suppressRefError: true }) as unknown as FieldProps

  const hasLeftWindow = useRef(false)
  useFieldEvents(field, {
    input: (event) => {
      opener.current = null
      const text = (event.target as HTMLInputElement).value.trim()
      setQuery(text !== '' || isSheet ? text : null)
      input.onChange(event)
      if (text === '') close()
    },
    keydown: (event) => {
      if (event.isComposing || event.keyCode === COMPOSING) return
      const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp'
      if (isArrow && !isShown && !event.altKey) opener.current = event.key
      if (isArrow && query === null) setQuery(field.current?.value.trim() ?? '')
      if (isArrow) input.onKeyDown(event)
      else if (event.key === 'Escape' && !isSheet) stepBack(event)
      else if (event.key === 'Enter') {
        const item = isShown ? items[highlightedIndex] : undefined
        // Without a highlighted item, Enter submits the form.
        if (item === undefined) return close()
        event.preventDefault()
        pick(item)
      }
    },
    focus: () => {
      hiding.cancel()
      // Focus that returns with the window opens nothing.
      if (opensOnFocus() && !hasLeftWindow.current) {
        setQuery('')
        box.openMenu()
      }
      hasLeftWindow.current = false
    },
    blur: () => {
      hasLeftWindow.current = field.current !== null && isFocused(field.current)
      if (isSheet) return
      if (isShown) hiding.start()
      else close()
    },
  })

  const { openMenu } = box
  const isListening = useRef(false)
  useEffect(() => {
    if (isListening.current) return
    isListening.current = true
    // Text typed after the first rendering, before the listeners were added.
    const typed = isSheet ? null : typedQuery(field.current)
    if (typed === null || typed === query) return
    setQuery(typed)
    openMenu()
  }, [field, isSheet, query, openMenu])

  const stepBack = (event: KeyboardEvent) => {
    const isListOpen = isShown || isStalled
    // Suggestions that are still loading must not open the list later.
    close()
    if (!isListOpen) {
      if (!field.current?.value) return
      field.current.value = ''
    }
    event.preventDefault()
    event.stopPropagation()
  }

  useLayoutEffect(() => {
    input.ref(field.current)
  })
  const activeId = isShown ? input['aria-activedescendant'] : ''
  const menuId = input['aria-controls']
  useEffect(() => {
    const element = field.current
    setAttribute(element, 'aria-expanded', String(isShown))
    setAttribute(element, 'aria-controls', isShown ? menuId : '')
    setAttribute(element, 'aria-activedescendant', activeId)
  }, [field, isShown, menuId, activeId])

  return {
    items,
    query,
    isShown,
    isComplete,
    isStalled: isStalled && items.length === 0,
    kind,
    // The list stays open while its button has focus; focus returns to the field before the button is removed.
    clearProps: {
      onFocus: hiding.cancel,
      onBlur: isSheet ? undefined : hiding.start,
      onClick: () => {
        field.current?.focus()
        clearRecent()
      },
    },
    rootProps: isSheet ? undefined : hiding.listProps,
    getMenuProps: box.getMenuProps,
    itemProps: (item: string, index: number) => box.getItemProps({ item, index, onClick: () => pick(item) }),
  }
}

/** Field props of the combobox library that are used here. Its handlers need no React event. */
interface FieldProps {
  readonly ref: (field: HTMLInputElement | null) => void
  readonly onChange: (event: Event) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly 'aria-activedescendant': string
  readonly 'aria-controls': string
}

/**
 * `KeyboardEvent.keyCode` of keys handled by an input method; the only sign of it in Safari's last composition event.
 */
const COMPOSING = 229

/** Returns the text typed before this module was loaded, if any. */
function typedQuery(input: HTMLInputElement | null): string | null {
  const isTyped = input !== null && isFocused(input) && input.value !== input.defaultValue
  return isTyped ? input.value.trim() || null : null
}

function setAttribute(element: HTMLElement | null, name: string, value: string): void {
  if (value === '') element?.removeAttribute(name)
  else element?.setAttribute(name, value)
}
