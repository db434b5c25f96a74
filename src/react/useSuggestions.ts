import { useEffect, useMemo, useRef, useState } from 'react'
import { fetchHotKeywords } from '../api/hotKeywords.ts'
import { parseKeywords } from '../api/keywords.ts'
import { fetchSuggestions } from '../api/suggestions.ts'
import { slugify } from '../core/text/slugify.ts'
import { type Suggest, useShell } from './ShellContext.ts'

/** The keywords to suggest, and whether the last question was answered. */
export interface Suggestions {
  readonly items: readonly string[]
  readonly isAnswered: boolean
}

/**
 * Keywords for what is typed, asked for once the typing pauses; only the last question's answer counts. Until it is
 * there, what is known already stays as far as it holds what is typed.
 *
 * @param query what is typed, trimmed; `''` asks for hot keywords, `null` for nothing.
 * @param delayMs how long a pause is, in milliseconds.
 */
export function useSuggestions(query: string | null, delayMs: number): Suggestions {
  const { config, language, pageName: page, suggest } = useShell()
  const [answer, setAnswer] = useState<Answer | null>(null)
  const source: Suggest =
    suggest ??
    (({ query: text, signal }) =>
      text === ''
        ? fetchHotKeywords(config, language, { signal })
        : fetchSuggestions(config, text, language, { signal }))
  const ask = useRef(source)
  useEffect(() => {
    // The source may be made anew with every render: that is no new question.
    ask.current = source
  })

  useEffect(() => {
    if (query === null) return undefined
    const { signal, abort } = newAborter()
    const timer = setTimeout(async () => {
      const items = await answerOf(() => ask.current({ query, signal, language, page }))
      if (!signal.aborted) setAnswer({ query, items })
    }, delayMs)
    return () => {
      clearTimeout(timer)
      abort()
    }
  }, [query, delayMs, language, page])

  return useMemo(() => suggestionsFor(query, answer), [query, answer])
}

interface Answer {
  readonly query: string
  readonly items: readonly string[]
}

const NOTHING: Suggestions = { items: [], isAnswered: false }

function suggestionsFor(query: string | null, answer: Answer | null): Suggestions {
  if (query === null || answer === null) return NOTHING
  if (answer.query === query) return { items: answer.items, isAnswered: true }
  const wanted = slugify(query)
  const items = wanted === '' ? [] : answer.items.filter((item) => slugify(item).includes(wanted))
  return { items, isAnswered: false }
}

function newAborter() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}

/** What the page's own source gives is as little to be trusted as an endpoint. */
async function answerOf(call: () => Promise<readonly string[]>): Promise<string[]> {
  try {
    return parseKeywords(await call())
  } catch {
    return []
  }
}
