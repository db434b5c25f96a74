import { goTo } from '../../browser/goTo.ts'
import { rememberSearch } from '../../browser/recentSearches.ts'
import { dispatchShellEvent } from '../../browser/shellEvents.ts'
import { writeStoredSearch } from '../../browser/storedSearch.ts'
import { hasLocations, searchHref } from '../../core/search/searchHref.ts'
import type { StoredLocation } from '../../core/search/storedSearch.ts'
import { useShellContext } from '../ShellContext.ts'

/**
 * Searches for a keyword in the chosen locations, and in the categories that the page has set: the search is stored,
 * `SEARCH` tells the page and the shell's other parts, and unless the page takes it over, its address is gone to.
 */
export function useSearch(): (keyword: string, locations: readonly StoredLocation[]) => void {
  const shell = useShellContext()
  const {
    config,
    language,
    pageName: page,
    categoryId,
    taxonomy,
    url,
    navigate,
    recentSearches,
    setShell,
    track,
  } = shell

  return (keyword, chosen) => {
    const query = keyword.normalize('NFC').trim()
    const isNarrowed = hasLocations(page)
    const locationId = isNarrowed ? chosen.map(({ parentId }) => parentId) : shell.locationId
    writeStoredSearch({ query, categoryId, page: 1, ...(isNarrowed && { locationId, locations: chosen }) })
    if (recentSearches) rememberSearch(query)
    if (isNarrowed) setShell({ locations: chosen })
    track({ type: 'search', keyword: query, locationIds: locationId, categoryIds: categoryId })
    if (dispatchShellEvent('SEARCH', { params: { query, locationId, categoryId, page: 1 }, from: 'header' })) return
    const before = [...shell.locationId, ...shell.locations.map(({ parentId }) => parentId)]
    const criteria = { keyword: query, locationIds: locationId, categoryIds: categoryId }
    goTo(config.linkBase + searchHref(criteria, { page, language, url, locationIds: before, taxonomy }), navigate)
  }
}
