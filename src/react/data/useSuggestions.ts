import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { clearRecentSearches, readRecentSearches } from '../../browser/stored/recentSearches.ts'
import { nameIn } from '../../core/named.ts'
import { PAGES } from '../../core/pages/pages.ts'
import type { RecentSearch } from '../../core/search/storedSearch.ts'
import { slugify } from '../../core/text/slugify.ts'
import { fetchEndpoint } from '../../services/fetchEndpoint.ts'
import { parseKeywords } from '../../services/keywords.ts'
import { useShellContext } from '../ShellContext.ts'
import type { Suggest } from '../ShellOptions.ts'
import { useLatest } from '../useLatest.ts'

/** Source of the suggested keywords: the typed text, popular searches, or recent searches of this browser. */
export type SuggestionKind = 'typed' | 'hot' | 'recent'

/** Keyword suggestions and their state. */
export interface Suggestions {
  readonly items: readonly string[]
  readonly kind: SuggestionKind
  /** The recent searches by their items: `Java · Hà Nội`. */
  readonly recent: ReadonlyMap<string, RecentSearch>
  /** Whether the latest request has finished. */
  readonly isComplete: boolean
  /** Whether the latest request takes long enough to show a notice. */
  readonly isStalled: boolean
  /** Removes the recent searches of this browser. */
  readonly clearRecent: () => void
}

/** Delay of the "takes long" notice, in milliseconds. */
const STALLED_AFTER_MS = 800

/**
 * Returns suggestions for the typed text, requested once typing pauses; only the latest response counts. Until it
 * arrives, known suggestions of the same language and page are shown that contain the typed text.
 *
 * @param query the trimmed text of the field; `''` requests popular keywords, `null` requests nothing.
 * @param delayMs length of the pause, in milliseconds.
 */
export function useSuggestions(query: string | null, delayMs: number): Suggestions {
  const {
    config,
    language,
    pageName: page,
    suggest,
    adapters,
    callOptions,
    recentSearches,
    taxonomy,
  } = useShellContext()
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [stalledQuery, setStalledQuery] = useState<string | null>(null)
  const [stored, setStored] = useState<readonly RecentSearch[]>(() => (recentSearches ? readRecentSearches() : []))
  const recent = useMemo(() => {
    const nameOf = (place: number) =>
      nameIn(
        taxonomy.locations.find(({ id }) => id === place),
        language,
      )
    return new Map(
      stored.map((search): [string, RecentSearch] => {
        if (typeof search === 'string') return [search, search]
        const places = search.locationId.map(nameOf).filter(Boolean).join(', ')
        return [places ? `${search.query} · ${places}` : search.query, search]
      }),
    )
  }, [stored, taxonomy, language])
  const recentItems = useMemo(() => [...recent.keys()], [recent])
  const isRecent = recentSearches && query === '' && recent.size > 0

  useLayoutEffect(() => {
    // Another search may have been stored since.
    if (recentSearches && query === '') setStored(readRecentSearches())
  }, [recentSearches, query])
  const source: Suggest =
    suggest ??
    (async ({ query: keyword, signal }) => {
      const options = { ...callOptions(signal), adapters }
      if (keyword === '') return (await fetchEndpoint(config, 'hotKeywords', { language }, options)) ?? []
      // Interviews and salaries are searched by job title.
      const endpoint = PAGES[page].searchTopic === undefined ? 'keywordSuggestions' : 'suggestJobTitle'
      return (await fetchEndpoint(config, endpoint, { keyword, language }, options)) ?? []
    })
  const fetchSuggestions = useLatest(source)
  const scope = language + page

  useEffect(() => {
    if (query === null || isRecent) return undefined
    const controller = new AbortController()
    const { signal } = controller
    const stalling = setTimeout(() => setStalledQuery(query), delayMs + STALLED_AFTER_MS)
    const timer = setTimeout(async () => {
      const items = await validSuggestions(() => fetchSuggestions.current({ query, signal, language, page }))
      if (signal.aborted) return
      clearTimeout(stalling)
      setStalledQuery(null)
      setAnswer({ query, scope, items })
    }, delayMs)
    return () => {
      clearTimeout(timer)
      clearTimeout(stalling)
      setStalledQuery(null)
      controller.abort()
    }
  }, [query, isRecent, delayMs, language, page, scope, fetchSuggestions])

  const clearRecent = useCallback(() => {
    clearRecentSearches()
    setStored([])
  }, [])
  const found = useMemo(() => suggestionsFor(query, answer?.scope === scope ? answer : null), [query, answer, scope])
  return {
    ...(isRecent ? { items: recentItems, isComplete: true } : found),
    recent,
    kind: isRecent ? 'recent' : query === '' ? 'hot' : 'typed',
    isStalled: query !== null && stalledQuery === query,
    clearRecent,
  }
}

interface Answer {
  readonly query: string
  /** Language and page that it is for. */
  readonly scope: string
  readonly items: readonly string[]
}

type Found = Pick<Suggestions, 'items' | 'isComplete'>

const NOTHING: Found = { items: [], isComplete: false }

function suggestionsFor(query: string | null, answer: Answer | null): Found {
  if (query === null || answer === null) return NOTHING
  if (answer.query === query) return { items: answer.items, isComplete: true }
  const wanted = slugify(query)
  const items = wanted === '' ? [] : answer.items.filter((item) => slugify(item).includes(wanted))
  return { items, isComplete: false }
}

/** Returns the valid suggestions of a source. The page's own source is validated as strictly as an endpoint. */
async function validSuggestions(call: () => Promise<readonly string[]>): Promise<string[]> {
  try {
    return parseKeywords(await call()) ?? []
  } catch {
    return []
  }
}
