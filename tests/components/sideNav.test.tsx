import { Header, onShellEvent, ShellProvider, SideNav, useShell } from '@jobsite/shell'
import { type Language, messages, pagePath } from '@jobsite/shell/core'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { createRef } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { config, MenusPage, NO_DATA, pagesOf } from './shell.tsx'

const { renderPage, serverPage } = pagesOf(MenusPage)

const SEEKER = { userId: 7, firstName: 'Nguyễn Thị Minh Anh', lastName: 'Trần', jobTitle: 'Kế toán trưởng' }
const root = () => document.querySelector('[data-shell="side-nav"]') as HTMLDialogElement
let control: ReturnType<typeof useShell>['sideNav']
function Probe() {
  control = useShell(({ sideNav }) => sideNav)
  return null
}

const hrefs = (element: Element) => [...element.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '')

describe.each<Language>(['vi', 'en'])('side navigation in %s', (language) => {
  const text = messages[language]
  const show = (props = {}) => renderPage({ language, url: pagePath('salary', language), ...props })

  it('is a closed dialog with a name', () => {
    show()
    expect(root().tagName).toBe('DIALOG')
    expect(root().open).toBe(false)
    const title = document.getElementById(root().getAttribute('aria-labelledby') ?? '')
    expect(title?.textContent).toBe(text.sideNav)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('has every link in the server’s HTML', () => {
    const { html, styles } = serverPage({ language, url: pagePath('salary', language), user: SEEKER })
    const body = document.createElement('div')
    body.innerHTML = html
    const found = hrefs(body.querySelector('[data-shell="side-nav"]') as Element)
    for (const page of [
      'searchResult',
      'SEOLandingPage',
      'interview',
      'salary',
      'companyList',
      'numerology',
      'dashboard',
      'jobAlerts',
    ] as const) {
      expect(found).toContain(pagePath(page, language))
    }
    expect(found.some((href) => href.includes(`/logout/${language}?client_id=3&user_id=7`))).toBe(true)
    expect(styles).toContain('@starting-style')
    const ids = [...body.querySelectorAll('[id]')].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('is what the header’s button opens', () => {
    show()
    const button = within(screen.getByRole('banner')).getByText(text.openMenu).closest('button') as HTMLElement
    expect(button.getAttribute('aria-controls')).toBe(root().id)
    expect(button.getAttribute('aria-haspopup')).toBe('dialog')
    expect(button.getAttribute('aria-expanded')).toBe('false')
  })

  it('shows visitors the login options, and no career center', () => {
    show({ user: null })
    const account = root().querySelector('[data-user="anonymous"]') as HTMLElement
    const names = [...account.querySelectorAll('a')].map(
      (link) => link.getAttribute('aria-label') ?? link.textContent?.trim(),
    )
    expect(names).toEqual([text.logIn, text.logInWithFacebook, text.logInWithGoogle, text.register])
    for (const href of hrefs(account)) {
      const query = new URL(href, config.siteOrigin).searchParams
      expect(query.get('utm_medium_navi')).toBe('Header')
      expect(query.has('t')).toBe(false)
    }
    expect(within(root()).queryByText(text.careerCentre.title)).toBeNull()
    expect(within(root()).queryByText(text.logOut)).toBeNull()
  })

  it.each([
    ['//cdn.jobsite.example/7.png', 'https://cdn.jobsite.example/7.png'],
    ['/avatars/7.png', '/avatars/7.png'],
    ['javascript:alert(1)', undefined],
  ])('shows the picture of a seeker at %s', (profilePicture, src) => {
    const { container } = renderPage({ user: { ...SEEKER, profilePicture } })
    const pictures = [...container.querySelectorAll('.shell-avatar img, .shell-user img')]
    expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual(src ? [src, src] : [])
  })

  it('shows a seeker’s name, initial, job title, career center and logout', () => {
    show({ user: { ...SEEKER, accessToken: 'secret-token', userIp: '10.1.2.3' } })
    const account = root().querySelector('[data-user="known"]') as HTMLElement
    expect(account.querySelector('.shell-name')?.textContent).toBe('Nguyễn Thị Minh Anh Trần')
    expect(account.querySelector('.shell-avatar')?.textContent).toBe('A')
    expect(account.querySelector('.shell-job')?.textContent).toBe('Kế toán trưởng')
    expect(within(root()).getByText(text.careerCentre.title)).toBeDefined()
    expect(within(root()).getByText(text.careerCentre.dashboard).closest('a')?.textContent).toContain(text.newBadge)
    expect(within(root()).queryByText(text.careerCentre.referralCandidates)).toBeNull()
    expect(within(root()).getByText(text.logOut)).toBeDefined()
    expect(root().innerHTML).not.toContain('secret-token')
    expect(root().innerHTML).not.toContain('10.1.2.3')
  })

  it('shows referral candidates only where the site does', () => {
    show({ user: SEEKER, isShowReferral: true })
    expect(within(root()).getByText(text.careerCentre.referralCandidates)).toBeDefined()
  })

  it('reserves space while the user is unknown', () => {
    show({ user: undefined })
    expect(root().querySelector('[data-user="unknown"]')).not.toBeNull()
    expect(within(root()).queryByText(text.logIn)).toBeNull()
    expect(within(root()).queryByText(text.logOut)).toBeNull()
  })

  it.each([
    [{ totalJobAlert: 3 }, '3'],
    [{ totalJobAlert: 120 }, '99+'],
    [{ totalJobAlert: 0 }, ''],
    [null, ''],
  ])('counts the matching jobs of %j as "%s"', (resumeSummary, count) => {
    show({ user: SEEKER, resumeSummary })
    const item = within(root()).getByText(text.notifications).closest('a') as HTMLElement
    expect(item.querySelector('.shell-badge')?.textContent ?? '').toBe(count)
    expect(item.textContent?.includes(text.resumeSummary.jobAlerts)).toBe(count !== '')
  })

  it('marks the page', () => {
    show()
    const marked = [...root().querySelectorAll('[aria-current="page"]')]
    expect(marked.map((link) => link.textContent)).toEqual([text.menu.salary])
  })

  it('marks what is above the page', () => {
    show({ url: pagePath('numerology', language) })
    const above = [...root().querySelectorAll('button[aria-current="true"]')]
    expect(above.map((button) => button.textContent)).toEqual([text.menu.tools])
    const marked = [...root().querySelectorAll('[aria-current="page"]')]
    expect(marked.map((link) => link.textContent)).toEqual([text.menu.numerology])
  })
})

describe('a page', () => {
  it('gives it attributes, and gets its root', () => {
    const ref = createRef<HTMLDialogElement>()
    render(
      <ShellProvider config={config} language="vi" url="/" data={NO_DATA}>
        <Header />
        <SideNav ref={ref} id="mine" className="wide" data-test="7" />
      </ShellProvider>,
    )
    expect(ref.current).toBe(root())
    expect(root().classList.contains('wide')).toBe(true)
    expect(root().dataset.test).toBe('7')
    expect(document.querySelector('[aria-controls="mine"]')).not.toBeNull()
  })

  it('hides items and replaces URLs', () => {
    const menu = {
      hidden: ['notifications', 'companies'],
      hrefs: { interviews: { vi: '/hoi-dap' } },
    }
    renderPage({ overrides: { menu } })
    expect(within(root()).queryByText(messages.vi.notifications)).toBeNull()
    expect(hrefs(root())).not.toContain('/danh-sach-cong-ty')
    expect(hrefs(root())).toContain('/hoi-dap')
  })
})

describe('open', () => {
  const navigate = vi.fn()
  const prototype = HTMLDialogElement.prototype

  // The DOM of these tests has dialogs, but no way to show them.
  beforeEach(() => {
    navigate.mockClear()
    prototype.showModal = function showModal() {
      this.open = true
    }
    prototype.close = function close() {
      this.open = false
      this.dispatchEvent(new Event('close'))
    }
  })

  const openMenu = () => {
    fireEvent.click(within(screen.getByRole('banner')).getByText(messages.vi.openMenu))
    expect(root().open).toBe(true)
  }
  const press = (name: string) => fireEvent.click(within(root()).getByText(name))

  it('closes by its button', () => {
    renderPage()
    openMenu()
    press(messages.vi.closeMenu)
    expect(root().open).toBe(false)
  })

  it('closes with the dialog itself', () => {
    renderPage()
    openMenu()
    act(() => root().close())
    const button = within(screen.getByRole('banner')).getByText(messages.vi.openMenu).closest('button')
    expect(button?.getAttribute('aria-expanded')).toBe('false')
  })

  it('stays open while its submenus open', () => {
    renderPage()
    openMenu()
    press(messages.vi.menu.tools)
    expect(root().open).toBe(true)
  })

  it('reports each change once to the page’s analytics, also when the page closes what is closed', () => {
    const onTrack = vi.fn()
    renderPage({ onTrack, attribution: false, children: <Probe /> })
    const { open, close } = control
    act(close)
    expect(onTrack).not.toHaveBeenCalled()
    openMenu()
    act(open)
    for (let times = 0; times < 2; times += 1) act(close)
    expect(root().open).toBe(false)
    expect(onTrack.mock.calls).toEqual([[{ type: 'sideNav', isOpen: true }], [{ type: 'sideNav', isOpen: false }]])
  })

  it('follows a link once it is closed', async () => {
    renderPage({ navigate })
    openMenu()
    press(messages.vi.menu.companies)
    expect(root().open).toBe(false)
    await waitFor(() => expect(navigate).toHaveBeenCalledExactlyOnceWith('/danh-sach-cong-ty'))
    expect(document.cookie).toContain('VNWSearchJob[city]=all')
  })

  it('asks a visitor to log in once it is closed', async () => {
    renderPage({ navigate })
    const asked = vi.fn((event: Event) => event.preventDefault())
    const stop = onShellEvent('LOGIN_POPUP', asked)
    openMenu()
    press(messages.vi.notifications)
    await waitFor(() => expect(asked).toHaveBeenCalledOnce())
    stop()
    expect(root().open).toBe(false)
    expect(navigate).not.toHaveBeenCalled()
  })

  it('restores the page on unmount', async () => {
    const { unmount } = renderPage()
    openMenu()
    expect(document.documentElement.style.overflow).toBe('hidden')
    unmount()
    expect(document.documentElement.style.overflow).toBe('')
    await waitFor(() => expect(window.history.state).toBeNull())
  })
})
