import { defineSite, type ShellData, type Site } from '@jobsite/shell/core'
import { loadShellData, renderShell } from '@jobsite/shell/server'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hydrate } from './hydrate.ts'
import { HeaderPage, pagesOf } from './shell.tsx'

const { page, renderPage, serverPage } = pagesOf(HeaderPage)

const TET = { id: 'tet', label: { vi: 'Việc Tết', en: 'Tet jobs' }, path: { vi: '/viec-lam-tet', en: '/tet-jobs' } }
const siteOf = (dates: object): Site =>
  defineSite({ siteDomain: 'example.vn', menu: { items: [{ ...TET, after: 'newestJobs', ...dates }] } })
const tet = (): Element | null => document.querySelector('a[href="/viec-lam-tet"]')
const START = Date.parse('2027-01-20T00:00+07:00')
const DURING = Date.parse('2027-02-01T12:00+07:00')
const DATES = { from: '2027-01-20', until: '2027-02-17' }

describe('a page with a site', () => {
  it('has its items', () => {
    renderPage({ site: siteOf({}), url: '/viec-lam-tet' })
    expect(tet()?.getAttribute('aria-current')).toBe('page')
    expect(screen.getByRole('link', { name: 'English' }).getAttribute('href')).toBe('/tet-jobs?lang=en')
  })

  it('is in the language of its path', () => {
    renderPage({ site: siteOf({}), url: '/tet-jobs', language: undefined })
    expect(document.querySelector('a[href="/tet-jobs"]')?.textContent).toBe('Tet jobs')
  })

  it('uses the site, not the config', () => {
    const other = defineSite({ siteDomain: 'other.vn', siteName: 'Other' })
    renderPage({ site: siteOf({}), config: other.config })
    expect(tet()).not.toBeNull()
  })
})

describe('dates', () => {
  beforeEach(() => void vi.useFakeTimers({ now: DURING, toFake: ['Date'] }))
  afterEach(() => void vi.useRealTimers())

  it('are known to a page that is rendered in the browser', () => {
    renderPage({ site: siteOf(DATES) })
    expect(tet()).not.toBeNull()
  })

  it('are not read from a clock while a server renders', () => {
    const read = vi.spyOn(Date, 'now')
    expect(serverPage({ site: siteOf(DATES), url: '/viec-lam' }).html).not.toContain('/viec-lam-tet')
    expect(read).not.toHaveBeenCalled()
    read.mockRestore()
  })

  it.each<readonly [name: string, data: ShellData | undefined, isServed: boolean]>([
    ['a server that knew the time', { now: START }, true],
    ['a server that knew an earlier time', { now: 0 }, false],
    ['a server that knew none', undefined, false],
  ])('hydrate without a fault, and then are today’s: %s', async (_, data, isServed) => {
    const props = { site: siteOf(DATES), url: '/viec-lam', data }
    const { html } = serverPage(props)
    expect(html.includes('/viec-lam-tet')).toBe(isServed)
    const { faults, end } = hydrate(html, page(props))
    await waitFor(() => expect(tet()).not.toBeNull())
    expect(faults).toEqual([])
    end()
  })

  it('come with the data of a server', async () => {
    const request = { url: 'https://www.example.vn/viec-lam' }
    expect(await loadShellData(request, siteOf(DATES), { parts: [] })).toEqual({ now: START })
    expect(await loadShellData(request, siteOf({}), { parts: [] })).toEqual({})
  })

  it('come with fragments, whose text is the same within a period', () => {
    const options = { site: siteOf(DATES), url: '/viec-lam' }
    const one = renderShell(options)
    expect(one.header).toContain('/viec-lam-tet')
    expect(one.props).toContain(`"now":${START}`)
    vi.setSystemTime(DURING + 1000)
    expect(renderShell(options)).toEqual(one)
    vi.setSystemTime('2027-03-01')
    expect(renderShell(options).header).not.toContain('/viec-lam-tet')
  })
})
