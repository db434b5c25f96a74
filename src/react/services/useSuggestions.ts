import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { fetchEndpoint } from '../../api/fetchEndpoint.ts'
import { parseKeywords } from '../../api/keywords.ts'
import { clearRecentSearches, readRecentSearches } from '../../browser/recentSearches.ts'
import { PAGES } from '../../core/pages/pages.ts'
import { slugify } from '../../core/text/slugify.ts'
import { type Suggest, useShellContext } from '../ShellContext.ts'
import { useLatest } from '../useLatest.ts'

/** Where keywords come from: what is typed, what many search for, or what this browser searched for last. */
export type SuggestionKind = 'typed' | 'hot' | 'recent'

/** The keywords to suggest. */
export interface Suggestions {
  readonly items: readonly string[]
  readonly kind: SuggestionKind
  /** The last question was answered. */
  readonly isAnswered: boolean
  /** The answer takes long enough to say so. */
  readonly isStalled: boolean
  /** Forgets the recent searches. */
  readonly clearRecent: () => void
}

/** How long an answer may take before it is said that it takes long, in milliseconds. */
const STALLED_AFTER_MS = 800

/**
 * Keywords for what is typed, asked for once the typing pauses; only the last question's answer counts. Until it is
 * there, what is known already stays as far as it holds what is typed.
 *
 * @param query what is typed, trimmed; `''` asks for hot keywords, `null` for nothing.
 * @param delayMs how long a pause is, in milliseconds.
 */
export function useSuggestions(query: string | null, delayMs: number): Suggestions {
  const { config, language, pageName: page, suggest, adapters, callOptions, recentSearches } = useShellContext()
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [stalledQuery, setStalledQuery] = useState<string | null>(null)
  const [recent, setRecent] = useState<readonly string[]>(() => (recentSearches ? readRecentSearches() : []))
  const isRecent = query === '' && recent.length > 0

  useLayoutEffect(() => {
    // Another search may have been made since.
    if (recentSearches && query === '') setRecent(readRecentSearches())
  }, [recentSearches, query])
  const source: Suggest =
    suggest ??
    (async ({ query: keyword, signal }) => {
      const options = { ...callOptions(signal), adapters }
      if (keyword === '') return (await fetchEndpoint(config, 'hotKeywords', { language }, options)) ?? []
      // Interviews and salaries are found by the title of a job.
      const endpoint = PAGES[page].searchTopic === undefined ? 'keywordSuggestions' : 'suggestJobTitle'
      return (await fetchEndpoint(config, endpoint, { keyword, language }, options)) ?? []
    })
  const ask = useLatest(source)

  useEffect(() => {
    if (query === null || isRecent) return undefined
    const controller = new AbortController()
    const { signal } = controller
    const stalling = setTimeout(() => setStalledQuery(query), delayMs + STALLED_AFTER_MS)
    const timer = setTimeout(async () => {
      const items = await answerOf(() => ask.current({ query, signal, language, page }))
      if (signal.aborted) return
      clearTimeout(stalling)
      setStalledQuery(null)
      setAnswer({ query, items })
    }, delayMs)
    return () => {
      clearTimeout(timer)
      clearTimeout(stalling)
      setStalledQuery(null)
      controller.abort()
    }
  }, [query, isRecent, delayMs, language, page, ask])

  const clearRecent = useCallback(() => {
    clearRecentSearches()
    setRecent([])
  }, [])
  const found = useMemo(() => suggestionsFor(query, answer), [query, answer])
  return {
    ...(isRecent ? { items: recent, isAnswered: true } : found),
    kind: isRecent ? 'recent' : query === '' ? 'hot' : 'typed',
    isStalled: query !== null && stalledQuery === query,
    clearRecent,
  }
}

interface Answer {
  readonly query: string
  readonly items: readonly string[]
}

type Found = Pick<Suggestions, 'items' | 'isAnswered'>

const NOTHING: Found = { items: [], isAnswered: false }

function suggestionsFor(query: string | null, answer: Answer | null): Found {
  if (query === null || answer === null) return NOTHING
  if (answer.query === query) return { items: answer.items, isAnswered: true }
  const wanted = slugify(query)
  const items = wanted === '' ? [] : answer.items.filter((item) => slugify(item).includes(wanted))
  return { items, isAnswered: false }
}

/** What the page's own source gives is as little to be trusted as an endpoint. */
async function answerOf(call: () => Promise<readonly string[]>): Promise<string[]> {
  try {
    return parseKeywords(await call()) ?? []
  } catch {
    return []
  }
}
