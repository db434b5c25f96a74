import type { Attribution } from '@jobsite/shell/core'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { AttributionInput, AttributionRecorder } from '../../src/browser/attribution/createAttributionRecorder.ts'
import { followConsent } from '../../src/browser/pageView/pageViewEffects.ts'
import { firstTouch, land, lastTouch } from './visits.ts'

const FULL_CODE = '../../src/browser/attribution/createAttributionRecorder.ts'

let createRecorder: () => AttributionRecorder
/** Lets the full code come; it fails to do so the given number of times. */
let arrive: (failures?: number) => void
const records: Attribution[] = []

/** Starts a document in which the full code has not been loaded. */
beforeEach(async () => {
  vi.resetModules()
  records.length = 0
  let left = 0
  const gate = new Promise<void>((resolve) => {
    arrive = (failures = 0) => {
      left = failures
      resolve()
    }
  })
  const load = async (original: () => Promise<object>) => {
    await gate
    if (left > 0) {
      left -= 1
      vi.doMock(FULL_CODE, load)
      throw new Error('no network')
    }
    return original()
  }
  vi.doMock(FULL_CODE, load)
  createRecorder = (await import('../../src/browser/attribution/recordOrdinaryFirst.ts')).recordOrdinaryFirst
})

const input = (count: number, url: string, given: Partial<AttributionInput> = {}): AttributionInput => ({
  model: 'last-touch',
  consent: true,
  isLeftOut: false,
  pageView: { count, url },
  config: { siteDomain: 'localhost', ignoredReferrers: [] },
  track: (event) => void (event.type === 'attribution' && records.push(event.record)),
  ...given,
})
const recorded = (count: number) => vi.waitFor(() => expect(records).toHaveLength(count))
const sources = () => records.map(({ utm_source, utm_url }) => [utm_source, new URL(utm_url).pathname])

describe('a recorder whose code is loaded', () => {
  it('records an ordinary page view before, once', () => {
    land('/viec-lam', 'https://search.example/')
    const record = createRecorder()
    for (const _ of [1, 2]) record(input(0, '/viec-lam'))
    expect(sources()).toEqual([['search.example', '/viec-lam']])
    expect(lastTouch()).toEqual(records[0])
  })

  it('records a campaign once it is there, then the page views since, with their own times', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T09:00:00Z') })
    land('/viec-lam?utm_source=zalo')
    const record = createRecorder()
    record(input(0, '/viec-lam?utm_source=zalo'))
    vi.setSystemTime(new Date('2026-11-20T09:00:05Z'))
    history.pushState(null, '', '/muc-luong')
    record(input(1, '/muc-luong'))
    vi.setSystemTime(new Date('2026-11-20T09:00:09Z'))
    vi.useRealTimers()
    expect(records).toEqual([])
    arrive()
    await recorded(2)
    expect(sources()).toEqual([
      ['zalo', '/viec-lam'],
      ['(direct)', '/muc-luong'],
    ])
    expect(firstTouch()).toEqual(records[0])
    expect(records.map(({ utm_datetime }) => utm_datetime.slice(11, 19))).toEqual(['16:00:00', '16:00:05'])
  })

  it('records a later page view after the ordinary one', async () => {
    land('/viec-lam')
    const record = createRecorder()
    record(input(0, '/viec-lam'))
    history.pushState(null, '', '/muc-luong')
    record(input(1, '/muc-luong'))
    arrive()
    await recorded(2)
    expect(sources()[1]).toEqual(['(direct)', '/muc-luong'])
    expect(records[1]?.utm_referer).toContain('/viec-lam')
  })

  it('records nothing where consent is withdrawn meanwhile, and the landing once it is given again', async () => {
    land('/viec-lam?utm_source=zalo')
    const record = createRecorder()
    const url = '/viec-lam?utm_source=zalo'
    followConsent(true)
    record(input(0, url))
    followConsent(false)
    record(input(0, url, { consent: false }))
    arrive()
    await vi.dynamicImportSettled()
    expect([records, document.cookie]).toEqual([[], ''])
    followConsent(true)
    record(input(0, url))
    expect(sources()).toEqual([['zalo', '/viec-lam']])
  })

  it('records an ordinary page view again, as it was, once withdrawn consent is given again', async () => {
    land('/viec-lam', 'https://search.example/')
    const record = createRecorder()
    followConsent(true)
    record(input(0, '/viec-lam'))
    followConsent(false)
    record(input(0, '/viec-lam', { consent: false }))
    arrive()
    await vi.dynamicImportSettled()
    expect(document.cookie).toBe('')
    followConsent(true)
    record(input(0, '/viec-lam'))
    expect(records[1]).toEqual(records[0])
    expect(firstTouch()).toEqual(records[0])
  })

  it('keeps the order of two shells on a page', async () => {
    land('/viec-lam?utm_source=zalo')
    const [one, other] = [createRecorder(), createRecorder()]
    one(input(0, '/viec-lam?utm_source=zalo', { consent: false }))
    history.pushState(null, '', '/muc-luong')
    other(input(0, '/muc-luong'))
    expect(records).toEqual([])
    arrive()
    await recorded(1)
    expect(sources()).toEqual([['(direct)', '/muc-luong']])
  })

  it('is loaded again where it could not be', async () => {
    land('/viec-lam?utm_source=zalo')
    const record = createRecorder()
    record(input(0, '/viec-lam?utm_source=zalo'))
    arrive(1)
    await vi.dynamicImportSettled()
    expect(records).toEqual([])
    history.pushState(null, '', '/muc-luong')
    record(input(1, '/muc-luong'))
    await recorded(2)
    expect(sources().map(([source]) => source)).toEqual(['zalo', '(direct)'])
  })

  it('reports the error of a page view that waited, and records the others', async () => {
    land('/viec-lam?utm_source=zalo')
    const onFailure = vi.fn()
    const record = createRecorder()
    const track = () => {
      throw new Error('denied')
    }
    record(input(0, '/viec-lam?utm_source=zalo', { track, onFailure }))
    history.pushState(null, '', '/muc-luong')
    record(input(1, '/muc-luong', { onFailure }))
    arrive()
    await recorded(1)
    expect(onFailure.mock.calls).toEqual([['attribution', new Error('denied')]])
  })
})
