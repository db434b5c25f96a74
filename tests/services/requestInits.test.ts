import { fileURLToPath } from 'node:url'
import { defineConfig, endpoints } from '@jobsite/shell/core'
import { describe, expect, it } from 'vitest'
import { serviceCalls } from '../../scripts/checks/contracts/serviceRequests.ts'
import { keywordSeo } from '../../src/services/keywordSeo.ts'
import type { Fetch } from '../../src/services/request.ts'
import { themes } from '../../src/services/themes.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const SILENT = { debug() {}, info() {}, warn() {}, error() {} }
const TOKEN = 'token'

const JSON_ONLY = { accept: 'application/json' }
const get = (headers: object = {}) => ({ method: 'GET', headers: { ...JSON_ONLY, ...headers } })
const post = (body: unknown, headers: object = {}) => ({
  method: 'POST',
  headers: { ...JSON_ONLY, 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
  keepalive: true,
})
const inLanguage = { 'accept-language': 'vi' }
const typed = { ...inLanguage, 'content-type': 'application/json' }

/** What `fetch` is called with, but the signal; nothing else, such as a mode, credentials or a cache rule. */
type Init = ReturnType<typeof get> | ReturnType<typeof post>

/** Endpoints that a token is passed for. */
const OF_SEEKERS: ReadonlySet<string> = new Set([
  'resumeSummary',
  'resumeSettingInfo',
  'resumeChangeSearchable',
  'updateResumeFile',
  'attachedProfile',
  'checkingPopup',
])

const calls = await serviceCalls(ROOT)

/** Calls a service. Returns the options that its request was made with. */
async function initOf(name: string): Promise<RequestInit> {
  let init: RequestInit = {}
  const fetch: Fetch = async (_, given) => {
    init = given
    return Response.json({})
  }
  await calls[name]?.({ logger: SILENT, fetch }, OF_SEEKERS.has(name) ? TOKEN : '')
  return init
}

describe('each request', () => {
  const table = Object.keys(endpoints) as (keyof typeof endpoints)[]

  it.each(table)('%s is made with the specified options', async (name) => {
    const { signal, ...init } = await initOf(name)
    expect(signal).toBeInstanceOf(AbortSignal)
    expect(init).toEqual(EXPECTED[name])
  })
})

const bearer = { authorization: `Bearer ${TOKEN}` }

const EXPECTED: Readonly<Record<keyof typeof endpoints, Init>> = {
  jobLevels: get(),
  companyIndustries: get(),
  jobFunctions: get(),
  keywordSeo: get(typed),
  bottomText: get(),
  topBanner: get(typed),
  sidebarBanner: get(inLanguage),
  themes: get(),
  searchbarHighlight: get(),
  hotKeywords: get(),
  keywordSuggestions: get(),
  jobSearch: get(),
  suggestJobTitle: get(),
  resumeSummary: get(bearer),
  resumeSettingInfo: get(bearer),
  resumeChangeSearchable: post({ isSearchable: true }, bearer),
  updateResumeFile: post({ file: 'cv.pdf' }, bearer),
  attachedProfile: get(bearer),
  jobAlertsAnonymous: post({ email: 'an@example.com' }),
  checkingPopup: get(bearer),
  trackBannerClick: post({ bannerId: 7, zoneName: 'top' }),
}

const config = defineConfig()

/** A service that never responds; `signal` is that of its request. */
function keepWaiting() {
  const signals: AbortSignal[] = []
  const fetch: Fetch = (_, { signal }) => {
    signals.push(signal as AbortSignal)
    return new Promise(() => undefined)
  }
  return { signals, fetch }
}

const later = () => new Promise((resolve) => setTimeout(resolve, 5))

describe('a request ends', () => {
  it('at its deadline', async () => {
    const { signals, fetch } = keepWaiting()
    expect(await themes.fetch(config, {}, { fetch, logger: SILENT, timeoutMs: 10 })).toBeNull()
    expect(signals.map(({ aborted }) => aborted)).toEqual([true])
  })

  it('once all that share it have left, and not before', async () => {
    const { signals, fetch } = keepWaiting()
    const waiters = [new AbortController(), new AbortController()]
    const answers = waiters.map(({ signal }) =>
      keywordSeo.fetch(config, { language: 'vi' }, { fetch, signal, logger: SILENT }),
    )
    await later()
    expect(signals).toHaveLength(1)
    waiters[0]?.abort()
    expect(await answers[0]).toBeNull()
    await later()
    expect(signals[0]?.aborted).toBe(false)
    waiters[1]?.abort()
    expect(await answers[1]).toBeNull()
    await later()
    expect(signals[0]?.aborted).toBe(true)
  })

  it('and leaves nothing on the signal of its caller', async () => {
    const { signal } = new AbortController()
    const listening = new Set<unknown>()
    const watched = Object.assign(signal, {
      addEventListener(_: string, listener: unknown) {
        heard += 1
        listening.add(listener)
      },
      removeEventListener: (_: string, listener: unknown) => void listening.delete(listener),
    })
    const fetch: Fetch = async () => Response.json({})
    let heard = 0
    for (const name of ['themes', 'trackBannerClick'])
      await calls[name]?.({ logger: SILENT, fetch, signal: watched }, '')
    expect([heard, listening.size]).toEqual([2, 0])
  })

  it('not where one that shares it leaves and another comes at once, as React mounts twice in development', async () => {
    const { signals, fetch } = keepWaiting()
    const first = new AbortController()
    const call = (signal?: AbortSignal) =>
      keywordSeo.fetch(config, { language: 'vi' }, { fetch, signal, logger: SILENT })
    const left = call(first.signal)
    await later()
    first.abort()
    await left
    void call()
    await later()
    expect(signals.map(({ aborted }) => aborted)).toEqual([false])
  })
})
