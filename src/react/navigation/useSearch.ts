import { dispatchShellEvent } from '../../browser/events/shellEvents.ts'
import { navigateTo } from '../../browser/navigation/navigateTo.ts'
import { rememberSearch } from '../../browser/stored/recentSearches.ts'
import { writeStoredSearch } from '../../browser/stored/storedSearch.ts'
import { normalizeKeyword } from '../../core/search/keyword.ts'
import { hasLocations, searchHref } from '../../core/search/searchHref.ts'
import type { StoredLocation } from '../../core/search/storedSearch.ts'
import { useShellContext } from '../ShellContext.ts'

/** Criteria of a search, exactly as the visitor sees them in the search form. */
export interface SearchRequest {
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
export function useSearch(): (request: SearchRequest) => void {
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
