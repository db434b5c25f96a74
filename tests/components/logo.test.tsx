import { messages } from '@jobsite/shell/core'
import { act, screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { config, renderPage } from './shell.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})

const isInTech = () => screen.getByRole('banner').querySelector('[data-logo="inTech"]') !== null
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const JOB = { url: '/mt-sales-supervisor-1763221-jv' }

it('polls the page every 300 ms for the job’s group until it is known', () => {
  const getter = vi.fn<() => number | undefined>(() => undefined)
  renderPage({ ...JOB, jobFunctionGroup: getter })
  const first = getter.mock.calls.length
  wait(900)
  expect(getter.mock.calls.length).toBe(first + 3)
  expect(isInTech()).toBe(false)
  getter.mockReturnValue(5)
  wait(300)
  expect(isInTech()).toBe(true)
  const answered = getter.mock.calls.length
  wait(3000)
  expect(getter.mock.calls.length).toBe(answered)
})

it('keeps polling a getter that throws until it returns a group, and shows a logo meanwhile', () => {
  const getter = vi.fn<() => number>(() => {
    throw new TypeError('no summary yet')
  })
  renderPage({ ...JOB, jobFunctionGroup: getter })
  wait(600)
  expect(screen.getByRole('banner').querySelector('.shell-logo')).not.toBeNull()
  getter.mockReturnValue(5)
  wait(300)
  expect(isInTech()).toBe(true)
})

it('keeps the logo of a job while the page recreates its getter', async () => {
  const { change } = renderPage({ ...JOB, jobFunctionGroup: () => 5 })
  const changes: MutationRecord[] = []
  const observer = new MutationObserver((records) => changes.push(...records))
  observer.observe(screen.getByRole('banner').querySelector('.shell-logo') as Element, { attributes: true })
  change({ jobFunctionGroup: () => 5 })
  await act(async () => undefined)
  expect([isInTech(), changes]).toEqual([true, []])
})

it('reads the group of the next job, which may be another one', () => {
  const getter = vi.fn(() => 5)
  const { change } = renderPage({ ...JOB, jobFunctionGroup: getter })
  getter.mockReturnValue(4)
  change({ url: '/accountant-1763222-jv' })
  expect(isInTech()).toBe(false)
  getter.mockReturnValue(5)
  change({ url: '/developer-1763223-jv' })
  expect(isInTech()).toBe(true)
})

it('stops polling on unmount', () => {
  const getter = vi.fn(() => undefined)
  renderPage({ ...JOB, jobFunctionGroup: getter }).unmount()
  const requested = getter.mock.calls.length
  wait(3000)
  expect(getter.mock.calls.length).toBe(requested)
})

it.each([
  ['the group 5 on a job detail', { ...JOB, jobFunctionGroup: 5 }, true],
  ['another group on a job detail', { ...JOB, jobFunctionGroup: 4 }, false],
  ['the group 5 elsewhere', { url: '/viec-lam', jobFunctionGroup: 5 }, false],
  ['the parent 5 anywhere', { url: '/viec-lam', jobFunctionParentId: 5 }, true],
])('shows inTECH for %s: %s', (_, props, shown) => {
  renderPage(props)
  expect(isInTech()).toBe(shown)
})

it('renders configured images in a reserved box', () => {
  renderPage({
    overrides: { logos: { desktopLogo: '/wide.svg', responsiveLogo: '/narrow.svg' } },
    theme: { blue_desktop_logo: '/tet.svg' },
  })
  const logo = screen.getByRole('banner').querySelector('.shell-logo') as HTMLElement
  expect(logo.querySelector('img')?.getAttribute('src')).toBe('/tet.svg')
  expect(logo.querySelector('img')?.getAttribute('height')).toBe('36')
  expect(logo.querySelector('source')?.getAttribute('srcset')).toBe('/narrow.svg')
  expect(logo.getAttribute('aria-label')).toContain(messages.vi.homeTitle)
})

it.each(['vi', 'en'] as const)('leads home, and repeats its name in no description, in %s', (language) => {
  renderPage({ language })
  const logo = within(screen.getByRole('banner')).getByTitle(messages[language].homeTitle)
  expect(logo.getAttribute('href')).toBe(language === 'en' ? '/en' : '/')
  expect(logo.getAttribute('aria-label')).toBe(`${config.siteName} – ${messages[language].homeTitle}`)
  // Browsers take the title for a description, unless there is one: an empty one is none.
  expect(logo.getAttribute('aria-description')).toBe('')
})
