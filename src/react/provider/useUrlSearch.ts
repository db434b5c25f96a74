import { type Dispatch, useEffect, useInsertionEffect, useRef } from 'react'
import { onShellEvent } from '../../browser/events/shellEvents.ts'
import { isCurrentUrl, readLocation } from '../../browser/navigation/location.ts'
import { pageTimeout } from '../../browser/page/pageTimeout.ts'
import { readBufferedEvents } from '../../browser/page/shellPage.ts'
import type { UrlSearch } from '../../core/search/parseSearchUrl.ts'
import { splitUrl } from '../../core/url/splitUrl.ts'
import type { ShellAction, ShellState } from '../shellState.ts'

type SearchState = Pick<ShellState, 'keyword' | 'locationId' | 'locations' | 'categoryId'>

/** A `SEARCH` whose URL may still have to be rendered. */
interface SentSearch {
  /** Whether its task goes on: the next URL belongs to it. */
  isInTask: boolean
  /** The location that it belongs to, if that is not rendered yet. */
  location?: string | undefined
}

/** Every value, as a URL that names none of them. */
const NOTHING: Required<UrlSearch> = { keyword: '', locationIds: [], categoryIds: [] }

/**
 * Returns the search of the first page's URL as initial state, unless the page sets any of it by props: a state that is
 * set while hydrating would make React 18 take the browser's URL for the server's.
 */
export const firstSearch = (search: UrlSearch | undefined, props: Partial<SearchState>): Partial<SearchState> =>
  search && !isControlled(props)
    ? { keyword: search.keyword, locationId: search.locationIds, categoryId: search.categoryIds }
    : {}

/** Returns a key of the search of a URL; `undefined` while it is not known. */
export const searchKey = (url: string | undefined, search: UrlSearch | undefined): string | undefined =>
  search && `${splitUrl(url ?? '')?.path} ${JSON.stringify(search)}`

const isControlled = ({ keyword, locationId, locations, categoryId }: Partial<SearchState>): boolean =>
  [keyword, locationId, locations, categoryId].some((value) => value !== undefined)

/**
 * Syncs keyword, locations and categories with the current URL after the first render, unless the page sets any of them
 * by props. A URL sets the values that it names. The others are empty, unless a `SEARCH` belongs to the URL: then they stay
 * as that event has set them. A `SEARCH` belongs to the URL that is current when it is sent, or that comes next in its task.
 *
 * @param key {@link searchKey} of the URL.
 * @param seen the key that the state has followed.
 * @param url the URL.
 * @param search the search of that URL.
 * @param props the provider's props.
 */
export function useUrlSearch(
  key: string | undefined,
  seen: string | undefined,
  url: string | undefined,
  search: UrlSearch | undefined,
  props: Partial<SearchState>,
  dispatch: Dispatch<ShellAction>,
): void {
  const sent = useRef<SentSearch | null>(null)
  /** The location at which the URL was rendered. */
  const rendered = useRef<string | undefined>(undefined)

  if (seen !== key) {
    // While rendering, as for props: values of the previous page are never painted, and the new page's effects run later.
    // What the page sets before its URL is known belongs to that URL.
    const isSearched = seen === undefined || isOfCurrentUrl(sent.current)
    const values = isSearched ? search : { ...NOTHING, ...search }
    dispatch({ type: 'URL', key, search: isControlled(props) ? undefined : values })
  }
  // Runs before any other effect: a child may send an event in its own.
  useInsertionEffect(
    () =>
      onShellEvent('SEARCH', () => {
        const search: SentSearch = { isInTask: true }
        const readPushed = () => {
          const location = readLocation()
          search.location = location === rendered.current ? undefined : location
        }
        readPushed()
        sent.current = search
        pageTimeout(() => {
          readPushed()
          search.isInTask = false
        })
      }),
    [],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the first URL
  useEffect(() => {
    // One that was sent before the provider was there, to a URL that it still has to render.
    if (readBufferedEvents().some(({ type }) => type === 'SEARCH') && url !== undefined && !isCurrentUrl(url))
      sent.current ??= { isInTask: false, location: readLocation() }
  }, [])
  const ofRender = sent.current
  // biome-ignore lint/correctness/useExhaustiveDependencies: a search leads to the next URL only
  useEffect(() => {
    if (sent.current === ofRender) sent.current = null
    rendered.current = readLocation()
  }, [key])
}

/** Returns whether a search belongs to the URL that is rendered next. */
const isOfCurrentUrl = (sent: SentSearch | null): boolean =>
  sent !== null && (sent.isInTask || (sent.location !== undefined && sent.location === readLocation()))
