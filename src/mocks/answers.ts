import { type EndpointName, type EndpointPaths, endpoints, servicePath } from '../core/endpoints.ts'
import { withoutUndefined } from '../core/looseValues.ts'
import type { Named } from '../core/named.ts'
import { slugify } from '../core/text/slugify.ts'
import { type ShellFixtures, shellFixtures } from './fixtures.ts'

/**
 * Returns the status and body of an endpoint's response; `null` for a URL that is no endpoint of the shell. Needs no
 * `Request` and no `Response`, which Jest's jsdom does not have.
 */
export function answerEndpoint(
  request: MockRequest,
  fixtures: Partial<ShellFixtures> = {},
  paths?: Partial<EndpointPaths>,
): (MockAnswer & { readonly status: number }) | null {
  const { pathname } = new URL(request.url)
  const name = (Object.keys(endpoints) as EndpointName[]).find((key) => pathname.endsWith(pathOf(key, paths)))
  if (name === undefined) return null
  if (request.method === 'OPTIONS') return { status: 204 }
  if (request.method !== endpoints[name].method) return { status: 405 }
  return { status: 200, ...ANSWERS[name]({ ...shellFixtures, ...withoutUndefined(fixtures) }, request) }
}

/** Returns the path of an endpoint without a query: requests are found by it. */
export const pathOf = (name: EndpointName, paths: Partial<EndpointPaths> | undefined): string =>
  servicePath(paths?.[name], endpoints[name].path).split('?', 1)[0] as string

/** Response of a mocked endpoint. */
interface MockAnswer {
  /** @default 200 */
  readonly status?: number
  /** Sent as JSON. @default no body */
  readonly body?: unknown
}

/** Parts of a request that its response depends on. */
interface MockRequest extends Pick<Request, 'url' | 'method'> {
  readonly headers: Pick<Headers, 'get'>
}

type Answer = (fixtures: ShellFixtures, request: MockRequest) => MockAnswer

const names = ({ name, nameEn }: Named) => ({ nameVi: name, nameEn })

const relationships = (rows: readonly { readonly id: number; readonly attributes: unknown }[]): MockAnswer => ({
  body: { data: { relationships: { data: rows } } },
})

const named = (rows: readonly Named[]): MockAnswer =>
  relationships(rows.map((row) => ({ id: row.id, attributes: names(row) })))

const attributes = (values: object): MockAnswer => ({ body: { status: { code: 200 }, data: { attributes: values } } })

const keywords = (rows: readonly string[]): MockAnswer => ({
  body: { data: rows.map((name, index) => ({ id: index + 1, attributes: { name } })) },
})

const suggested: Answer = ({ suggestions }, request) => {
  const typed = slugify(new URL(request.url).searchParams.get('keyword') ?? '')
  return keywords(suggestions.filter((name) => slugify(name).includes(typed)))
}

/** Requires a bearer token, as the endpoints of a seeker do; responds with 401 without one. */
const forSeekers =
  (answer: Answer): Answer =>
  (fixtures, request) =>
    request.headers.get('authorization')?.startsWith('Bearer ')
      ? answer(fixtures, request)
      : { status: 401, body: { status: { code: 401 } } }

/** Builds the response of each endpoint from the fixtures, in the format that the shell reads. */
const ANSWERS: Readonly<Record<EndpointName, Answer>> = {
  jobLevels: ({ jobLevels }) => named(jobLevels),
  companyIndustries: ({ companyIndustries }) => named(companyIndustries),
  jobFunctions: ({ jobFunctionGroups }) => ({
    body: {
      meta: { statusCode: 200 },
      data: jobFunctionGroups.map(({ parent, children }) => ({
        id: parent.id,
        type: 'jobFunctionGroup',
        attributes: names(parent),
        relationships: { jobFunctions: { data: children.map(({ id }) => ({ id, type: 'jobFunction' })) } },
      })),
      included: jobFunctionGroups.flatMap(({ parent, children }) =>
        children.map((child) => ({
          id: child.id,
          type: 'jobFunction',
          attributes: { ...names(child), parentId: parent.id },
        })),
      ),
    },
  }),
  keywordSeo: ({ keywords: rows }) => relationships(rows.map(({ id, ...rest }) => ({ id, attributes: rest }))),
  bottomText: ({ bottomText }) => {
    if (!bottomText) return { body: { data: [] } }
    const { id, ...rest } = bottomText
    return { body: { data: [{ id, attributes: rest }] } }
  },
  topBanner: ({ topBanners }, request) => {
    const { searchParams } = new URL(request.url)
    const ids = (name: string) => (searchParams.get(name) ?? '').split(',').filter(Boolean).map(Number)
    return {
      body: {
        data: topBanners.map(({ id, allowClose, ...rest }) => ({ id, allowClose, attributes: rest })),
        industryV3Id: ids('industryV3Id'),
        jobFunctionId: ids('jobFunctionIds'),
      },
    }
  },
  sidebarBanner: ({ sidebarBanner }) => ({
    body: { data: sidebarBanner ? [{ id: 1, attributes: sidebarBanner }] : [] },
  }),
  themes: ({ theme }) => (theme ? { body: { data: { id: 1, attributes: theme } } } : { status: 404, body: {} }),
  searchbarHighlight: ({ hotKeywords }) => keywords(hotKeywords.slice(0, 1)),
  hotKeywords: ({ hotKeywords }) => keywords(hotKeywords),
  keywordSuggestions: suggested,
  suggestJobTitle: suggested,
  jobSearch: ({ jobs }) => ({ body: { meta: { nbHits: jobs.length, nbPages: 1 }, data: jobs } }),
  resumeSummary: forSeekers(({ resumeSummary }) => attributes(resumeSummary)),
  resumeSettingInfo: forSeekers(({ isSearchable }) => attributes({ isSearchable })),
  resumeChangeSearchable: forSeekers(({ isSearchable }) => attributes({ isSearchable: !isSearchable })),
  updateResumeFile: forSeekers(() => attributes({ updated: true })),
  attachedProfile: forSeekers(({ attachedFiles }) => attributes({ files: attachedFiles })),
  jobAlertsAnonymous: () => attributes({ subscribed: true }),
  checkingPopup: ({ showsPopup }) => attributes({ show: showsPopup }),
  trackBannerClick: () => ({ status: 204 }),
}
