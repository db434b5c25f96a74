import { dispatchShellEvent, Footer, Header, onShellEvent, SeoBottomText, SideNav, useShell } from '@jobsite/shell'
import { defineConfig } from '@jobsite/shell/core'
import { createShellSpies, createSpy, ShellTestProvider, type ShellTestProviderProps } from '@jobsite/shell/testing'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useLayoutEffect } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

/** A team's page: every component that requests data, and one that reads the context. */
function Page(props: ShellTestProviderProps) {
  return (
    <ShellTestProvider {...props}>
      <Header />
      <SideNav />
      <Where />
      <SeoBottomText />
      <Footer />
    </ShellTestProvider>
  )
}

function Where() {
  const { url, language, pageName, user } = useShell()
  return <p data-testid="where">{[url, language, pageName, user === null ? 'visitor' : user?.userId].join(' ')}</p>
}

function EarlyPage() {
  useLayoutEffect(() => void dispatchShellEvent('UPDATE_PAGE', { pageName: 'salary' }), [])
  useEffect(() => void dispatchShellEvent('UPDATE_USER', { user: null }), [])
  return null
}

const where = () => screen.getByTestId('where').textContent
const network = vi.fn()

beforeEach(() => {
  network.mockReset()
  vi.stubGlobal('fetch', network)
})

describe('the test provider', () => {
  it.each<[ShellTestProviderProps, string]>([
    [{}, '/ vi homepage visitor'],
    [{ url: '/jobs?l=29' }, '/jobs?l=29 en searchResult visitor'],
    [{ url: '/not-in-any-table' }, '/not-in-any-table vi other visitor'],
    [{ url: '/jobs', language: 'vi', user: { userId: 7, accessToken: 't' } }, '/jobs vi searchResult 7'],
    [{ page: 'salary', user: undefined }, '/ vi salary visitor'],
  ])('%j renders a page that reads nothing of its environment', async (props, expected) => {
    document.cookie = 'lang=1; path=/'
    render(<Page {...props} />)
    await act(async () => undefined)
    expect(where()).toBe(expected)
    expect(network).not.toHaveBeenCalled()
    expect(document.cookie).toBe('lang=1')
  })

  it('detects the language of a campaign page of the config', () => {
    render(<Page config={defineConfig({ campaignPaths: ['tet-2026'] })} url="/tet-2026/en" />)
    expect(where()).toBe('/tet-2026/en en other visitor')
  })

  it('takes null for the config as its default', () => {
    render(<Page config={null as never} url="/jobs" />)
    expect(where()).toBe('/jobs en searchResult visitor')
  })

  it('works as a wrapper', () => {
    render(<Header />, { wrapper: ShellTestProvider })
    expect(screen.getByRole('banner')).toBeDefined()
  })

  it('reports router links, plain links and searches to spies, and stays on the page', async () => {
    const spies = createShellSpies()
    render(<Page url="/viec-lam" {...spies} />)
    fireEvent.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Liên hệ' }))
    await userEvent.type(screen.getAllByRole('combobox')[0] as HTMLElement, 'java{Enter}')
    expect(spies.navigate.calls).toEqual([['/lien-he'], ['/java-kv']])
    fireEvent.click(screen.getAllByRole('link', { name: 'English' })[0] as HTMLElement)
    expect(spies.onPageLoad.calls).toEqual([['/jobs']])
    expect(spies.onTrack.calls.map(([{ type }]) => type)).toEqual(expect.arrayContaining(['search', 'language']))
    expect(spies.onEvent.calls).toEqual([
      ['SEARCH', expect.objectContaining({ params: expect.objectContaining({ query: 'java' }) })],
      ['LANGUAGE', { from: 'vi', to: 'en', url: '/jobs' }],
    ])
    expect(network).not.toHaveBeenCalled()
  })

  it('removes the cookies that its components wrote, and no others', () => {
    document.cookie = 'own=1; path=/'
    const { unmount } = render(<Page />)
    fireEvent.click(screen.getAllByRole('link', { name: 'English' })[0] as HTMLElement)
    expect(document.cookie).toContain('lang=')
    unmount()
    expect(document.cookie).toBe('own=1')
  })

  it('records events, and lets the test handle them', () => {
    const { onEvent } = createShellSpies()
    const { unmount } = render(<Page onEvent={onEvent} />)
    const stop = onShellEvent('LOGIN_POPUP', (event) => event.preventDefault())
    expect(dispatchShellEvent('LOGIN_POPUP', { langCode: 'vi' })).toBe(true)
    expect(onEvent.calls).toEqual([['LOGIN_POPUP', { langCode: 'vi' }]])
    stop()
    unmount()
    dispatchShellEvent('LOGIN_POPUP', { langCode: 'vi' })
    expect(onEvent.calls).toHaveLength(1)
  })

  it('records events that the page sends as it mounts', () => {
    const { onEvent } = createShellSpies()
    render(
      <ShellTestProvider onEvent={onEvent}>
        <EarlyPage />
      </ShellTestProvider>,
    )
    expect(onEvent.calls).toEqual([
      ['UPDATE_PAGE', { pageName: 'salary' }],
      ['UPDATE_USER', { user: null }],
    ])
  })

  it('works without what the jsdom of Jest does not have', async () => {
    for (const name of ['CSS', 'Headers', 'Request', 'Response', 'TextDecoder']) vi.stubGlobal(name, undefined)
    const view = (url: string) => <Page url={url} fixtures={{ bottomText: { id: 1, content: 'Từ bộ dữ liệu' } }} />
    const { rerender } = render(view('/viec-lam'))
    expect(await screen.findByText('Từ bộ dữ liệu')).toBeDefined()
    const menu = () => screen.getByRole('navigation', { name: 'Menu chính' })
    // Focus is kept while the menu renders the other page.
    within(menu()).getAllByRole('link')[0]?.focus()
    rerender(view('/danh-sach-cong-ty'))
    expect(menu().contains(document.activeElement)).toBe(true)
    fireEvent.click(screen.getByText('Mở menu'))
    expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeDefined()
  })

  it('responds with fixtures when a test calls services', async () => {
    render(<Page url="/viec-lam" fixtures={{ bottomText: { id: 1, content: '<p>Từ bộ dữ liệu</p>' } }} />)
    await waitFor(() => expect(screen.getByText('Từ bộ dữ liệu')).toBeDefined())
    expect(network).not.toHaveBeenCalled()
  })
})

it('a spy records its calls until it is cleared', () => {
  const spy = createSpy<[number]>()
  spy(1)
  const { calls } = spy
  spy(2)
  expect([calls, spy.calls]).toEqual([[[1]], [[1], [2]]])
  spy.clear()
  expect(spy.calls).toEqual([])
})
