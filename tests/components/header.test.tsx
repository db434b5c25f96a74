import { Header, onShellEvent, ShellProvider } from '@jobsite/shell'
import { constants, type Language, messages, pagePath } from '@jobsite/shell/core'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { headerMenu } from '../../src/core/menu/headerMenu.ts'
import { recordEvents } from './services.ts'
import { config, NO_DATA, renderPage } from './shell.tsx'

/** Time of the clicks, in milliseconds. */
const CLICKED_AT = Date.UTC(2026, 10, 20, 9, 51, 7)

const banner = () => screen.getByRole('banner')
const mainMenu = (language: Language = 'vi') =>
  within(banner()).getByRole('navigation', { name: messages[language].mainMenu })
const account = () => document.querySelector('.shell-user > button') as HTMLButtonElement
const opener = (name: string) => within(mainMenu()).getByRole('button', { name: new RegExp(name) })

describe.each<Language>(['vi', 'en'])('header in %s', (language) => {
  const text = messages[language]
  const show = (props = {}) => renderPage({ language, url: pagePath('salary', language), ...props })

  it('has one main menu, with every link rendered before any click', () => {
    show()
    const hrefs = [...mainMenu(language).querySelectorAll('a')].map((link) => link.getAttribute('href'))
    const items = headerMenu({ config, language, page: 'salary' }).flatMap((item) => [item, ...(item.children ?? [])])
    expect(hrefs).toEqual(expect.arrayContaining(items.flatMap(({ href }) => href ?? [])))
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

  it('starts with the skip link, which moves focus, also with a banner above it', async () => {
    const banners = [{ id: 1, isClosable: true, image: '/banner.png', url: '/wowcv' }]
    const topBanner = { zoneName: 'top', companyIndustries: [], jobFunctionIds: [], banners }
    show({ url: pagePath('searchResult', language), zoneName: 'top', data: { ...NO_DATA, topBanner } })
    expect(screen.getByRole('link', { name: text.banner.open })).toBeTruthy()
    expect(screen.getAllByRole('link', { name: text.skipToContent })).toHaveLength(1)
    await userEvent.tab()
    expect(document.activeElement?.textContent).toBe(text.skipToContent)
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement?.tagName).toBe('MAIN')
  })

  it('has no search at home', () => {
    show({ url: pagePath('homepage', language) })
    expect(within(banner()).queryByRole('search')).toBeNull()
  })
})

describe('submenus', () => {
  it('close with a click outside, and when focus comes to another place, though their click moved none, as in Safari', async () => {
    renderPage()
    const button = opener('^Việc làm$')
    const elsewhere = [
      () => screen.getByRole('combobox').focus(),
      () => fireEvent.pointerDown(screen.getByRole('main')),
    ]
    for (const open of [fireEvent.click, userEvent.click])
      for (const leave of elsewhere) {
        await open(button)
        expect(button.getAttribute('aria-expanded')).toBe('true')
        act(() => void leave())
        expect(button.getAttribute('aria-expanded')).toBe('false')
      }
  })

  it('close as the visitor moves on, by URL or document, and not for a fragment that is replaced', async () => {
    renderPage()
    for (const [index, button] of [opener('^Việc làm$'), account()].entries())
      for (const leave of [
        () => window.history.pushState(null, '', `/muc-luong/${index}`),
        () => window.history.pushState(null, '', `/viec-lam?l=${index}`),
        () => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })),
      ]) {
        await userEvent.click(button)
        window.history.replaceState(null, '', '#further-down')
        expect(button.getAttribute('aria-expanded')).toBe('true')
        leave()
        await waitFor(() => expect(button.getAttribute('aria-expanded')).toBe('false'))
      }
  })

  it('have the columns of the specification', () => {
    renderPage()
    const career = document.getElementById(opener('Phát triển').getAttribute('aria-controls') as string)
    expect(career?.dataset.columns).toBe(String(constants.careerSubmenuColumns))
    expect(within(career as HTMLElement).getAllByRole('link', { hidden: true })).toHaveLength(9)
  })
})

it('the menu on phones opens and closes by its button where there is no side navigation, and names the button’s action', async () => {
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

describe('account', () => {
  it('reserves its space while the user is unknown', () => {
    const { container } = renderPage({ user: undefined })
    expect(container.querySelector('[data-user="unknown"]')).not.toBeNull()
    expect(within(banner()).queryByText(messages.vi.logIn)).toBeNull()
  })

  it.each([
    ['a click that closed it', [() => userEvent.click(account()), () => userEvent.click(account())]],
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

  it('opens by one click after another menu, which still has focus', async () => {
    renderPage()
    for (const button of [opener('^Việc làm$'), account()]) {
      await userEvent.click(button)
      expect(button.getAttribute('aria-expanded')).toBe('true')
    }
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

  it.each([
    ['the page’s router', {}],
    ['the page’s links', { linkComponent: (props: React.AnchorHTMLAttributes<HTMLAnchorElement>) => <a {...props} /> }],
  ])('gives the time of the click to %s', (_, props) => {
    const navigate = vi.fn()
    const { container } = renderPage({ navigate, ...props })
    vi.setSystemTime(CLICKED_AT)
    for (const link of container.querySelectorAll('.shell-user li:not(:first-child) a')) {
      expect(fireEvent.click(link)).toBe(false)
      const [href] = navigate.mock.lastCall as [string]
      const target = new URL(href, 'http://localhost:3000')
      expect(href.startsWith('/dang-')).toBe(true)
      expect(target.searchParams.get('t')).toBe(String(CLICKED_AT))
    }
    expect(navigate).toHaveBeenCalledTimes(3)
  })

  it('shows a seeker the last word of the first name, the career center and logout', () => {
    const { container } = renderPage({
      isShowReferral: true,
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
      'Giới thiệu ứng viên',
      'Quản lý tài khoản',
      'Đăng xuất',
    ])
    expect(links.at(-1)?.getAttribute('href')).toContain('/logout/vi?client_id=3&user_id=7')
    expect(container.innerHTML).not.toContain('secret-token')
    expect(container.innerHTML).not.toContain('10.1.2.3')
  })
})

it('leaves a search to a page that handles SEARCH', async () => {
  const navigate = vi.fn()
  const details = recordEvents('SEARCH', true)
  renderPage({ navigate })
  await userEvent.type(screen.getByRole('combobox'), 'kế toán{Enter}')
  expect(details).toEqual([{ params: { query: 'kế toán', locationId: [], categoryId: [], page: 1 }, from: 'header' }])
  expect(navigate).not.toHaveBeenCalled()
})
