import { type Dispatch, useEffect, useRef } from 'react'
import { onShellEvent } from '../../browser/events/shellEvents.ts'
import type { UrlSearch } from '../../core/search/readSearch.ts'
import { splitUrl } from '../../core/url/splitUrl.ts'
import type { ShellAction, ShellState } from '../shellState.ts'

type SearchState = Pick<ShellState, 'keyword' | 'locationId' | 'locations' | 'categoryId'>

/**
 * Returns the search of the first page's URL as initial state, unless the page sets any of it by props: a state that is
 * set while hydrating would make React 18 take the browser's URL for the server's.
 */
export const firstSearch = (search: UrlSearch | undefined, props: Partial<SearchState>): Partial<SearchState> =>
  search?.isSearch && !isControlled(props)
    ? { keyword: search.keyword, locationId: search.locationIds, categoryId: search.categoryIds }
    : {}

/** Returns a key of the search of a URL; `undefined` while it is not known. */
export const searchKey = (url: string | undefined, search: UrlSearch | undefined): string | undefined =>
  search && `${splitUrl(url ?? '')?.path} ${JSON.stringify(search)}`

const isControlled = ({ keyword, locationId, locations, categoryId }: Partial<SearchState>): boolean =>
  [keyword, locationId, locations, categoryId].some((value) => value !== undefined)

/**
 * Syncs keyword, locations and categories with the current URL after the first render, unless the page sets any of them
 * by props. A search handled by the page is kept if it leads to a URL in the page's own format.
 *
 * @param key {@link searchKey} of the URL.
 * @param seen the key that the state has followed.
 * @param search the search of that URL.
 * @param props the provider's props.
 */
export function useUrlSearch(
  key: string | undefined,
  seen: string | undefined,
  search: UrlSearch | undefined,
  props: Partial<SearchState>,
  dispatch: Dispatch<ShellAction>,
): void {
  const isSearched = useRef(false)

  if (seen !== key) {
    // While rendering, as for props: values of the previous page are never painted, and the new page's effects run
    // later.
    // Without a search there is nothing to read, and what the page sets before its URL is known stays.
    const isKept = isControlled(props) || (!search?.isSearch && (seen === undefined || isSearched.current))
    dispatch({ type: 'URL', key, search: isKept ? undefined : search })
  }
  useEffect(
    () =>
      onShellEvent('SEARCH', () => {
        isSearched.current = true
      }),
    [],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: a search leads to the next URL only
  useEffect(() => {
    isSearched.current = false
  }, [key])
}
