import { answerShellRequest, type ShellFixtures } from '@jobsite/shell/mocks'
import { HttpResponse, http, passthrough } from 'msw'
import { fail } from './answer.ts'

/** An ordinary day for what every page has, and nothing to show for the blocks that a story may be about. */
const QUIET: Partial<ShellFixtures> = {
  resumeSummary: { totalEmployerViews: 3, totalJobAlert: 12 },
  topBanners: [],
  sidebarBanner: null,
  bottomText: null,
  keywords: [],
  theme: {},
}

const KEYWORDS = {
  vi: ['Kế toán', 'Kế toán trưởng', 'Kế toán tổng hợp', 'Java', 'JavaScript', 'Nhân viên kinh doanh'],
  en: ['Accountant', 'Chief accountant', 'Java', 'JavaScript', 'Sales executive', 'Product owner'],
}

const keywordsFor = (request: Request): readonly string[] =>
  KEYWORDS[new URL(request.url).searchParams.get('language') === 'en' ? 'en' : 'vi']

/** The services as the package mocks them, on a quiet day, and a word about every request that nobody expected. */
export const handlers = [
  http.all('*', ({ request }) => {
    const keywords = keywordsFor(request)
    return answerShellRequest(request, { ...QUIET, hotKeywords: keywords, suggestions: keywords }) ?? undefined
  }),
  http.all('*', ({ request }) => {
    const { origin } = new URL(request.url)
    if (origin === location.origin) return passthrough()
    console.error(`[@jobsite/shell] A story asked ${request.url}, which no mock answers; add one to stories/mocks.`)
    return HttpResponse.error()
  }),
]

/** The same services on a bad day, one handler each, to be put before {@link handlers}. */
export const failing = { resumeSummary: fail('resumeSummary'), suggestions: fail('keywordSuggestions') }
