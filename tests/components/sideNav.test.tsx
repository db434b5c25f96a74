import { useShell } from '@jobsite/shell'
import { type Language, messages, pagePath } from '@jobsite/shell/core'
import { act, fireEvent, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { careerCentreMenu, sideNavMenu } from '../../src/core/menu/sideNavMenu.ts'
import { config, MenusPage, pagesOf } from './shell.tsx'

const { renderPage, serverDocument } = pagesOf(MenusPage)

const SEEKER = { userId: 7, firstName: 'Nguyễn Thị Minh Anh', lastName: 'Trần', jobTitle: 'Kế toán trưởng' }
const root = () => document.querySelector('[data-shell="side-nav"]') as HTMLDialogElement
const hrefs = (element: Element) => [...element.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '')
const textsOf = (selector: string) => [...root().querySelectorAll(selector)].map(({ textContent }) => textContent)

describe.each<Language>(['vi', 'en'])('side navigation in %s', (language) => {
  const text = messages[language]
  const show = (props = {}) => renderPage({ language, url: pagePath('salary', language), ...props })

  it('has every link in the server’s HTML', () => {
    const url = pagePath('salary', language)
    const body = serverDocument({ language, url, user: SEEKER, isShowReferral: true })
    const found = hrefs(body.querySelector('[data-shell="side-nav"]') as Element)
    const menu = { config, language, page: 'salary', isShowReferral: true } as const
    const items = [...sideNavMenu(menu).flatMap((item) => [item, ...(item.children ?? [])]), ...careerCentreMenu(menu)]
    expect(found).toEqual(expect.arrayContaining(items.flatMap(({ href }) => href ?? [])))
    expect(found.some((href) => href.includes(`/logout/${language}?client_id=3&user_id=7`))).toBe(true)
  })

  it('has its sections in order', () => {
    show({ user: SEEKER })
    const { careerCentre, menu, notifications, logOut, employers, opensInNewTab } = text
    const lines = 'nav > ul > li > :first-child .shell-label, .shell-language li, .shell-ways-out a'
    expect(textsOf(lines)).toEqual([
      careerCentre.title,
      ...[menu.jobs, menu.interviews, menu.salary, menu.companies, menu.hrInsider, menu.tools],
      notifications,
      ...['Tiếng Việt', 'English'],
      logOut,
      `${employers} (${opensInNewTab})`,
    ])
  })

  it('shows visitors the login options, and no career center', () => {
    show({ user: null })
    const account = root().querySelector('[data-user="anonymous"]') as HTMLElement
    const names = [...account.querySelectorAll('a')].map(
      (link) => link.getAttribute('aria-label') ?? link.textContent?.trim(),
    )
    expect(names).toEqual([text.logIn, text.logInWithFacebook, text.logInWithGoogle, text.register])
    expect(within(root()).queryByText(text.careerCentre.title)).toBeNull()
    expect(within(root()).queryByText(text.logOut)).toBeNull()
  })

  it('shows a seeker’s name, initial, job title and career center', () => {
    show({ user: SEEKER })
    const account = root().querySelector('[data-user="known"]') as HTMLElement
    expect(account.querySelector('.shell-name')?.textContent).toBe('Nguyễn Thị Minh Anh Trần')
    expect(account.querySelector('.shell-avatar')?.textContent).toBe('A')
    expect(account.querySelector('.shell-job')?.textContent).toBe('Kế toán trưởng')
    expect(within(root()).getByText(text.careerCentre.dashboard).closest('a')?.textContent).toContain(text.newBadge)
    expect(within(root()).queryByText(text.careerCentre.referralCandidates)).toBeNull()
  })

  it.each([
    ['😀 An', '😀'.length],
    ['A\u0306\u0301n', 1],
  ])('shows the whole first character of %s', (name, length) => {
    show({ user: { userId: 7, firstName: name.replace(' ', ''), lastName: 'Lê' } })
    const initial = root().querySelector('.shell-avatar')?.textContent ?? ''
    expect(name.normalize('NFC').startsWith(initial)).toBe(true)
    expect(initial).toHaveLength(length)
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

  it('marks the page, and only it, and what is above it', () => {
    show({ url: pagePath('numerology', language) })
    expect(textsOf('button[aria-current="true"]')).toEqual([text.menu.tools])
    expect(textsOf('[aria-current="page"]')).toEqual([text.menu.numerology])
    expect(textsOf('[data-id][data-current="true"] > button')).toEqual([text.menu.tools])
  })
})

it.each([
  ['//cdn.jobsite.example/7.png', 'https://cdn.jobsite.example/7.png'],
  ['/avatars/7.png', '/avatars/7.png'],
  ['javascript:alert(1)', undefined],
])('shows the picture of a seeker at %s', (profilePicture, src) => {
  const { container } = renderPage({ user: { ...SEEKER, profilePicture } })
  const images = [...container.querySelectorAll('.shell-avatar img, .shell-user img')]
  expect(images.map((image) => image.getAttribute('src'))).toEqual(src ? [src, src] : [])
  // The initial stays below the image.
  expect(textsOf('.shell-avatar')).toEqual(['A'])
})

it('shows the initial and an icon instead of an image that fails to load', () => {
  const { container } = renderPage({ user: { ...SEEKER, profilePicture: '/avatars/none.png' } })
  const images = () => [...container.querySelectorAll('.shell-avatar img, .shell-user img')]
  expect(images()).toHaveLength(2)
  for (const image of images()) fireEvent.error(image)
  expect(images()).toEqual([])
  expect(textsOf('.shell-avatar')).toEqual(['A'])
  expect(container.querySelector('.shell-user > button')?.firstElementChild?.localName).toBe('svg')
})

let control: ReturnType<typeof useShell>['sideNav']
function Probe() {
  control = useShell(({ sideNav }) => sideNav)
  return null
}

it('reports each change once to the page’s analytics, also when the page closes what is closed', () => {
  const onTrack = vi.fn()
  renderPage({ onTrack, attribution: false, children: <Probe /> })
  const { open, close } = control
  act(close)
  expect(onTrack).not.toHaveBeenCalled()
  for (let times = 0; times < 2; times += 1) act(open)
  expect(root().open).toBe(true)
  for (let times = 0; times < 2; times += 1) act(close)
  expect(root().open).toBe(false)
  expect(onTrack.mock.calls).toEqual([[{ type: 'sideNav', isOpen: true }], [{ type: 'sideNav', isOpen: false }]])
})

it('hides items and replaces URLs as configured', () => {
  const menu = { hidden: ['notifications', 'companies'], hrefs: { interviews: { vi: '/hoi-dap' } } }
  renderPage({ overrides: { menu } })
  expect(within(root()).queryByText(messages.vi.notifications)).toBeNull()
  expect(hrefs(root())).not.toContain('/danh-sach-cong-ty')
  expect(hrefs(root())).toContain('/hoi-dap')
})

it.each([undefined, 'saved', 'applied'])('marks one item as the page on My jobs, with the section %s', (section) => {
  const url = `/quan-ly-nghe-nghiep/viec-lam-cua-toi${section ? `?section=${section}` : ''}`
  const { container } = renderPage({ user: SEEKER, url, page: 'myJobs' })
  const current = container.querySelectorAll('[data-shell="side-nav"] [aria-current="page"]')
  expect([...current].map(({ textContent }) => textContent)).toEqual(['Việc làm của tôi'])
})
