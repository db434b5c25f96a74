import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { onLeaveBeforeOpen } from '../../browser/disclosures/onLeave.ts'
import { whenHistorySettled } from '../../browser/navigation/pushHistoryEntry.ts'
import { constants } from '../../core/constants.ts'
import { PAGES, pagePath } from '../../core/pages/pages.ts'
import { hasLocations } from '../../core/search/searchHref.ts'
import { siteHref } from '../../core/url/safeHref.ts'
import { type SearchRequest, useSearch } from '../../react/navigation/useSearch.ts'
import { useShellContext } from '../../react/ShellContext.ts'
import { useFocusShortcut } from '../../react/ui/useFocusShortcut.ts'
import { useShellTexts } from '../../react/useShellTexts.ts'
import { usePartId } from '../shared/PartContext.ts'
import { renderIcon } from '../shared/renderIcon.tsx'
import { ClearButton } from './ClearButton.tsx'
import { isPhone } from './isPhone.ts'
import { LocationButton } from './LocationButton.tsx'
import { LocationDialog } from './LocationDialog.tsx'
import { ScopeChips } from './ScopeChips.tsx'
import { SearchRoot } from './Search.styles.ts'
import { searchTexts } from './searchTexts.ts'
import { useChosenLocations } from './useChosenLocations.ts'
import { useKeyword } from './useKeyword.ts'
import { usePrompt } from './usePrompt.ts'
import { type ScopeItem, useScope } from './useScope.ts'
import { useSearchPanels } from './useSearchPanels.ts'

export interface SearchProps {
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
            onClick={() => isPhone() && showOverlay('keyword sheet')}
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
          <parts.Suggestions field={field} onPick={submit} />
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
