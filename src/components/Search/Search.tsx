import { type FormEvent, useCallback, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { whenHistorySettled } from '../../browser/pushOverlayEntry.ts'
import { PAGES, pagePath } from '../../core/pages/pages.ts'
import { hasLocations } from '../../core/search/searchHref.ts'
import { useFocusKey } from '../../react/elements/useFocusKey.ts'
import { useSearch } from '../../react/page/useSearch.ts'
import { useShellContext } from '../../react/ShellContext.ts'
import { Icon } from '../Icon/Icon.tsx'
import { isPhone } from './isPhone.ts'
import { LocationButton } from './LocationButton.tsx'
import { SearchRoot } from './Search.styles.ts'
import { useChosenLocations } from './useChosenLocations.ts'
import { useSearchParts } from './useSearchParts.ts'

export interface SearchProps {
  /** Whether `/` gives focus to the field. @default true */
  shortcut?: boolean
}

/** What is open beside the form. */
type Open = 'keyword sheet' | 'location sheet' | 'location popover' | null

/**
 * The search by keyword and location. Renders a `<form role="search">` that works as a plain GET to the listing page
 * before script; with script it suggests keywords, lets locations be chosen, dispatches `SEARCH` and, unless the page
 * takes that over, goes to the search's own address. What it suggests and chooses with is loaded on first use.
 */
export function Search({ shortcut = true }: SearchProps) {
  const { config, language, messages, pageName, keyword } = useShellContext()
  const inputId = useId()
  const pickerId = useId()
  const field = useRef<HTMLInputElement>(null)
  const [open, setOpen] = useState<Open>(null)
  const [chosen, setChosen] = useChosenLocations()
  const { parts, load } = useSearchParts()
  const search = useSearch()
  useFocusKey(field, shortcut ? '/' : null)

  const written = useRef(keyword)
  useEffect(() => {
    const input = field.current
    if (keyword === written.current) return
    written.current = keyword
    // The field is the visitor's while they are in it.
    if (input && input !== document.activeElement) input.value = keyword
  }, [keyword])

  const topic = PAGES[pageName].searchTopic ?? 'jobs'
  const label = topic === 'jobs' ? messages.searchJobs : messages.searchPlaceholder[topic]

  // At once, while the press still counts: phones bring up their keyboard only then.
  const show = (next: Open) => flushSync(() => setOpen(next))
  const close = useCallback(() => setOpen(null), [])
  const write = (text: string) => {
    if (field.current) field.current.value = text
  }
  const submit = (text: string) => {
    flushSync(close)
    write(text)
    whenHistorySettled(() => search(text, chosen))
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    submit(field.current?.value ?? '')
  }
  const toggleLocations = () => {
    load()
    show(open === null ? (isPhone() ? 'location sheet' : 'location popover') : null)
  }
  return (
    <SearchRoot onFocus={load} onPointerDown={load}>
      {/* biome-ignore lint/a11y/useSemanticElements: a form that is the search landmark itself; <search> is unknown to older readers */}
      <form
        className="shell-search-form"
        role="search"
        aria-label={label}
        action={config.linkBase + pagePath('searchResult', language)}
        method="get"
        onSubmit={onSubmit}
      >
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
          defaultValue={keyword}
          placeholder={messages.searchPlaceholder[topic]}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          inputMode="search"
          enterKeyHint="search"
          onClick={() => isPhone() && show('keyword sheet')}
          onInput={() => {
            // The focus may have come before script.
            load()
            // Whoever types before the sheet is there goes on typing here.
            if (open === 'keyword sheet') close()
          }}
        />
        {hasLocations(pageName) && (
          <LocationButton
            chosen={chosen}
            controls={parts ? pickerId : undefined}
            isOpen={parts !== null && (open === 'location sheet' || open === 'location popover')}
            onPress={toggleLocations}
          />
        )}
        <button type="submit" className="shell-search-submit">
          <Icon name="search" />
          <span className="shell-hidden">{messages.search}</span>
        </button>
      </form>
      {parts && (
        <>
          <parts.Suggestions field={field} onTake={write} />
          <parts.KeywordSheet
            isOpen={open === 'keyword sheet'}
            field={field}
            label={label}
            placeholder={messages.searchPlaceholder[topic]}
            onClose={close}
            onSearch={submit}
          />
          {hasLocations(pageName) && (
            <parts.LocationDialog
              id={pickerId}
              isOpen={open === 'location sheet' || open === 'location popover'}
              isSheet={open === 'location sheet'}
              chosen={chosen}
              onChange={setChosen}
              onClose={close}
            />
          )}
        </>
      )}
    </SearchRoot>
  )
}
