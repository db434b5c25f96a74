import { Header, onShellEvent, ShellProvider } from '@jobsite/shell'
import { type Language, messages } from '@jobsite/shell/core'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { config, MenusPage, NO_DATA, pagesOf, SILENT } from './shell.tsx'

const { page, renderPage } = pagesOf(MenusPage)

const LANGUAGES: Language[] = ['vi', 'en']
const SEEKER = { userId: 7, firstName: 'Minh Anh', lastName: 'Trần' }
const banner = () => screen.getByRole('banner')
const sideNav = () => document.querySelector('[data-shell="side-nav"]') as HTMLDialogElement
const listOf = (button: Element) => document.getElementById(button.getAttribute('aria-controls') as string)
const linksOf = (button: Element) => [...(listOf(button)?.querySelectorAll<HTMLElement>('a') ?? [])]
const focused = () => document.activeElement as HTMLElement

const openSideNav = (language: Language) => {
  fireEvent.click(within(banner()).getByText(messages[language].openMenu))
  expect(sideNav().open).toBe(true)
}

describe.each(LANGUAGES)('the disclosure navigation of the header in %s', (language) => {
  const mainMenu = () => within(banner()).getByRole('navigation', { name: messages[language].mainMenu })
  // The account's button in here is for narrow screens: on wide ones it cannot be focused.
  const buttons = () =>
    [...mainMenu().querySelectorAll<HTMLButtonElement>('button[aria-controls]')].filter(
      (button) => !button.closest('.shell-phone-only'),
    )
  const expanded = () => buttons().map((button) => button.getAttribute('aria-expanded'))

  it('has buttons that name themselves, say whether they are open, and control a list of links', () => {
    renderPage({ language })
    for (const button of within(banner()).getAllByRole('button', { expanded: false }))
      expect(listOf(button), button.textContent ?? '').not.toBeNull()
    expect(buttons().length).toBeGreaterThan(2)
    for (const button of buttons()) {
      expect(button.type).toBe('button')
      expect(button.getAttribute('aria-label') ?? button.textContent).toMatch(/\p{L}/u)
      expect(button.getAttribute('aria-expanded')).toBe('false')
      expect(button.hasAttribute('aria-haspopup')).toBe(false)
      expect(listOf(button)?.tagName).toBe('UL')
      expect(button.nextElementSibling).toBe(listOf(button))
      expect(linksOf(button).length).toBeGreaterThan(0)
    }
    // Links of a navigation, not the items of an application's menu.
    expect(banner().querySelector('nav [role^="menu"]')).toBeNull()
    expect(mainMenu().querySelector('[tabindex]')).toBeNull()
  })

  it.each(['{Enter}', ' '])('opens and closes each by the key "%s", one at a time, and keeps focus', async (key) => {
    renderPage({ language })
    for (const button of buttons()) {
      button.focus()
      await userEvent.keyboard(key)
      expect(focused()).toBe(button)
      expect(expanded()).toEqual(buttons().map((other) => String(other === button)))
    }
    await userEvent.keyboard(key)
    expect(expanded()).not.toContain('true')
  })

  it('leads from an open button through its links, and Escape from any of them back to it', async () => {
    renderPage({ language })
    const [button] = buttons() as [HTMLButtonElement]
    button.focus()
    await userEvent.keyboard('{Enter}')
    for (const link of linksOf(button)) {
      await userEvent.tab()
      expect(focused()).toBe(link)
    }
    await userEvent.keyboard('{Escape}')
    expect(focused()).toBe(button)
    expect(expanded()).not.toContain('true')
  })
})

describe.each(LANGUAGES)('the menus of the side navigation in %s', (language) => {
  it('are disclosures too: one open at most, and focus stays on its button', async () => {
    renderPage({ language, user: SEEKER })
    openSideNav(language)
    const buttons = [...sideNav().querySelectorAll<HTMLButtonElement>('button[aria-controls]')]
    expect(buttons.length).toBeGreaterThan(2)
    for (const button of buttons) {
      expect(listOf(button)?.tagName).toBe('UL')
      button.focus()
      await userEvent.keyboard('{Enter}')
      expect(focused()).toBe(button)
      expect(buttons.filter((other) => other.getAttribute('aria-expanded') === 'true')).toEqual([button])
      expect(linksOf(button).every((link) => link.tabIndex === 0)).toBe(true)
    }
    await userEvent.keyboard('{Enter}')
    expect(buttons.some((button) => button.getAttribute('aria-expanded') === 'true')).toBe(false)
    expect(sideNav().querySelector('[role^="menu"]')).toBeNull()
  })
})

describe.each(LANGUAGES)('focus, as the user becomes known or leaves, in %s', (language) => {
  const text = messages[language]

  it('stays on the account’s button, from any of the ways to log in', () => {
    const { rerender } = renderPage({ language, user: null })
    const button = () => banner().querySelector('.shell-user > button') as HTMLButtonElement
    for (const index of linksOf(button()).keys()) {
      rerender(page({ language, user: null }))
      act(() => button().focus())
      act(() => linksOf(button())[index]?.focus())
      rerender(page({ language, user: SEEKER }))
      expect(focused()).toBe(button())
      expect(button().getAttribute('aria-expanded')).toBe('true')
      act(() => linksOf(button()).at(-1)?.focus())
      rerender(page({ language, user: null }))
      expect(focused()).toBe(button())
    }
  })

  it('goes to the heading of the open side navigation', () => {
    const { rerender } = renderPage({ language, user: null })
    openSideNav(language)
    const heading = within(sideNav()).getByRole('heading', { name: text.sideNav })
    act(() => sideNav().querySelector<HTMLElement>('[data-id="logIn"] a')?.focus())
    rerender(page({ language, user: SEEKER }))
    expect(focused()).toBe(heading)
    act(() => within(sideNav()).getByRole('link', { name: text.logOut }).focus())
    rerender(page({ language, user: null }))
    expect(focused()).toBe(heading)
  })

  it('stays where nothing is taken away, and outside', () => {
    const { rerender } = renderPage({ language, user: null })
    const search = screen.getByRole('combobox')
    act(() => search.focus())
    rerender(page({ language, user: SEEKER }))
    expect(focused()).toBe(search)
    openSideNav(language)
    const close = within(sideNav()).getByRole('button', { name: text.closeMenu })
    act(() => close.focus())
    rerender(page({ language, user: null }))
    expect(focused()).toBe(close)
  })

  it('stays on the account’s button in the menu of a page without side navigation', () => {
    const header = (user: typeof SEEKER | null) => (
      <ShellProvider config={config} language={language} url="/viec-lam" data={NO_DATA} user={user} logger={SILENT}>
        <Header />
      </ShellProvider>
    )
    const { rerender } = render(header(null))
    fireEvent.click(within(banner()).getByText(text.openMenu))
    const menu = within(banner()).getByRole('navigation', { name: text.mainMenu })
    // The window of these tests is wide: there the entry is out of sight.
    menu.querySelector('.shell-phone-only:has(button)')?.classList.remove('shell-phone-only')
    const button = within(menu).getByRole('button', { name: text.logIn })
    fireEvent.click(button)
    act(() => linksOf(button)[0]?.focus())
    rerender(header(SEEKER))
    expect(menu.contains(focused())).toBe(true)
    expect(focused().getAttribute('aria-expanded')).toBe('true')
  })
})

describe('focus, as a login is requested from an open menu,', () => {
  /** The element that has the focus as the page's dialog opens, to which the browser returns it. */
  const openerAt = (click: () => void) => {
    let opener: Element | null = null
    const stop = onShellEvent('LOGIN_POPUP', (event) => {
      event.preventDefault()
      opener = document.activeElement
    })
    click()
    stop()
    return opener
  }
  const openBy = (button: Element) => {
    fireEvent.click(button)
    const [link] = linksOf(button) as [HTMLElement]
    act(() => link.focus())
    return openerAt(() => fireEvent.click(link))
  }

  it.each([
    ['the account', () => banner().querySelector('.shell-user > button')],
    ['My jobs', () => within(banner()).getByRole('button', { name: messages.en.submenuOf(messages.en.menu.myJobs) })],
  ])('is on the button of its list: %s', (_, find) => {
    renderPage({ language: 'en', user: null })
    const button = find() as HTMLElement
    expect(openBy(button)).toBe(button)
  })

  it('is on the menu button, where the menu is a panel', () => {
    render(
      <ShellProvider config={config} language="en" url="/jobs" data={NO_DATA} user={null} logger={SILENT}>
        <Header />
      </ShellProvider>,
    )
    const menuButton = banner().querySelector('.shell-menu-button') as HTMLElement
    fireEvent.click(menuButton)
    // The window of these tests is wide: there the button cannot be focused.
    menuButton.classList.remove('shell-menu-button')
    const more = within(banner()).getByRole('button', { name: messages.en.submenuOf(messages.en.menu.myJobs) })
    expect(openBy(more)).toBe(menuButton)
  })

  it('stays on a link that no menu hides', () => {
    renderPage({ language: 'en', user: null })
    const link = within(banner()).getByRole('link', { name: messages.en.notifications })
    act(() => link.focus())
    expect(openerAt(() => fireEvent.click(link))).toBe(link)
  })
})
