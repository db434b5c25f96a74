import { dispatchShellEvent, ShellProvider, type TrackEvent, useShell } from '@jobsite/shell'
import { type Attribution, cookieNames } from '@jobsite/shell/core'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { takeConsole } from '../support/quietConsole.ts'
import { config, NO_DATA, page, renderPage } from './shell.tsx'

const LAST = cookieNames.attribution
const FIRST = cookieNames.firstAttribution

const stored = (name: string): Attribution | undefined => {
  const value = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`))
  return value && JSON.parse(decodeURIComponent(value.slice(name.length + 1)))
}
const land = (path: string, referrer = '') => {
  window.history.replaceState(null, '', path)
  Object.defineProperty(document, 'referrer', { configurable: true, value: referrer })
}

beforeEach(() => {
  for (const name of [LAST, FIRST]) {
    document.cookie = `${name}=; max-age=0; path=/`
  }
  land('/')
})

describe('a visit', () => {
  it('is recorded as the page is shown, once, in strict mode too', () => {
    land('/viec-lam?utm_source=fb&utm_medium=social')
    const onTrack = vi.fn<(event: TrackEvent) => void>()
    renderPage({ url: '/viec-lam', onTrack })
    expect(stored(LAST)).toMatchObject({ utm_source: 'fb', utm_medium: 'social' })
    expect(stored(FIRST)).toEqual(stored(LAST))
    const records = onTrack.mock.calls.filter(([{ type }]) => type === 'attribution')
    expect(records).toEqual([[{ type: 'attribution', record: stored(LAST) }]])
  })

  it('goes on page by page in a page app: the last touch moves, the first stays', () => {
    land('/viec-lam?utm_source=fb')
    const { rerender } = renderPage({ url: '/viec-lam?utm_source=fb' })
    rerender(page({ url: '/muc-luong' }))
    expect(stored(LAST)).toMatchObject({ utm_source: '(direct)', utm_url: 'http://localhost:3000/muc-luong' })
    expect(stored(LAST)?.utm_referer).toContain('/viec-lam?utm_source=fb')
    expect(stored(FIRST)?.utm_source).toBe('fb')
  })

  it('keeps a campaign by the other model', () => {
    land('/viec-lam?gclid=1')
    const { rerender } = renderPage({ url: '/viec-lam?gclid=1', attribution: 'last-non-direct' })
    rerender(page({ url: '/muc-luong', attribution: 'last-non-direct' }))
    expect(stored(LAST)?.utm_source).toBe('google')
  })

  it('is not recorded on job details, nor where the page says so', () => {
    land('/mt-sales-supervisor-1763221-jv?utm_source=fb')
    const { unmount } = renderPage({ url: '/mt-sales-supervisor-1763221-jv' })
    unmount()
    renderPage({ url: '/viec-lam', attribution: false })
    expect(document.cookie).not.toContain('VNW_TRACKING')
  })

  it('waits for consent in memory: the landing is recorded as it was, then the page on view', () => {
    land('/viec-lam?utm_source=zalo&email=an%40example.com', 'https://zalo.example/')
    const first = { url: '/viec-lam?utm_source=zalo', consent: false }
    const { rerender } = renderPage(first)
    rerender(page({ url: '/muc-luong', consent: false }))
    rerender(page({ url: '/tinh-luong-gross-net', consent: false }))
    expect(document.cookie).not.toContain('VNW_TRACKING')
    expect(window.localStorage.getItem('topBanner')).toBeNull()
    rerender(page({ url: '/tinh-luong-gross-net', consent: true }))
    expect(stored(FIRST)).toMatchObject({ utm_source: 'zalo', utm_referer: 'https://zalo.example/' })
    expect(stored(FIRST)?.utm_url).toContain('email=redacted')
    expect(stored(LAST)).toMatchObject({ utm_source: '(direct)' })
    expect(stored(LAST)?.utm_url).toContain('/tinh-luong-gross-net')
  })
})

describe('a new seeker', () => {
  const seeker = { userId: 7, firstName: 'Thu', lastName: 'Lê' }

  it.each([
    ['vi', '/viec-lam', '/chao-don-ung-vien-moi/bat-dau'],
    ['en', '/jobs', '/onboarding/welcome'],
  ] as const)('is led to the onboarding once, in %s', async (language, url, target) => {
    const navigate = vi.fn()
    renderPage({ language, url, navigate })
    await act(async () => {
      dispatchShellEvent('UPDATE_USER', { user: seeker, isNew: true })
      dispatchShellEvent('VNW_NEW_REGISTERED', { user: seeker })
      dispatchShellEvent('VNW_NEW_REGISTERED', {})
    })
    expect(navigate.mock.calls).toEqual([[target]])
    expect(screen.getAllByText('Thu').length).toBeGreaterThan(0)
  })

  it('stays where the page takes the event over', async () => {
    const navigate = vi.fn()
    renderPage({ navigate })
    const keep = (event: Event) => event.preventDefault()
    window.addEventListener('VNW_NEW_REGISTERED', keep)
    await act(async () => {
      dispatchShellEvent('VNW_NEW_REGISTERED', { user: seeker })
    })
    window.removeEventListener('VNW_NEW_REGISTERED', keep)
    expect(navigate).not.toHaveBeenCalled()
  })

  it.each([{ user: seeker }, { user: seeker, isNew: false }, { user: null, isNew: 'yes' as never }])(
    'is none with %j',
    async (detail) => {
      const navigate = vi.fn()
      renderPage({ navigate })
      await act(async () => {
        dispatchShellEvent('UPDATE_USER', detail)
      })
      expect(navigate).not.toHaveBeenCalled()
    },
  )
})

describe('a page’s analytics', () => {
  it('hears of menus, searches, logins and the language, and of nobody’s name', async () => {
    const events: TrackEvent[] = []
    renderPage({ onTrack: (event) => events.push(event), navigate: () => undefined, attribution: false })
    // The links of these tests lead nowhere.
    const stay = (event: Event) => event.preventDefault()
    document.addEventListener('click', stay)
    const banner = screen.getByRole('banner')
    const user = userEvent.setup()
    const link = (name: RegExp) =>
      [...banner.querySelectorAll('a')].find(({ textContent }) => name.test(textContent ?? ''))
    for (const name of [/^Công ty$/, /^English$/]) await user.click(link(name) as HTMLElement)
    document.removeEventListener('click', stay)
    await user.type(screen.getByRole('combobox'), 'kế toán{Enter}')
    await waitFor(() => expect(events.map(({ type }) => type)).toContain('search'))
    expect(events).toContainEqual({
      type: 'menu',
      item: 'companies',
      href: expect.stringContaining('/danh-sach-cong-ty'),
    })
    expect(events).toContainEqual({ type: 'language', to: 'en' })
    expect(events).toContainEqual({ type: 'search', keyword: 'kế toán', locationIds: [], categoryIds: [] })
  })

  it('hears of banners, each once a page view, and of what is done with them', async () => {
    const events: TrackEvent[] = []
    const banner = { id: 7, isClosable: true, image: '/banner.svg', url: '/wowcv' }
    const data = {
      ...NO_DATA,
      topBanner: { zoneName: 'top', companyIndustries: [], jobFunctionIds: [], banners: [banner] },
      sidebarBanner: { image: '/side.svg', url: '/career-newbies' },
    }
    const navigate = () => undefined
    renderPage({ data, zoneName: 'top', navigate, attribution: false, onTrack: (event) => events.push(event) })
    const user = userEvent.setup()
    for (const name of ['Quảng cáo', 'Khuyến mãi']) {
      const area = screen.getByRole('complementary', { name })
      await user.click(within(area).getByRole('link'))
      await user.click(within(area).getByRole('button'))
    }
    expect(events).toHaveLength(6)
    for (const type of ['bannerShown', 'bannerFollowed', 'bannerClosed'] as const) {
      expect(events).toContainEqual({ type, place: 'top', id: 7 })
      expect(events).toContainEqual({ type, place: 'sidebar' })
    }
  })

  it('cannot stop the shell by a fault of their own', async () => {
    const reported = vi.fn()
    vi.stubGlobal('reportError', reported)
    const navigate = vi.fn()
    renderPage({
      navigate,
      attribution: false,
      onTrack: () => {
        throw new Error('analytics are down')
      },
    })
    await userEvent.type(screen.getByRole('combobox'), 'java{Enter}')
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/java-kv'))
    expect(reported).toHaveBeenCalled()
    vi.unstubAllGlobals()
  })
})

function Reader({ onDraw }: { onDraw?: () => void }) {
  onDraw?.()
  return <output>{useShell((shell) => shell.keyword)}</output>
}

describe('a piece of the context', () => {
  it('draws its reader again only when it changes', () => {
    const onDraw = vi.fn()
    const reader = <Reader onDraw={onDraw} />
    const view = (section: string, keyword: string) => (
      <ShellProvider
        config={config}
        url="/viec-lam"
        user={null}
        keyword={keyword}
        section={section}
        attribution={false}
      >
        {reader}
      </ShellProvider>
    )
    const { rerender } = render(view('a', 'java'))
    const before = onDraw.mock.calls.length
    rerender(view('b', 'java'))
    expect(onDraw).toHaveBeenCalledTimes(before)
    rerender(view('b', 'kế toán'))
    expect(screen.getByRole('status').textContent).toBe('kế toán')
  })

  it('is asked for in vain outside of a provider, with the way to mend it', () => {
    expect(() =>
      render(
        <StrictMode>
          <Reader />
        </StrictMode>,
      ),
    ).toThrow(/wrap the page, or this part, in <ShellProvider/)
    takeConsole()
  })
})
