import { Header, onShellEvent, ShellProvider } from '@jobsite/shell'
import { constants, type Language, messages, pagePath } from '@jobsite/shell/core'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { config, NO_DATA, renderPage } from './shell.tsx'

/** When links are pressed, in milliseconds. */
const PRESSED_AT = Date.UTC(2026, 10, 20, 9, 51, 7)

const banner = () => screen.getByRole('banner')
const mainMenu = (language: Language = 'vi') =>
  within(banner()).getByRole('navigation', { name: messages[language].mainMenu })
const account = () => document.querySelector('.shell-user > button') as HTMLButtonElement
const opener = (name: string) => within(mainMenu()).getByRole('button', { name: new RegExp(name) })

describe.each<Language>(['vi', 'en'])('header in %s', (language) => {
  const text = messages[language]
  const show = (props = {}) => renderPage({ language, url: pagePath('salary', language), ...props })

  it('has a logo that leads home, titled', () => {
    show()
    const logo = within(banner()).getByTitle(text.homeTitle)
    expect(logo).toHaveProperty('tagName', 'A')
    expect(logo.getAttribute('href')).toBe(language === 'en' ? '/en' : '/')
    expect(logo.getAttribute('aria-label')).toContain(text.homeTitle)
  })

  it('has one main menu, with every link rendered before any click', () => {
    show()
    const hrefs = [...mainMenu(language).querySelectorAll('a')].map((link) => link.getAttribute('href'))
    for (const page of ['searchResult', 'SEOLandingPage', 'companyList', 'salaryConverter', 'numerology'] as const) {
      expect(hrefs).toContain(pagePath(page, language))
    }
    expect(hrefs).toContain(language === 'vi' ? '/viec-lam-quan-ly' : '/job-channel/top-management')
  })

  it('marks the page, and only it, and what is above it', () => {
    show()
    const marked = [...banner().querySelectorAll('[aria-current="page"]')]
    expect(marked.map((link) => link.textContent)).toEqual([text.menu.salaryReport])
    expect(mainMenu(language).querySelectorAll('[data-current="true"]')).toHaveLength(1)
    const above = within(mainMenu(language)).getAllByRole('button', { current: true })
    expect(above.map((button) => button.textContent)).toEqual([expect.stringContaining(text.menu.career)])
  })

  it('sends employers to their site in a new tab, and says so', () => {
    show()
    const links = within(banner()).getAllByRole('link', {
      name: new RegExp(`^${text.employers} \\(${text.opensInNewTab}\\)`),
    })
    for (const link of links) {
      expect(link.getAttribute('target')).toBe('_blank')
      expect(link.getAttribute('rel')).toContain('noopener')
      expect(link.getAttribute('href')).toContain(`lang=${language === 'vi' ? 1 : 2}`)
    }
  })

  it('starts with the skip link, which moves focus', async () => {
    show()
    await userEvent.tab()
    expect(document.activeElement?.textContent).toBe(text.skipToContent)
    Element.prototype.scrollIntoView = vi.fn()
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement?.tagName).toBe('MAIN')
  })

  it('has the skip link before a banner that stands above it', async () => {
    const topBanner = {
      zoneName: 'top',
      companyIndustries: [],
      jobFunctionIds: [],
      banners: [{ id: 1, isClosable: true, image: '/banner.png', url: '/wowcv' }],
    }
    show({ url: pagePath('searchResult', language), zoneName: 'top', data: { ...NO_DATA, topBanner } })
    expect(screen.getByRole('link', { name: text.banner.open })).toBeTruthy()
    expect(screen.getAllByRole('link', { name: text.skipToContent })).toHaveLength(1)
    await userEvent.tab()
    expect(document.activeElement?.textContent).toBe(text.skipToContent)
  })

  it('has the search with the placeholder of the page', () => {
    const { unmount } = show()
    const search = within(banner()).getByRole('search')
    expect(search.getAttribute('action')).toBe(pagePath('searchResult', language))
    expect(search.getAttribute('method')).toBe('get')
    expect(within(search).getByRole('combobox').getAttribute('placeholder')).toBe(text.searchPlaceholder.salary)
    unmount()
    show({ url: pagePath('homepage', language) })
    expect(within(banner()).queryByRole('search')).toBeNull()
  })
})

describe('submenus', () => {
  it('open one at a time, by click', async () => {
    renderPage()
    await userEvent.click(opener('Phát triển'))
    expect(opener('Phát triển').getAttribute('aria-expanded')).toBe('true')
    await userEvent.click(opener('^Việc làm$'))
    expect(opener('Phát triển').getAttribute('aria-expanded')).toBe('false')
    expect(opener('^Việc làm$').getAttribute('aria-expanded')).toBe('true')
    await userEvent.click(opener('^Việc làm$'))
    expect(opener('^Việc làm$').getAttribute('aria-expanded')).toBe('false')
  })

  it('close with Escape, which returns focus', async () => {
    renderPage()
    opener('Phát triển').focus()
    await userEvent.keyboard('{Enter}{Tab}')
    expect(document.activeElement?.textContent).toContain(messages.vi.menu.cvTemplates)
    await userEvent.keyboard('{Escape}')
    expect(document.activeElement).toBe(opener('Phát triển'))
    expect(opener('Phát triển').getAttribute('aria-expanded')).toBe('false')
  })

  it('close with a click outside, and when focus leaves', async () => {
    renderPage()
    await userEvent.click(opener('^Việc làm$'))
    fireEvent.pointerDown(screen.getByRole('main'))
    expect(opener('^Việc làm$').getAttribute('aria-expanded')).toBe('false')
    await userEvent.click(opener('^Việc làm$'))
    act(() => screen.getByRole('combobox').focus())
    expect(opener('^Việc làm$').getAttribute('aria-expanded')).toBe('false')
  })

  it('close when focus comes to another place, though the click that opened them moved none, as in Safari', () => {
    renderPage()
    fireEvent.click(opener('^Việc làm$'))
    expect(document.activeElement).toBe(document.body)
    expect(opener('^Việc làm$').getAttribute('aria-expanded')).toBe('true')
    act(() => screen.getByRole('combobox').focus())
    expect(opener('^Việc làm$').getAttribute('aria-expanded')).toBe('false')
  })

  it('close as the page moves on to another URL, and not for a fragment that is replaced', async () => {
    renderPage()
    for (const path of ['/muc-luong', '/viec-lam?l=29']) {
      await userEvent.click(opener('^Việc làm$'))
      window.history.replaceState(null, '', '#further-down')
      expect(opener('^Việc làm$').getAttribute('aria-expanded')).toBe('true')
      window.history.pushState(null, '', path)
      await waitFor(() => expect(opener('^Việc làm$').getAttribute('aria-expanded')).toBe('false'))
    }
  })

  it('control the element in aria-controls', () => {
    renderPage()
    for (const button of within(banner()).getAllByRole('button', { expanded: false })) {
      const id = button.getAttribute('aria-controls') as string
      expect(document.getElementById(id), button.textContent ?? '').not.toBeNull()
    }
  })

  it('have the columns of the specification', () => {
    renderPage()
    const career = document.getElementById(opener('Phát triển').getAttribute('aria-controls') as string)
    expect(career?.dataset.columns).toBe(String(constants.careerSubmenuColumns))
    expect(within(career as HTMLElement).getAllByRole('link', { hidden: true })).toHaveLength(9)
  })
})

describe('menu on phones', () => {
  it('opens and closes by its button where there is no side navigation, and names the button’s action', async () => {
    render(
      <ShellProvider config={config} language="vi" url="/viec-lam" data={NO_DATA}>
        <Header />
      </ShellProvider>,
    )
    const button = within(banner()).getByText('Mở menu').closest('button') as HTMLButtonElement
    await userEvent.click(button)
    expect(button.getAttribute('aria-expanded')).toBe('true')
    expect(button.textContent).toBe('Đóng menu')
    await userEvent.keyboard('{Escape}')
    expect(button.getAttribute('aria-expanded')).toBe('false')
  })
})

describe('account', () => {
  it('reserves its space while the user is unknown', () => {
    const { container } = renderPage({ user: undefined })
    expect(container.querySelector('[data-user="unknown"]')).not.toBeNull()
    expect(within(banner()).queryByText(messages.vi.logIn)).toBeNull()
  })

  it.each([
    ['a press that closed it', [() => userEvent.click(account()), () => userEvent.click(account())]],
    ['Escape', [() => userEvent.click(account()), () => userEvent.keyboard('{Escape}')]],
  ])('stays closed as the visitor comes back to the window, after %s', async (_, steps) => {
    renderPage()
    for (const step of steps) await step()
    expect(document.activeElement).toBe(account())
    // The window's own: the button keeps focus all the while.
    fireEvent.blur(account())
    fireEvent.focus(account())
    expect(account().getAttribute('aria-expanded')).toBe('false')
    // Focus that comes from another place opens, as before.
    act(() => screen.getByRole('combobox').focus())
    act(() => account().focus())
    expect(account().getAttribute('aria-expanded')).toBe('true')
  })

  it('opens by one press after another menu, which still has focus', async () => {
    renderPage()
    for (const button of [opener('^Việc làm$'), account()]) {
      await userEvent.click(button)
      expect(button.getAttribute('aria-expanded')).toBe('true')
    }
  })

  it('closes as the page moves on to another URL', async () => {
    renderPage({ user: { userId: 7 } })
    await userEvent.click(account())
    window.history.pushState(null, '', '/muc-luong')
    await waitFor(() => expect(account().getAttribute('aria-expanded')).toBe('false'))
  })

  it('offers visitors four login options, which lead back to the page', () => {
    const { container } = renderPage({ url: 'http://localhost:3000/viec-lam?l=29' })
    const hrefs = [...container.querySelectorAll('.shell-user a')].map((link) => link.getAttribute('href') as string)
    expect(hrefs.map((href) => href.split('?')[0])).toEqual(['/dang-nhap', '/dang-nhap', '/dang-nhap', '/dang-ky'])
    for (const href of hrefs) {
      const query = new URL(href, config.siteOrigin).searchParams
      expect(query.get('redirectURL')).toBe('http://localhost:3000/viec-lam?l=29')
      expect(query.get('utm_medium_navi')).toBe('Header')
      expect(query.has('t')).toBe(false)
    }
  })

  it('requests the page’s login dialog, and goes to the login page where there is none', () => {
    const { container } = renderPage()
    const logIn = container.querySelector('.shell-user li a') as HTMLAnchorElement
    const details: unknown[] = []
    const stop = onShellEvent('LOGIN_POPUP', (event) => {
      event.preventDefault()
      details.push(event.detail)
    })
    expect(fireEvent.click(logIn)).toBe(false)
    stop()
    expect(details).toEqual([{ langCode: 'vi', isNeedReload: true }])
    logIn.addEventListener('click', (event) => {
      expect(event.defaultPrevented).toBe(false)
      event.preventDefault()
    })
    fireEvent.click(logIn)
    expect(new URL(logIn.href).pathname).toBe('/dang-nhap')
  })

  it('puts the time of the click into a login link', () => {
    const { container } = renderPage()
    const google = container.querySelector('.shell-user li:nth-child(3) a') as HTMLAnchorElement
    google.addEventListener('click', (event) => event.preventDefault())
    vi.setSystemTime(PRESSED_AT)
    fireEvent.click(google)
    expect(new URL(google.href).searchParams.get('t')).toBe(String(PRESSED_AT))
  })

  it.each([
    ['the middle button', 'auxclick', { button: 1 }],
    ['Ctrl', 'click', { ctrlKey: true }],
    ['Meta', 'click', { metaKey: true }],
    ['Shift', 'click', { shiftKey: true }],
  ] as const)('puts it there for %s too', (_, type, more) => {
    const { container } = renderPage()
    const links = [...container.querySelectorAll<HTMLAnchorElement>('.shell-user li a')]
    expect(links).toHaveLength(4)
    vi.setSystemTime(PRESSED_AT)
    for (const link of links) {
      link.addEventListener(type, (event) => event.preventDefault())
      fireEvent(link, new MouseEvent(type, { bubbles: true, cancelable: true, ...more }))
      expect(new URL(link.href).searchParams.get('t')).toBe(String(PRESSED_AT))
    }
  })

  it.each([
    ['the page’s router', {}],
    ['the page’s links', { linkComponent: (props: React.AnchorHTMLAttributes<HTMLAnchorElement>) => <a {...props} /> }],
  ])('gives the time of the click to %s', (_, props) => {
    const navigate = vi.fn()
    const { container } = renderPage({ navigate, ...props })
    vi.setSystemTime(PRESSED_AT)
    for (const link of container.querySelectorAll('.shell-user li:not(:first-child) a')) {
      expect(fireEvent.click(link)).toBe(false)
      const [href] = navigate.mock.lastCall as [string]
      const target = new URL(href, 'http://localhost:3000')
      expect(href.startsWith('/dang-')).toBe(true)
      expect(target.searchParams.get('t')).toBe(String(PRESSED_AT))
    }
    expect(navigate).toHaveBeenCalledTimes(3)
  })

  it('shows a seeker the last word of the first name, the career center and logout', () => {
    const { container } = renderPage({
      user: {
        userId: 7,
        firstName: 'Nguyễn Thị Minh Anh',
        lastName: 'Trần',
        accessToken: 'secret-token',
        userIp: '10.1.2.3',
      },
    })
    const account = container.querySelector('.shell-user') as HTMLElement
    expect(within(account).getByRole('button').textContent).toBe('Anh')
    const links = within(account).getAllByRole('link', { hidden: true })
    expect(links.map((link) => link.textContent?.trim())).toEqual([
      'Tổng quan Mới',
      'Thiết lập hồ sơ',
      'Nhà tuyển dụng xem hồ sơ',
      'Việc làm của tôi',
      'Thông báo việc làm',
      'Công ty của tôi',
      'Quản lý tài khoản',
      'Đăng xuất',
    ])
    expect(links.at(-1)?.getAttribute('href')).toContain('/logout/vi?client_id=3&user_id=7')
    expect(container.innerHTML).not.toContain('secret-token')
    expect(container.innerHTML).not.toContain('10.1.2.3')
  })

  it('shows referral candidates only where the site does', () => {
    const { container } = renderPage({ user: { userId: 7 }, isShowReferral: true })
    expect(container.querySelector('.shell-user a[href$="/gioi-thieu-ung-vien"]')).not.toBeNull()
  })
})

describe('configuration', () => {
  it('hides menu items by index and by id, and replaces URLs', () => {
    renderPage({ overrides: { menu: { hidden: [1, 'numerology'], hrefs: { findJobs: { vi: '/tim-kiem' } } } } })
    const hrefs = [...mainMenu().querySelectorAll('a')].map((link) => link.getAttribute('href'))
    expect(hrefs).not.toContain('/danh-sach-cong-ty')
    expect(hrefs).not.toContain('/nhan-so-hoc')
    expect(hrefs).toContain('/tim-kiem')
  })
})

describe('searching', () => {
  const searchFor = async (keyword: string) => {
    await userEvent.type(screen.getByRole('combobox'), `${keyword}{Enter}`)
  }

  it('goes to the URL of the search, by the page’s router', async () => {
    const navigate = vi.fn()
    renderPage({ navigate })
    await searchFor('C# developer')
    expect(navigate).toHaveBeenCalledWith('/C_sharp-developer-kv')
  })

  it('leaves it to a page that handles SEARCH', async () => {
    const navigate = vi.fn()
    const details: unknown[] = []
    const handle = (event: Event) => {
      event.preventDefault()
      details.push((event as CustomEvent).detail)
    }
    window.addEventListener('SEARCH', handle)
    renderPage({ navigate })
    await searchFor('kế toán')
    window.removeEventListener('SEARCH', handle)
    expect(details).toEqual([{ params: { query: 'kế toán', locationId: [], categoryId: [], page: 1 }, from: 'header' }])
    expect(navigate).not.toHaveBeenCalled()
  })
})
