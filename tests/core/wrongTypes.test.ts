import { afterEach, describe, expect, it } from 'vitest'
import { takeConsole } from '../support/failOnConsole.ts'
import { CORE_CALLS, config, isNested, other, row, withValue } from './coreCalls.ts'
import * as core from './rules.ts'

/** The one function that writes cookies. */
const ELSEWHERE = ['recordAttribution']

/** Values of wrong types, as in plain JavaScript and server JSON. */
const WRONG: readonly unknown[] = [
  ...[undefined, null, 0, -1, 7.5, Number.NaN, true, '', 'fr', 'toString', [], [null], [undefined, 'a', 7], {}],
  ...[Object.freeze({ id: null }), new Date(Number.NaN), new Map(), () => '/a'],
]

const rules = core as unknown as Record<string, (...args: unknown[]) => unknown>

/** Returns a value and all values inside it, each replaced by another one. */
function replaced(value: unknown, wrong: unknown): { at: string; value: unknown }[] {
  if (!isNested(value)) return [{ at: '', value: wrong }]
  const inside = Object.entries(value).flatMap(([key, part]) =>
    replaced(part, wrong).map((one) => ({
      at: `.${key}${one.at}`,
      value: withValue(value, key, one.value),
    })),
  )
  return [{ at: '', value: wrong }, ...inside]
}

/** The only errors: a link without its host or path would lead to another place. */
const CLEAR = /^\[@jobsite\/shell\] .* \(code: (?:partial-config|unknown-endpoint)\)$/

it('calls every function of the entry point', () => {
  const names = Object.keys(core).filter((name) => typeof rules[name] === 'function')
  expect(names.sort()).toEqual([...Object.keys(CORE_CALLS), ...ELSEWHERE].sort())
})

describe.each(Object.entries(CORE_CALLS))('%s', (name, calls) => {
  const call = rules[name] as (...args: unknown[]) => unknown
  // A rule may warn of a URL that it ignores, with a code; whatever else it says fails.
  afterEach(() => {
    for (const line of takeConsole()) expect(line).toMatch(/\(code: unusable-[a-z-]+\)/)
  })

  it('ignores a value of another type, or says what is missing', () => {
    for (const args of calls) {
      for (const [index, arg] of args.entries()) {
        for (const { at, value } of WRONG.flatMap((wrong) => replaced(arg, wrong))) {
          const changed = args.map((own, place) => (place === index ? value : own))
          const label = `argument ${index}${at} is ${value === null ? 'null' : typeof value}`
          try {
            call(...changed)
          } catch (error) {
            expect((error as Error).message, label).toMatch(CLEAR)
          }
        }
      }
    }
  })

  it('takes an unknown language for Vietnamese, and returns URLs unchanged', () => {
    for (const args of calls) {
      const inLanguage = (language: unknown) =>
        call(
          ...args.map((arg) => {
            if (arg === 'vi') return language
            return isNested(arg) && 'language' in arg ? { ...arg, language } : arg
          }),
        )
      const answer = JSON.stringify(/^(?:localize|switch)Url$/.test(name) ? args[0] : inLanguage('vi'))
      for (const language of ['fr', 'EN', '', '../en', '__proto__', 'constructor', null, undefined, 7, {}])
        expect(JSON.stringify(inLanguage(language)), String(language)).toBe(answer)
    }
  })
})

describe('a value that cannot be used', () => {
  it.each([
    ['taxonomy', null],
    ['taxonomy', 7],
    ['taxonomy', []],
    ['campaignPaths', [null, 7, {}]],
    ['campaignPaths', 'viec-lam-it-phan-mem-i35-vn'],
  ])('in %s counts as left out', (key, value) => {
    const wrong = { [key]: value } as never
    const url = '/viec-lam-it-phan-mem-i35-vn'
    expect(core.localizeUrl(url, 'en', wrong)).toBe('/it-software-jobs-i35-en')
    expect(core.switchUrl(url, 'en', wrong)).toBe('/it-software-jobs-i35-en')
    expect(core.alternateLinks(url, wrong)).toEqual(core.alternateLinks(url))
    expect(core.parseSearchUrl(url, wrong)).toEqual({ language: 'vi', categoryIds: [35] })
    expect(core.explainUrl(url, wrong)).toEqual(core.explainUrl(url))
    expect(core.breadcrumbsFor(url, wrong)).toEqual(core.breadcrumbsFor(url))
    expect(core.detectPage(url, wrong)).toBe('searchResult')
  })

  it('does not remove the usable ones beside it', () => {
    const rows = { categories: [null, { ...other, id: '35' }, 7], locations: [row, { id: null }] } as never
    expect(core.localizeUrl('/viec-lam-it-phan-mem-i35-vn', 'en', { taxonomy: rows })).toBe('/it-software-jobs-i35-en')
    expect(core.localizeUrl('/viec-lam-ha-noi-v24-vn', 'en', { taxonomy: rows })).toBe('/ha-noi-jobs-v24-en')
    expect(core.detectLanguage('/sale/en', { campaignPaths: [null, 'sale'] as never })).toBe('en')
    expect(core.sortByName([null, row, undefined, other] as never, 'en')).toEqual([row, other])
    expect(core.buildLocationUrl(row, 'en', [null, other] as never)).toBe('/it-software-jobs-inha-noi-i35v24-en')
    expect(core.isOwnUrl('/sale', ['other'], { campaignPaths: ['sale', 7] as never })).toBe(true)
  })

  it('leaves a landing link with the rows that have an id', () => {
    const missing = undefined as never
    expect(core.buildCategoryUrl(missing, 'en', row)).toBe('/ha-noi-jobs-v24-en')
    expect(core.buildCategoryUrl({ ...other, id: Number.NaN }, 'en')).toBe('/job-search/all-jobs')
    expect(core.buildLocationUrl(missing, 'vi', [other])).toBe('/viec-lam-it-phan-mem-i35-vn')
    expect(core.buildLocationUrl(missing, 'vi')).toBe('/tim-viec-lam/tim-tat-ca-viec-lam')
  })

  it('is the current time in place of a date', () => {
    const before = Date.now()
    const time = Number(/&t=(\d+)$/.exec(core.loginUrl(config, 'en', { redirectUrl: '/', now: 5 as never }))?.[1])
    expect(time).toBeGreaterThanOrEqual(before)
    expect(core.attributionFor({ url: '/', now: new Date(Number.NaN) }).utm_datetime).toMatch(/^\d{4}-.*\+07:00$/)
  })

  it('is no salary', () => {
    for (const amount of ['1000', null, true, [], undefined, Number.NaN, -1]) {
      expect(core.salaryBandFor(amount as never)).toBeUndefined()
    }
  })
})

describe('a missing or incomplete config', () => {
  const partial = { ...config, menu: { hidden: [] } } as never
  it.each([
    ['loginUrl', () => core.loginUrl(undefined as never, 'vi')],
    ['registerUrl', () => core.registerUrl({} as never, 'vi')],
    ['logoutUrl', () => core.logoutUrl({ hosts: {} } as never, 'vi')],
    ['employerUrl', () => core.employerUrl(null as never, 'vi')],
    ['onboardingUrl', () => core.onboardingUrl('vi' as never, 'vi')],
    ['homeHref', () => core.homeHref({ siteName: 'x' } as never, 'vi')],
    ['headerMenu', () => core.headerMenu({ config: partial, language: 'vi' })],
    ['footerColumns', () => core.footerColumns({ language: 'vi' } as never)],
    ['endpointUrl', () => core.endpointUrl({} as never, 'themes')],
  ])('is named by %s', (_name, call) => {
    expect(call).toThrow(/defineConfig.*partial-config/)
  })

  it('is not needed to drop a redirect', () => {
    expect(core.safeReturnUrl('/jobs', undefined as never)).toBeNull()
    expect(core.safePageUrl('https://evil.example/jobs', null as never)).toBe('/jobs')
  })
})

it('names an endpoint that does not exist', () => {
  expect(() => core.endpointUrl(config.hosts, 'theme' as never)).toThrow(/"theme".*unknown-endpoint/)
})
