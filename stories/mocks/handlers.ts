import { slugify } from '@jobsite/shell/core'
import { HttpResponse, http, passthrough } from 'msw'
import { quietBlocks } from './blocks.ts'

const KEYWORDS = {
  vi: ['Kế toán', 'Kế toán trưởng', 'Kế toán tổng hợp', 'Java', 'JavaScript', 'Nhân viên kinh doanh'],
  en: ['Accountant', 'Chief accountant', 'Java', 'JavaScript', 'Sales executive', 'Product owner'],
}

const keywords = (request: Request): string[] =>
  KEYWORDS[new URL(request.url).searchParams.get('language') === 'en' ? 'en' : 'vi']

const answerKeywords = (names: readonly string[]) =>
  HttpResponse.json({ data: names.map((name, id) => ({ id, attributes: { name } })) })

const RESUME_SUMMARY = '*/api-gateway/v1.0/profile/resume-summary'
const SUGGESTIONS = '*/hot-keywords/api/v2/keywords/suggestion'

/** The services as they answer on a good day, and a word about every request that nobody expected. */
export const handlers = [
  http.get(RESUME_SUMMARY, () =>
    HttpResponse.json({ status: { code: 200 }, data: { attributes: { totalEmployerViews: 3, totalJobAlert: 12 } } }),
  ),
  http.get('*/hot-keywords/api/v2/hot-keywords', ({ request }) => answerKeywords(keywords(request))),
  http.get(SUGGESTIONS, ({ request }) => {
    const asked = slugify(new URL(request.url).searchParams.get('keyword') ?? '')
    return answerKeywords(keywords(request).filter((name) => slugify(name).includes(asked)))
  }),
  ...quietBlocks,
  http.all('*', ({ request }) => {
    const { origin } = new URL(request.url)
    if (origin === location.origin) return passthrough()
    console.error(`[@jobsite/shell] A story asked ${request.url}, which no mock answers; add one to stories/mocks.`)
    return HttpResponse.error()
  }),
]

/** The same services on a bad day, one handler each, to be put before {@link handlers}. */
export const failing = {
  resumeSummary: http.get(RESUME_SUMMARY, () => HttpResponse.json({ status: { code: 500 } })),
  suggestions: http.get(SUGGESTIONS, () => HttpResponse.json({ message: 'down' }, { status: 503 })),
}
