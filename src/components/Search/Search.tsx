import { type FormEvent, type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { onLeaveBeforeOpen } from '../../browser/disclosures/startDisclosures.ts'
import { dispatchShellEvent } from '../../browser/events/shellEvents.ts'
import { navigateTo } from '../../browser/navigation/navigateTo.ts'
import { whenHistorySettled } from '../../browser/navigation/pushHistoryEntry.ts'
import { rememberSearch } from '../../browser/stored/recentSearches.ts'
import { writeStoredSearch } from '../../browser/stored/storedSearch.ts'
import { constants } from '../../core/constants.ts'
import { hasLocations, PAGES, pagePath } from '../../core/pages/pages.ts'
import type { StoredLocation } from '../../core/search/ids.ts'
import { normalizeKeyword } from '../../core/search/keyword.ts'
import { searchHref } from '../../core/search/searchHref.ts'
import { siteHref } from '../../core/url/safeHref.ts'
import { useShellContext } from '../../react/ShellContext.ts'
import { useModal } from '../../react/ui/overlays.ts'
import { useAfterLoad } from '../../react/useAfterLoad.ts'
import { useShellTexts } from '../../react/useShellTexts.ts'
import { usePartId } from '../shared/PartContext.ts'
import { renderIcon } from '../shared/renderIcon.tsx'
import { unlessHandled } from '../shared/unlessHandled.ts'
import { SheetRoot } from './BottomSheet.styles.ts'
import { ClearButton } from './ClearButton.tsx'
import { isPhone } from './isPhone.ts'
import { ScopeChips } from './ScopeChips.tsx'
import { SearchRoot } from './Search.styles.ts'
import { searchTexts } from './searchTexts.ts'
import { locationTexts, useChosenLocations } from './useChosenLocations.ts'
import { useKeyword } from './useKeyword.ts'
import { type ScopeItem, useScope } from './useScope.ts'
import { useSearchPanels } from './useSearchPanels.ts'

interface SearchProps {
  /** Whether `/` focuses the field. @default true */
  shortcut?: boolean | undefined
}

/** The open overlay of the search. */
type Overlay = 'keyword sheet' | 'location sheet' | 'location popover' | null

/**
 * Search by keyword and location. Renders a `<form role="search">` that works as a plain GET to the listing page
 * without script. With script it suggests keywords, opens the location picker, dispatches `SEARCH` and, unless a
 * listener handles that, navigates to the search URL. Suggestions and picker are loaded on first use.
 */
export function Search({ shortcut = true }: SearchProps) {
  const { config, language, messages, pageName } = useShellContext()
  const texts = useShellTexts(searchTexts)
  const inputId = usePartId('keyword')
  const pickerId = usePartId('locations')
  const field = useRef<HTMLInputElement>(null)
  const sender = useRef<HTMLButtonElement>(null)
  const earlyKey = useRef<KeyboardEvent>(null)
  const [open, setOpen] = useState<Overlay>(null)
  const isNarrowed = hasLocations(pageName)
  const isPicking = open === 'location sheet' || open === 'location popover'
  // Its dialog goes with the page, and must not come back with the next one.
  if (!isNarrowed && isPicking) setOpen(null)
  const [chosen, setChosen] = useChosenLocations()
  const { parts, load } = useSearchPanels()
  const dialog = useRef<HTMLDialogElement>(null)
  const scope = useScope()
  const search = useSearch()
  useFocusShortcut(field, shortcut ? '/' : null)

  useKeyword(field, open === 'keyword sheet')

  const topic = PAGES[pageName].searchTopic ?? 'jobs'
  const label = topic === 'jobs' ? messages.searchJobs : messages.searchPlaceholder[topic]
  const prompt = messages.searchPrompt[topic]
  usePrompt(field, messages.searchPlaceholder[topic], prompt)

  const close = useCallback(() => setOpen(null), [])
  // The location sheet opens before its content. What opens with it can be left before.
  const isWaiting = !parts && open !== null && open !== 'location sheet'
  useEffect(() => {
    const box = field.current?.parentElement
    return isWaiting && box ? onLeaveBeforeOpen(box, close) : undefined
  }, [isWaiting, close])
  // Without its content, a sheet that is open is left again.
  const prepare = () => load(close)
  const showOverlay = (next: Overlay) => {
    // The press may have preceded hydration.
    prepare()
    // Synchronous, within the user gesture: phones show their keyboard only then.
    flushSync(() => setOpen(next))
  }
  const write = (text: string) => {
    if (field.current) field.current.value = text
  }
  const submit = (text: string, locationIds?: readonly number[]) => {
    flushSync(close)
    write(text)
    const locations = locationIds?.map((parentId) => ({ parentId })) ?? chosen
    if (locationIds) setChosen(locations)
    const idsOf = (kind: ScopeItem['kind']) => scope.items.flatMap((item) => (item.kind === kind ? item.id : []))
    const request: SearchRequest = {
      keyword: text,
      locations,
      categoryIds: idsOf('category'),
      jobFunctionIds: idsOf('jobFunction'),
      isScopeReduced: scope.lastRemoved !== undefined,
    }
    whenHistorySettled(() => search(request))
  }
  const clear = () => {
    write('')
    // Notifies the suggestions, like a deleted letter.
    field.current?.dispatchEvent(new Event('input', { bubbles: true }))
    // The sheet returns focus to it.
    field.current?.focus()
    if (isPhone()) showOverlay('keyword sheet')
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    submit(field.current?.value ?? '')
  }
  // On phones, focus in a field would open the keyboard.
  const focusLast = () => (isPhone() ? sender.current : field.current)?.focus()
  const toggleLocations = () => showOverlay(open === null ? (isPhone() ? 'location sheet' : 'location popover') : null)
  return (
    <SearchRoot onFocus={prepare} onPointerDown={({ pointerType }) => pointerType !== 'touch' && prepare()}>
      {/* biome-ignore lint/a11y/useSemanticElements: the form itself is the search landmark; older screen readers do not support <search> */}
      <form
        className="shell-search-form"
        role="search"
        aria-label={label}
        action={siteHref(config.linkBase, pagePath('searchResult', language))}
        method="get"
        onSubmit={onSubmit}
      >
        <div className="shell-search-box" data-topic={topic}>
          <label className="shell-hidden" htmlFor={inputId}>
            {label}
          </label>
          <input
            ref={field}
            id={inputId}
            type="text"
            name="q"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={false}
            aria-keyshortcuts={shortcut ? '/' : undefined}
            defaultValue={texts.keyword}
            maxLength={constants.maxKeywordLength}
            placeholder={messages.searchPlaceholder[topic]}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck="false"
            inputMode="search"
            enterKeyHint="search"
            // Also as the shell repeats what preceded it: text may have been typed.
            onClick={() => (isPhone() ? showOverlay('keyword sheet') : prepare())}
            // As it comes down: a repeated key does not bubble.
            onKeyDownCapture={({ nativeEvent }) => {
              earlyKey.current = nativeEvent
            }}
            onInput={() => {
              // Focus may precede hydration.
              prepare()
              // Typing continues in this field if the sheet is not rendered yet.
              if (open === 'keyword sheet') close()
            }}
          />
          <span className="shell-prompt" aria-hidden="true">
            {prompt}
          </span>
          <ClearButton label={messages.searchBar.clearKeyword} onClear={clear} />
          {isNarrowed && (
            <LocationButton chosen={chosen} controls={pickerId} isOpen={isPicking} onClick={toggleLocations} />
          )}
          <button ref={sender} type="submit" className="shell-search-submit">
            {renderIcon('search')}
            <span className="shell-hidden">{messages.search}</span>
          </button>
        </div>
        <ScopeChips isInForm scope={scope} focusLast={focusLast} />
        {texts.fields.map((kept, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: names and values repeat, and the fields have no state
          <input key={index} type="hidden" {...kept} />
        ))}
      </form>
      {parts && (
        <>
          <parts.Suggestions field={field} earlyKey={earlyKey} onPick={submit} isAlone={open === null} />
          <parts.KeywordSheet
            isOpen={open === 'keyword sheet'}
            field={field}
            label={label}
            placeholder={prompt}
            scope={scope}
            onClose={close}
            onSearch={submit}
          />
        </>
      )}
      {isNarrowed && (
        <LocationDialog dialog={dialog} id={pickerId} isOpenSheet={open === 'location sheet'} onClose={close}>
          {parts && isPicking && (
            <parts.LocationPicker
              dialog={dialog}
              isSheet={open === 'location sheet'}
              chosen={chosen}
              onChange={setChosen}
              onClose={close}
            />
          )}
        </LocationDialog>
      )}
    </SearchRoot>
  )
}

interface LocationButtonProps {
  chosen: readonly StoredLocation[]
  /** Id of the dialog it opens. */
  controls: string
  isOpen: boolean
  onClick: () => void
}

/**
 * Location button of the search. Renders a `<button>` with the chosen locations, and a hidden field for a plain GET.
 */
function LocationButton({ chosen, controls, isOpen, onClick }: LocationButtonProps) {
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

interface LocationDialogProps {
  dialog: RefObject<HTMLDialogElement | null>
  id: string
  /** Whether it is open as a full-screen sheet; its content opens it as a popover. */
  isOpenSheet: boolean
  onClose: () => void
  /** Its content, once that is loaded. */
  children: ReactNode
}

/**
 * Location dialog of the search. Renders a `<dialog>`: a full-screen sheet on phones, which opens before its content is
 * loaded, else a popover next to its button.
 */
function LocationDialog({ dialog, id, isOpenSheet, onClose, children }: LocationDialogProps) {
  const { messages } = useShellContext()
  useModal(dialog, isOpenSheet, { onClose, maxWidth: constants.mobileMaxWidth })
  return (
    <SheetRoot ref={dialog} id={id} aria-label={messages.searchBar.locations} data-sheet={isOpenSheet ? '' : undefined}>
      {children}
    </SheetRoot>
  )
}

/** Criteria of a search, exactly as the visitor sees them in the search form. */
interface SearchRequest {
  readonly keyword: string
  readonly locations: readonly StoredLocation[]
  readonly categoryIds: readonly number[]
  readonly jobFunctionIds: readonly number[]
  /** Whether the visitor has removed a category or job function of the page. */
  readonly isScopeReduced: boolean
}

/**
 * Returns a function that starts a search: stores it, dispatches `SEARCH`, and navigates to the search URL unless a
 * listener handles the event.
 */
function useSearch(): (request: SearchRequest) => void {
  const shell = useShellContext()
  const { config, language, pageName: page, taxonomy, url, navigate, recentSearches, setShell, track } = shell

  return ({ keyword, locations, categoryIds, jobFunctionIds, isScopeReduced }) => {
    const query = normalizeKeyword(keyword)
    const isNarrowed = hasLocations(page)
    const locationId = isNarrowed ? locations.map(({ parentId }) => parentId) : shell.locationId
    const before = [...shell.locationId, ...shell.locations.map(({ parentId }) => parentId)]
    writeStoredSearch({
      query,
      categoryId: categoryIds,
      // May be left from another page's search: hidden criteria must not narrow the result.
      jobFunctionId: jobFunctionIds.length > 0 ? jobFunctionIds : undefined,
      page: 1,
      ...(isNarrowed && { locationId, locations }),
    })
    if (recentSearches) rememberSearch({ query, locationId: isNarrowed ? locationId : [] })
    if (isNarrowed) setShell({ locations })
    track({ type: 'search', keyword: query, locationIds: locationId, categoryIds })
    const isCleared =
      isScopeReduced || (query === '' && shell.keyword !== '') || (locationId.length === 0 && before.length > 0)
    // With districts: URLs and `locationId` contain provinces only.
    const chosen = isNarrowed && locations.length > 0 && { locations }
    const params = {
      query,
      locationId,
      categoryId: categoryIds,
      ...chosen,
      ...(shell.jobFunctions.length > 0 && { jobFunctionId: jobFunctionIds }),
      page: 1,
    }
    const detail = { params, from: 'header', ...chosen, ...(isCleared && { clearCurrentParams: true }) }
    if (dispatchShellEvent('SEARCH', detail)) return
    const criteria = { keyword: query, locationIds: locationId, categoryIds }
    navigateTo(config.linkBase + searchHref(criteria, { page, language, url, locationIds: before, taxonomy }), navigate)
  }
}

/**
 * Shortens a field's placeholder in narrow fields. The style sheet defines the width in `--_prompt` and shows the short
 * text before hydration, so that nothing changes visibly.
 */
function usePrompt(field: RefObject<HTMLInputElement | null>, long: string, short: string): void {
  useEffect(() => {
    const input = field.current
    if (!input || typeof ResizeObserver === 'undefined') return undefined
    const update = () => {
      input.placeholder = getComputedStyle(input).getPropertyValue('--_prompt').trim() === 'short' ? short : long
    }
    // Its first call is with the page's own layout: reading the style now would force another one.
    const observer = new ResizeObserver(update)
    observer.observe(input)
    return () => observer.disconnect()
  }, [field, long, short])
}

/**
 * Focuses an element on a key press without modifiers, except while typing elsewhere or while a dialog is open.
 *
 * @param key a `KeyboardEvent.key` value; `null` for none.
 */
function useFocusShortcut(ref: RefObject<HTMLElement | null>, key: string | null): void {
  useAfterLoad(key === null ? null : ({ listenForShortcut }) => listenForShortcut(() => ref.current, key), [ref, key])
}
