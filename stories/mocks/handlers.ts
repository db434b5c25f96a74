import { type EndpointName, endpoints } from '@jobsite/shell/core'
import { answerShellRequest, type ShellFixtures } from '@jobsite/shell/mocks'
import { HttpResponse, http, passthrough, type RequestHandler } from 'msw'
import { fail } from './answer.ts'

/** Usual data for what every page has, and no content for the blocks that single stories are about. */
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

/** The services as the package mocks them; an unexpected request is reported as an error. */
export const handlers = [
  http.all('*', ({ request }) => {
    const keywords = keywordsFor(request)
    return answerShellRequest(request, { ...QUIET, hotKeywords: keywords, suggestions: keywords }) ?? undefined
  }),
  http.all('*', ({ request }) => {
    const { origin } = new URL(request.url)
    if (origin === location.origin) return passthrough()
    console.error(
      `[@jobsite/shell] A story requested ${request.url}, which no mock handles. Add a handler to stories/mocks.`,
    )
    return HttpResponse.error()
  }),
]

/** Story parameters with which one handler responds before {@link handlers}. */
export const answeredBy = (handler: RequestHandler) => ({ msw: [handler, ...handlers] })

/** Handlers of single services that fail, to put before {@link handlers}. */
export const failing = { resumeSummary: fail('resumeSummary'), suggestions: fail('keywordSuggestions') }

/** Handlers that fail for every service, to put before {@link handlers}. */
export const failingServices = (Object.keys(endpoints) as EndpointName[]).map(fail)
