import { useCombobox } from 'downshift'
import {
  Fragment,
  type MouseEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { isFocused } from '../../browser/elements/elements.ts'
import { safeDocument } from '../../browser/page/safeDocument.ts'
import { constants } from '../../core/constants.ts'
import { PAGES } from '../../core/pages/pages.ts'
import { matchParts } from '../../core/search/matchParts.ts'
import { useSuggestions } from '../../react/data/useSuggestions.ts'
import { useShellContext } from '../../react/ShellContext.ts'
import { useVisibleHeight } from '../../react/ui/useVisibleHeight.ts'
import { useLatest } from '../../react/useLatest.ts'
import type { IconName } from '../shared/icons.ts'
import { renderIcon } from '../shared/renderIcon.tsx'
import { isPhone } from './isPhone.ts'
import { SuggestionsRoot } from './Suggestions.styles.ts'

/** Keyword suggestions of a field, which becomes their combobox. Renders a listbox and a live status. */
export function Suggestions(props: SuggestionsProps) {
  const { messages, pageName } = useShellContext()
  const text = messages.searchBar
  const box = useSuggestionBox(props)
  const { items, query, isShown, isComplete, isStalled, rootProps, getMenuProps, itemProps } = box
  const kind = box.kind === 'typed' && PAGES[pageName].searchTopic !== undefined ? 'jobTitle' : box.kind
  const { label, icon } = {
    typed: { label: text.suggestions, icon: 'search' },
    jobTitle: { label: text.jobTitleSuggestions, icon: 'jobs' },
    hot: { label: text.hotKeywords, icon: 'trending' },
    recent: { label: text.recentSearches, icon: 'history' },
  }[kind] as { label: string; icon: IconName }
  const isSheet = props.startWith !== undefined
  const root = useRef<HTMLDivElement>(null)
  useVisibleHeight(root, isShown && !isSheet)
  return (
    <SuggestionsRoot
      ref={root}
      {...rootProps}
      data-sheet={isSheet || undefined}
      data-open={isShown || isStalled || undefined}
    >
      {isShown && (
        <p className="shell-list-title" aria-hidden="true">
          {label}
        </p>
      )}
      <ul {...getMenuProps({ 'aria-label': label })} hidden={!isShown}>
        {isShown &&
          items.map((item, index) => (
            <li key={item} className="shell-suggestion" {...itemProps(item, index)}>
              {renderIcon(icon)}
              {/* Other parts are a new element, since a translator may have replaced their nodes. */}
              <span key={box.kind === 'typed' ? query : ''}>
                {box.kind === 'typed' && query ? emphasize(item, query) : item}
              </span>
            </li>
          ))}
      </ul>
      {isShown && kind === 'recent' && (
        <button type="button" className="shell-clear" {...box.clearProps}>
          {text.clearRecent}
        </button>
      )}
      <p role="status" className={isStalled ? 'shell-list-title' : 'shell-hidden'}>
        {isStalled ? text.stalled : isShown || isComplete ? text.suggestionCount(items.length) : ''}
      </p>
    </SuggestionsRoot>
  )
}

/** Returns a suggestion with the typed text marked; screen readers read the same text. */
function emphasize(item: string, query: string) {
  return matchParts(item, query).map(({ text, isMatch }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, in order
    isMatch ? <mark key={index}>{text}</mark> : <Fragment key={index}>{text}</Fragment>,
  )
}

/** Props of a list of suggestions for a field. */
export interface SuggestionsProps {
  /** The field. Nothing is written to it until a suggestion is searched. */
  field: RefObject<HTMLInputElement | null>
  /** The last key that was pressed in the field. Of interest is one from before this module was loaded. @default none */
  earlyKey?: RefObject<KeyboardEvent | null>
  /**
   * Called with the suggestion that is clicked, tapped, or accepted by Enter, which starts a search; for a recent search with
   * its province ids, if it had any.
   */
  onPick: (keyword: string, locationIds?: readonly number[]) => void
  /** Initial text in a sheet, in which the list is always open. @default not in a sheet */
  startWith?: string | undefined
  /** Whether nothing else of the search is open: only then the focus alone opens the list. @default false */
  isAlone?: boolean
}

/** Pause in typing before suggestions are requested on wide screens, in milliseconds. */
const DESKTOP_DELAY_MS = 150

/**
 * Turns a field of the page into the combobox of a list of suggestions. The field is not controlled by React: it
 * existed before this module was loaded, may contain text typed meanwhile, and is not changed during IME composition.
 * The list opens when the text changes or by arrow key, on wide pages with recent searches also when an empty field gets the
 * focus; nothing is highlighted until the visitor does so.
 */
function useSuggestionBox({ field, earlyKey, onPick, startWith, isAlone = false }: SuggestionsProps) {
  const isSheet = startWith !== undefined
  const { recentSearches } = useShellContext()
  // What was open returns the focus as it closes, in the effects of the same commit: that opens nothing.
  const wasAlone = useRef(isAlone)
  useEffect(() => {
    queueMicrotask(() => {
      wasAlone.current = isAlone
    })
  }, [isAlone])
  const opensOnFocus = () => wasAlone.current && recentSearches && !isSheet && !isPhone() && field.current?.value === ''
  const [query, setQuery] = useState<string | null>(
    () =>
      startWith?.trim() ??
      typedQuery(field.current) ??
      (opensOnFocus() && field.current && isFocused(field.current) ? '' : null),
  )
  const [delayMs] = useState(() => (isSheet || isPhone() ? constants.mobileSearchDelayMs : DESKTOP_DELAY_MS))
  const isAtStart = query === startWith?.trim()
  const found = useSuggestions(query, isAtStart || query === '' ? 0 : delayMs)
  // A sheet opens with a list: if there are no suggestions for its text, with that of an empty field.
  const isWithoutList = isAtStart && query !== '' && found.isComplete && found.items.length === 0
  const usual = useSuggestions(isWithoutList ? '' : null, 0)
  const { items, kind, recent, isComplete, isStalled, clearRecent } = isWithoutList ? usual : found
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
  useFieldEvents(field, earlyKey, {
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

/** Event handlers of a field, by event name. */
interface FieldEvents {
  readonly input: (event: Event) => void
  readonly keydown: (event: KeyboardEvent) => void
  readonly focus: () => void
  readonly blur: () => void
}

/** Adds the latest event handlers to a field rendered by another component. */
function useFieldEvents(
  field: RefObject<HTMLInputElement | null>,
  earlyKey: RefObject<KeyboardEvent | null> | undefined,
  events: FieldEvents,
): void {
  const latest = useLatest(events)
  // In the same commit: a letter typed between rendering and listening would be lost.
  useLayoutEffect(() => {
    const element = field.current
    const controller = new AbortController()
    const { signal } = controller
    element?.addEventListener('input', (event) => latest.current.input(event), { signal })
    element?.addEventListener('keydown', (event) => latest.current.keydown(event), { signal })
    element?.addEventListener('focus', () => latest.current.focus(), { signal })
    element?.addEventListener('blur', () => latest.current.blur(), { signal })
    const early = earlyKey?.current
    if (earlyKey) earlyKey.current = null
    // It asks for the list, which other keys do not.
    if (early && /^Arrow/.test(early.key) && element && isFocused(element)) latest.current.keydown(early)
    return () => controller.abort()
  }, [field, earlyKey, latest])
}

/**
 * Hides a list a moment after its field lost focus. A click that started on the list always counts: nothing is hidden
 * until it ends.
 */
function useHideOnBlur(field: RefObject<HTMLElement | null>, hide: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isPointerDown = useRef(false)
  const latest = useLatest(hide)
  const cancel = useCallback(() => clearTimeout(timer.current), [])
  const start = useCallback(() => {
    clearTimeout(timer.current)
    if (!isPointerDown.current) timer.current = setTimeout(() => latest.current(), constants.suggestionHideDelayMs)
  }, [latest])

  useEffect(() => {
    const release = () => {
      if (!isPointerDown.current) return
      isPointerDown.current = false
      if (!isFocused(field.current)) start()
    }
    const ends = ['pointerup', 'pointercancel'] as const
    for (const type of ends) safeDocument.addEventListener(type, release)
    return () => {
      for (const type of ends) safeDocument.removeEventListener(type, release)
      cancel()
    }
  }, [field, start, cancel])

  const listProps = {
    onPointerDown: () => {
      isPointerDown.current = true
    },
    // Focus stays in the field.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
  }
  return { start, cancel, listProps }
}
