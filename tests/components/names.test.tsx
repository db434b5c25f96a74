import { Shell } from '@jobsite/shell'
import { messages, type SidebarBanner, type TopBanner, type User } from '@jobsite/shell/core'
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { NO_DATA, pagesOf } from './shell.tsx'

const { renderPage, serverPage } = pagesOf(Shell)

const USER: User = { userId: 7, firstName: 'Minh Anh', lastName: 'Nguyễn' }
const account = () => document.querySelector('.shell-user > button')

describe('the account button', () => {
  it.each([
    ['vi', USER, 'Anh', 'Tài khoản của Anh'],
    ['en', USER, 'Anh', 'Anh, account menu'],
    ['vi', { ...USER, profilePicture: '/avatars/7.png' }, 'Anh', 'Tài khoản của Anh'],
    ['vi', { userId: 7 }, 'Tên của bạn', 'Tên của bạn, tài khoản'],
    ['en', { userId: 7 }, 'Your name', 'Your name, account menu'],
  ] as const)('says what it is, with the name that it shows: %s, %j', (language, user, shown, name) => {
    renderPage({ language, user })
    const button = screen.getByRole('button', { name })
    expect(button).toBe(account())
    expect(button.textContent).toBe(shown)
    const picture = button.querySelector('img')
    if (picture) fireEvent.error(picture)
    expect(button.querySelector('img')).toBeNull()
    expect(screen.getByRole('button', { name })).toBe(account())
  })

  it('is named by the server too', () => {
    expect(serverPage({ user: USER }).html).toContain('aria-label="Tài khoản của Anh"')
  })

  it('names the same menu of a phone', () => {
    renderPage({ user: USER })
    const buttons = [...document.querySelectorAll('[aria-label="Tài khoản của Anh"]')]
    expect(buttons).toHaveLength(2)
  })
})

describe('the text of a banner', () => {
  const top = (alt: unknown): TopBanner => ({
    id: 1,
    isClosable: true,
    image: '/top.png',
    url: '/su-kien',
    alt: alt as string,
  })
  const side = (alt: unknown): SidebarBanner => ({ image: '/side.png', url: '/su-kien', alt: alt as string })
  const links = () => [...document.querySelectorAll('a.shell-banner-picture')]

  it.each([
    ['Ngày hội việc làm 2026', 'Ngày hội việc làm 2026'],
    ['  ', messages.vi.banner.open],
    [undefined, messages.vi.banner.open],
    [null, messages.vi.banner.open],
    [7, messages.vi.banner.open],
  ])('%j names its link %s', (alt, name) => {
    const topBanner = { zoneName: 'top', companyIndustries: [], jobFunctionIds: [], banners: [top(alt)] }
    renderPage({ zoneName: 'top', url: '/java-kv', data: { ...NO_DATA, topBanner, sidebarBanner: side(alt) } })
    expect(links().map((link) => link.getAttribute('aria-label'))).toEqual([name, name])
  })

  it('is that of an image without a link', () => {
    renderPage({ data: { ...NO_DATA, sidebarBanner: { ...side('Nghỉ Tết'), url: null } } })
    expect(screen.getByAltText('Nghỉ Tết').closest('a')).toBeNull()
  })
})

it('the bell says its number in one text, and its title once', () => {
  renderPage({ user: USER, resumeSummary: { totalJobAlert: 12 } })
  const bell = document.querySelector('.shell-notifications')
  expect([...(bell?.querySelectorAll('.shell-hidden') ?? [])].map(({ childNodes }) => childNodes.length)).toEqual([1])
  expect(bell?.getAttribute('aria-description')).toBe('')
})
