import { useCombobox } from 'downshift'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { constants } from '../../core/constants.ts'
import { useSuggestions } from '../../react/services/useSuggestions.ts'
import { isPhone } from './isPhone.ts'
import { useFieldEvents } from './useFieldEvents.ts'
import { useHiding } from './useHiding.ts'

/** What a list of suggestions needs of the field that it belongs to. */
export interface SuggestionsProps {
  /** The field that is typed into. It stays the visitor's: only a suggestion that is taken is written to it. */
  field: RefObject<HTMLInputElement | null>
  /** Told of the suggestion that was taken, by key or press. */
  onTake: (keyword: string) => void
  /** In a sheet: the text that it opens with. The list is open as long as the sheet. @default not in a sheet */
  startWith?: string
}

/** How long typing pauses on wide screens before suggestions are asked for, in milliseconds. */
const DESKTOP_DELAY_MS = 150

/**
 * Makes a field on the page the combobox of a list of suggestions. The field is not React's: it was there before this
 * was loaded, may hold what was typed meanwhile, and nothing is written to it while an input method composes in it.
 * The list opens as the keyword changes or by arrow key; nothing is highlighted until the visitor does so.
 */
export function useSuggestionBox({ field, onTake, startWith }: SuggestionsProps) {
  const isSheet = startWith !== undefined
  const [query, setQuery] = useState<string | null>(() => startWith?.trim() ?? typedQuery(field.current))
  const [delayMs] = useState(() => (isSheet || isPhone() ? constants.mobileSearchDelayMs : DESKTOP_DELAY_MS))
  const { items, kind, isAnswered, isStalled, clearRecent } = useSuggestions(query, query === '' ? 0 : delayMs)
  const box = useCombobox<string>({
    items: items as string[],
    initialIsOpen: query !== null,
    stateReducer: (state, { type, changes }) =>
      // Focus that leaves closes after a while, and never takes what was only highlighted.
      type === useCombobox.stateChangeTypes.InputBlur
        ? state
        : // Nothing stays selected: what is taken goes to the field, which the visitor then changes.
          { ...changes, selectedItem: null, isOpen: isSheet || changes.isOpen === true },
  })
  const { highlightedIndex, setHighlightedIndex } = box
  const isShown = box.isOpen && items.length > 0

  const close = () => {
    box.closeMenu()
    setHighlightedIndex(-1)
    if (!isSheet) setQuery(null)
  }
  const hiding = useHiding(field, close)
  const take = (item: string) => {
    hiding.cancel()
    close()
    onTake(item)
  }

  const shown = useRef(items)
  useLayoutEffect(() => {
    const item = shown.current[highlightedIndex]
    const isMoved = shown.current !== items && item !== undefined
    shown.current = items
    // The highlight stays on its keyword as others come and go, never on its place.
    if (isMoved) setHighlightedIndex(items.indexOf(item))
  }, [items, highlightedIndex, setHighlightedIndex])

  const input = box.getInputProps({}, { suppressRefError: true }) as unknown as FieldProps

  useFieldEvents(field, {
    input: (event) => {
      const text = (event.target as HTMLInputElement).value.trim()
      setQuery(text !== '' || isSheet ? text : null)
      input.onChange(event)
      if (text === '') close()
    },
    keydown: (event) => {
      if (event.isComposing || event.keyCode === COMPOSING) return
      const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp'
      if (isArrow && query === null) setQuery(field.current?.value.trim() ?? '')
      if (isArrow) input.onKeyDown(event)
      else if (event.key === 'Escape' && !isSheet) stepBack(event)
      else if (event.key === 'Enter') {
        const item = isShown ? items[highlightedIndex] : undefined
        // Without a highlighted one, the form is sent.
        if (item === undefined) return close()
        event.preventDefault()
        take(item)
      }
    },
    focus: hiding.cancel,
    blur: () => {
      if (!isSheet) hiding.start()
    },
  })

  const { openMenu } = box
  const isListening = useRef(false)
  useEffect(() => {
    if (isListening.current) return
    isListening.current = true
    // What was typed after the first rendering, and before anything listened.
    const typed = isSheet ? null : typedQuery(field.current)
    if (typed === null || typed === query) return
    setQuery(typed)
    openMenu()
  }, [field, isSheet, query, openMenu])

  const stepBack = (event: KeyboardEvent) => {
    if (isShown) close()
    else if (field.current?.value) field.current.value = ''
    else return
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
    isShown,
    isAnswered,
    isStalled: isStalled && items.length === 0,
    kind,
    // The list stays while focus is on its button, and focus goes back to the field before the button goes.
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
    itemProps: (item: string, index: number) => box.getItemProps({ item, index, onClick: () => take(item) }),
  }
}

/** What the library gives a field, as far as it is used here. Its handlers read nothing that events of the platform lack. */
interface FieldProps {
  readonly ref: (field: HTMLInputElement | null) => void
  readonly onChange: (event: Event) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly 'aria-activedescendant': string
  readonly 'aria-controls': string
}

/** `KeyboardEvent.keyCode` of keys that go to an input method; Safari's last one of a composition has nothing else. */
const COMPOSING = 229

/** What was typed before this was loaded, if anything. */
function typedQuery(input: HTMLInputElement | null): string | null {
  const isTyped = input !== null && input === document.activeElement && input.value !== input.defaultValue
  return isTyped ? input.value.trim() || null : null
}

function setAttribute(element: HTMLElement | null, name: string, value: string): void {
  if (value === '') element?.removeAttribute(name)
  else element?.setAttribute(name, value)
}
