import { readInitialData, ShellProvider, useReferenceData, writeInitialData } from '@jobsite/shell'
import { type JobFunctionGroup, nameIn } from '@jobsite/shell/core'
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { fallbackJobFunctions } from '../../src/core/reference/jobFunctions.ts'
import { takeConsole } from '../support/failOnConsole.ts'
import { createLateResponse, createServices, keepLines } from './services.ts'
import { pagesOf } from './shell.tsx'

const named = (id: number, nameVi: string, nameEn: string) => ({ id, attributes: { nameVi, nameEn } })
const rows = (...data: unknown[]) => ({ data: { relationships: { data } } })
const FUNCTIONS = {
  meta: { statusCode: 200 },
  data: [named(1, 'Du lịch', 'Holidays'), named(2, 'Âm nhạc', 'Music'), named(3, 'An ninh', 'A last one')],
  included: [],
}

function Names({ of }: { of: 'industry' | 'jobFunction' | 'level' }) {
  const { data, isLoaded } = useReferenceData(of)
  const names = (data as readonly (JobFunctionGroup | { name: string })[]).map((row) =>
    'parent' in row ? `${nameIn(row.parent, 'vi')}(${row.children.length})` : row.name,
  )
  return <output aria-label={of}>{isLoaded ? names.join(', ') || 'none' : 'not loaded'}</output>
}
const said = (name: string) => screen.getAllByRole('status', { name }).map(({ textContent }) => textContent)

const { renderPage } = pagesOf(ShellProvider)
const callers = (count: number) => [1, 2, 3, 4].slice(0, count).map((key) => <Names key={key} of="industry" />)

describe('reference data', () => {
  it('is fetched once, for any number of callers, and each gets it when it is loaded', async () => {
    const late = createLateResponse()
    const { fetch, requested } = createServices({ companyIndustries: late.answer })
    const { change } = renderPage({ fetch, children: callers(3) })
    await waitFor(() => expect(late.count()).toBe(1))
    expect(said('industry')).toEqual(['not loaded', 'not loaded', 'not loaded'])
    await act(async () => late.reply(rows(named(1, 'Du lịch', ''), named(2, 'Âm nhạc', ''))))
    await waitFor(() => expect(said('industry')).toEqual(Array(3).fill('Âm nhạc, Du lịch')))
    change({ children: callers(4) })
    await waitFor(() => expect(said('industry')).toEqual(Array(4).fill('Âm nhạc, Du lịch')))
    expect(requested('companyIndustries')).toHaveLength(1)
  })

  it('is fetched once where each render has a config of its own', async () => {
    const { fetch, requested } = createServices({ companyIndustries: rows(named(1, 'Du lịch', '')) })
    const { change } = renderPage({ fetch, overrides: { siteName: 'Một' }, children: callers(1) })
    await waitFor(() => expect(said('industry')).toEqual(['Du lịch']))
    change({ overrides: { siteName: 'Một' }, children: callers(2) })
    await waitFor(() => expect(said('industry')).toEqual(['Du lịch', 'Du lịch']))
    expect(requested('companyIndustries')).toHaveLength(1)
    change({ overrides: { siteName: 'Hai' } })
    await waitFor(() => expect(requested('companyIndustries')).toHaveLength(2))
  })

  it('is that of the last name, whichever comes first', async () => {
    const late = createLateResponse()
    const { fetch } = createServices({
      companyIndustries: late.answer,
      jobLevels: rows(named(1, 'Mới', 'Fresher')),
      jobFunctions: FUNCTIONS,
    })
    const { change } = renderPage({ fetch, children: <Names of="industry" /> })
    await waitFor(() => expect(late.count()).toBe(1))
    change({ children: <Names of="level" /> })
    await waitFor(() => expect(said('level')).toEqual(['Mới']))
    await act(async () => late.reply(rows(named(1, 'Du lịch', ''))))
    await act(() => vi.dynamicImportSettled())
    expect(said('level')).toEqual(['Mới'])
    change({ children: <Names of="industry" /> })
    await waitFor(() => expect(said('industry')).toEqual(['Du lịch']))
    change({ children: <Names of="jobFunction" /> })
    expect(said('jobFunction')).toEqual(['not loaded'])
    await waitFor(() => expect(said('jobFunction')).not.toEqual(['not loaded']))
  })

  it('is fetched on first use, each dataset separately', async () => {
    const { fetch, requested } = createServices({
      jobLevels: rows(named(8, 'Thực tập', 'Intern'), named(1, 'Mới', 'Fresher')),
    })
    const { change } = renderPage({ fetch, children: null })
    await act(async () => undefined)
    expect(requested()).toEqual([])
    change({ children: <Names of="level" /> })
    await waitFor(() => expect(said('level')).toEqual(['Thực tập, Mới']))
    expect(requested().map(({ name }) => name)).toEqual(['jobLevels'])
  })

  it('resolves all callers when it cannot be fetched, and is retried by the next one', async () => {
    const { fetch, requested, answer } = createServices({ companyIndustries: () => new Response('', { status: 500 }) })
    const { lines, logger } = keepLines()
    const { change } = renderPage({ fetch, logger, user: undefined, children: callers(2) })
    await waitFor(() => expect(said('industry')).toEqual(['none', 'none']))
    expect(lines).toHaveLength(1)
    answer({ companyIndustries: rows(named(1, 'Du lịch', '')) })
    change({ children: callers(3) })
    await waitFor(() => expect(said('industry')).toEqual(['none', 'none', 'Du lịch']))
    expect(requested('companyIndustries')).toHaveLength(2)
  })
})

it('of an unknown name is empty, and nothing is requested', async () => {
  const { fetch, requested } = createServices()
  renderPage({ fetch, children: <Names of={'industries' as never} /> })
  await waitFor(() => expect(said('industries')).toEqual(['none']))
  expect(requested()).toEqual([])
})

describe('job functions', () => {
  it('are sorted by the current language, the last group last', async () => {
    const { fetch, requested } = createServices({ jobFunctions: FUNCTIONS })
    const { change } = renderPage({ fetch, children: <Names of="jobFunction" /> })
    await waitFor(() => expect(said('jobFunction')).toEqual(['Âm nhạc(0), Du lịch(0), An ninh(0)']))
    change({ language: 'en' })
    expect(said('jobFunction')).toEqual(['Du lịch(0), Âm nhạc(0), An ninh(0)'])
    expect(requested('jobFunctions')).toHaveLength(1)
  })

  it('are the built-in ones where the service fails, and that is logged', async () => {
    const { fetch } = createServices({ jobFunctions: () => new Response('', { status: 503 }) })
    const { lines, logger } = keepLines()
    renderPage({ fetch, logger, user: undefined, children: <Names of="jobFunction" /> })
    const [group] = fallbackJobFunctions
    await waitFor(() => expect(said('jobFunction')).toEqual([`${group?.parent.name}(2)`]))
    expect(lines).toEqual([
      'warn: [@jobsite/shell] Job functions could not be fetched (status code 503); the built-in ones are used. (code: no-job-functions)',
    ])
  })

  it('are empty, and not requested, if the site does not have them', async () => {
    const { fetch, requested } = createServices()
    renderPage({ fetch, overrides: { enableJobFunction: '0' }, children: <Names of="jobFunction" /> })
    await waitFor(() => expect(said('jobFunction')).toEqual(['none']))
    expect(requested()).toEqual([])
  })
})

describe('initial data', () => {
  const HANOI = { id: 24, name: 'Hà Nội', nameEn: 'Ha Noi' }

  it('is kept in the browser', () => {
    expect(writeInitialData({ locations: [HANOI], categories: [] })).toBe(true)
    expect(readInitialData()).toEqual({ locations: [HANOI], categories: [] })
  })

  it.each([null, '{', '{}', '{"locations":[]}', '{"locations":[null]}'])(
    'stored as %j lacks locations, which is said',
    (text) => {
      if (text !== null) localStorage.setItem('initialData', text)
      readInitialData()
      expect(takeConsole()).toEqual(['warn: initial data does not exist'])
      const { lines, logger } = keepLines()
      readInitialData(logger)
      expect(lines).toEqual(['warn: initial data does not exist'])
    },
  )
})
