import {
  buildSearchUrl,
  categories,
  DEFAULT_LANGUAGE,
  detectLanguage,
  detectPage,
  jobLevels,
  locations,
  type Named,
  nameIn,
  parseSearchUrl,
} from '@jobsite/shell/core'
import type { ShellFixtures } from '@jobsite/shell/mocks'
import type { Context } from 'hono'
import { sidebarBanner, theme } from './fixtures/banners.ts'
import { bottomTexts } from './fixtures/bottomTexts.ts'
import { jobs } from './fixtures/jobs.ts'
import { hotKeywords } from './fixtures/keywords.ts'
import { industries, jobFunctionGroups } from './fixtures/meta.ts'
import { requestLanguage } from './requestLanguage.ts'
import { foldWords, searchJobs } from './searchJobs.ts'

const HOT = 8
const SUGGESTIONS = 10
const SEO_KEYWORDS = 10
const MAX_TYPED = 200

/** Returns the responses of the shell's endpoints as data of the site. */
export function shellFixtures(context: Context): Partial<ShellFixtures> {
  const language = requestLanguage(context)
  const hot = hotKeywords.map((keyword) => keyword[language])
  const titles = jobs.map(({ title }) => title[language])
  const isTitle = context.req.path.endsWith('/suggest-job-title')
  return {
    jobLevels,
    companyIndustries: industries,
    jobFunctionGroups,
    sidebarBanner,
    theme,
    hotKeywords: hot.slice(0, HOT),
    suggestions: suggestions(context, isTitle ? titles : [...hot, ...titles]),
    // What is searched for most, as links to what it finds. Categories and places have links of the page's own.
    keywords: hot
      .filter((keyword) => searchJobs({ keyword }).length > 0)
      .slice(0, SEO_KEYWORDS)
      .map((name, index) => ({ id: index + 1, name, link: buildSearchUrl({ keyword: name }, language) })),
    bottomText: bottomText(context.req.query('page_url') ?? ''),
    showsPopup: false,
  }
}

/** The phrases in which every word typed begins a word, accents and case aside. */
function suggestions(context: Context, phrases: readonly string[]): string[] {
  const typed = context.req.query('keyword') ?? context.req.query('query') ?? ''
  const words = foldWords(typed.slice(0, MAX_TYPED))
  const fits = (phrase: string): boolean => {
    const own = foldWords(phrase)
    return words.every((word) => own.some((known) => known.startsWith(word)))
  }
  return words.length === 0 ? [] : [...new Set(phrases)].filter(fits).slice(0, SUGGESTIONS)
}

/** The text of a page, found by its URL, which arrives in lower case; none for pages that have no text. */
function bottomText(url: string): ShellFixtures['bottomText'] {
  const language = detectLanguage(url) ?? DEFAULT_LANGUAGE
  const search = parseSearchUrl(url)
  const first = (rows: readonly Named[], ids: readonly number[] | undefined): string =>
    nameIn(
      rows.find(({ id }) => id === ids?.[0]),
      language,
    )
  const place = first(locations, search?.locationIds)
  const trade = first(categories, search?.categoryIds)
  const page = detectPage(url)
  const found = bottomTexts.find((row) => row.pages.includes(page ?? 'other') && (!row.needsTrade || trade !== ''))
  if (!found || page === undefined) return null
  const { id, content, image } = found
  return { id, content: content[language]({ place, trade }), ...(image && { image }) }
}
