import type { Context, Hono } from 'hono'
import type { SiteEnv } from '../web/siteEnv.ts'
import { endpoint } from './endpoint.ts'
import { jobs } from './fixtures/jobs.ts'
import { hotKeywords } from './fixtures/keywords.ts'
import { requestLanguage } from './requestLanguage.ts'
import { foldWords } from './searchJobs.ts'

const HOT = 8
const SUGGESTIONS = 10

/** Hot keywords, suggestions as one types, and job titles for a profile. */
export function addKeywords(app: Hono<SiteEnv>): void {
  endpoint(app, 'GET', '/hot-keywords/api/v2/hot-keywords', (context) => {
    const language = requestLanguage(context)
    return context.json({ data: rows(hotKeywords.slice(0, HOT).map((keyword) => keyword[language])) })
  })
  endpoint(app, 'GET', '/hot-keywords/api/v2/keywords/suggestion', (context) =>
    suggest(context, [...hotKeywords, ...jobs.map(({ title }) => title)]),
  )
  endpoint(app, 'GET', '/api-gateway/v1.0/suggest-job-title', (context) =>
    suggest(
      context,
      jobs.map(({ title }) => title),
    ),
  )
}

function suggest(context: Context, phrases: readonly { vi: string; en: string }[]): Response {
  const language = requestLanguage(context)
  const words = foldWords((context.req.query('keyword') ?? context.req.query('query') ?? '').slice(0, 200))
  const texts = [...new Set(phrases.map((phrase) => phrase[language]))]
  const found = words.length === 0 ? [] : texts.filter((phrase) => startsWords(foldWords(phrase), words))
  return context.json({ data: rows(found.slice(0, SUGGESTIONS)) })
}

/** Whether every word asked for begins a word of the phrase. */
function startsWords(phrase: readonly string[], words: readonly string[]): boolean {
  return words.every((word) => phrase.some((own) => own.startsWith(word)))
}

const rows = (keywords: readonly string[]) =>
  keywords.map((keyword, index) => ({ id: index + 1, attributes: { name: keyword } }))
