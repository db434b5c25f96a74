import type { LinkComponent, ShellProviderProps } from '@jobsite/shell'
import { messages } from '@jobsite/shell/core'
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { withoutPrefix, withPrefix } from '../../src/core/url/locale.ts'
import { renderPage } from './shell.tsx'

// jsdom has no page loads.
const loadPage = vi.hoisted(() => vi.fn())
vi.mock('../../src/browser/navigation/navigateTo.ts', () => ({
  navigateTo: (href: string, go: ((href: string) => void) | undefined) => (go ?? loadPage)(href),
}))

const navigate = vi.fn()
const RouterLink: LinkComponent = (props) => <a data-router="" {...props} />
const stay = (event: Event) => event.preventDefault()

beforeEach(() => {
  navigate.mockClear()
  loadPage.mockClear()
})

const menuLink = (name: string) =>
  within(screen.getByRole('navigation', { name: messages.vi.mainMenu }))
    .getAllByText(name)[0]
    ?.closest('a') as HTMLElement
const { menu } = messages.vi

describe.each<[name: string, ownPaths: ShellProviderProps['ownPaths']]>([
  ['page names', ['searchResult', 'SEOLandingPage']],
  ['a predicate', (url) => /^\/(?:viec-lam|tim-viec-lam|.*-kv)(?:[/?]|$)/.test(url)],
])('an app that owns some URLs, as %s', (_, ownPaths) => {
  it('has router links for its own URLs and plain links elsewhere', () => {
    const { container } = renderPage({ linkComponent: RouterLink, navigate, ownPaths })
    const routed = [...container.querySelectorAll('a[data-router]')].map((link) => link.getAttribute('href'))
    expect(routed.filter((href) => !/^\/(?:viec-lam|tim-viec-lam)(?:[?#]|$)/.test(href ?? ''))).toEqual([])
    expect(routed).toContain('/tim-viec-lam')
    const plain = [...container.querySelectorAll('a:not([data-router])')].map((link) => link.getAttribute('href'))
    expect(plain).toEqual(expect.arrayContaining(['/danh-sach-cong-ty', '/thoa-thuan-su-dung']))
  })

  it('leaves clicks on foreign links to the browser', () => {
    renderPage({ navigate, ownPaths })
    window.addEventListener('click', stay)
    fireEvent.click(menuLink(menu.companies))
    expect(navigate).not.toHaveBeenCalled()
    fireEvent.click(menuLink(menu.findJobs))
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/tim-viec-lam')
  })

  it('follows a search by the router', async () => {
    renderPage({ navigate, ownPaths })
    await userEvent.type(screen.getByRole('combobox'), 'java{Enter}')
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/java-kv')
  })
})

describe('an app without the search pages', () => {
  const ownPaths = ['salary'] as const

  it('loads the page of a search', async () => {
    renderPage({ navigate, ownPaths })
    await userEvent.type(screen.getByRole('combobox'), 'java{Enter}')
    expect(navigate).not.toHaveBeenCalled()
    expect(loadPage).toHaveBeenCalledExactlyOnceWith('/java-kv')
  })

  it('loads the login page for a gated item', () => {
    renderPage({ navigate, ownPaths })
    fireEvent.click(menuLink(menu.myJobs))
    expect(navigate).not.toHaveBeenCalled()
    expect(loadPage).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^\/dang-nhap\?/))
  })

  it('leaves the login links of the account to the browser, with the time of the click', () => {
    const { container } = renderPage({ navigate, linkComponent: RouterLink, ownPaths })
    window.addEventListener('click', stay)
    const google = container.querySelector('.shell-user li:nth-child(3) a') as HTMLAnchorElement
    expect(google.dataset).not.toHaveProperty('router')
    fireEvent.click(google)
    expect(navigate).not.toHaveBeenCalled()
    expect(Number(new URL(google.href).searchParams.get('t'))).toBeGreaterThan(0)
  })

  it('loads the onboarding of a new seeker', async () => {
    renderPage({ navigate, ownPaths })
    window.dispatchEvent(new CustomEvent('VNW_NEW_REGISTERED', { cancelable: true }))
    await expect.poll(() => loadPage.mock.calls).toEqual([['/chao-don-ung-vien-moi/bat-dau']])
    expect(navigate).not.toHaveBeenCalled()
  })
})

describe('an app whose router has a base path', () => {
  it.each([
    ['/salary', '/salary/java-kw?l=29', '/java-kw?l=29'],
    ['/salary', '/salary', '/'],
    ['/salary', '/salary?l=29', '/?l=29'],
    ['/salary', '/salary#top', '/#top'],
    ['/salary', '/salary-tools', null],
    ['/salary', '/jobs', null],
    ['', '/jobs', '/jobs'],
  ])('below "%s" passes %s to its router as %s', (path, href, inner) => {
    expect(withoutPrefix(href, path)).toBe(inner)
    if (inner !== null) expect(withPrefix(inner, path)).toBe(href)
  })
})
