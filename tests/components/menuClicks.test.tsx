import { messages } from '@jobsite/shell/core'
import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { recordEvents } from './services.ts'
import { MenusPage, pagesOf } from './shell.tsx'

const { renderPage } = pagesOf(MenusPage)

const text = messages.vi.menu
const navigate = vi.fn()
const stay = (event: Event) => event.preventDefault()

beforeEach(() => {
  navigate.mockClear()
  // What is left to the browser would leave the test.
  window.addEventListener('click', stay)
  window.addEventListener('auxclick', stay)
})

const item = (name: string) =>
  within(screen.getByRole('navigation', { name: messages.vi.mainMenu }))
    .getAllByText(name)[0]
    ?.closest('a') as HTMLElement

const STORED = {
  query: 'java',
  categoryId: [35],
  jobFunctionId: [5],
  locationId: [29],
  locations: [{ parentId: 29 }, { parentId: 24, childrenIds: [-1] }],
  fromAnotherVersion: 9,
}
const store = () => {
  for (const storage of [localStorage, sessionStorage]) storage.setItem('params', JSON.stringify(STORED))
}

describe('a click on a menu item', () => {
  it.each(['{', '[]', 'null', '"x"', '7', ''])('survives %j in storage', (broken) => {
    localStorage.setItem('params', broken)
    renderPage({ navigate })
    fireEvent.click(item(text.newestJobs))
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/viec-lam')
  })

  it('survives storage that is denied', () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(denied)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(denied)
    renderPage({ navigate })
    fireEvent.click(item(text.newestJobs))
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/viec-lam')
  })
})

it.each([
  ['newest jobs are those of the stored locations', text.newestJobs, {}, ['/viec-lam?l=29.24']],
  ['newest jobs open in a new tab as the link says', text.newestJobs, { ctrlKey: true }, undefined],
  ['others are not narrowed', text.findJobs, {}, ['/tim-viec-lam']],
])('%s', (_, name, init, followed) => {
  store()
  renderPage({ navigate })
  fireEvent.click(item(name), init)
  expect(navigate.mock.calls[0]).toEqual(followed)
})

describe('gated items', () => {
  const MY_JOBS = '/quan-ly-nghe-nghiep/viec-lam-cua-toi?section=saved'
  const GATED = [text.myJobs, text.savedJobs, text.jobAlerts]

  it.each(GATED)('%s requests a login of a visitor, and continues after that', (name) => {
    renderPage({ navigate })
    const details = recordEvents('LOGIN_POPUP', true)
    fireEvent.click(item(name))
    expect(navigate).not.toHaveBeenCalled()
    expect(details).toHaveLength(1)
    expect(details[0]?.langCode).toBe('vi')
    details[0]?.onLoggedIn?.()
    expect(navigate).toHaveBeenCalledExactlyOnceWith(item(name).getAttribute('href'))
  })

  it.each(GATED)('%s leads to the login page if no listener shows a dialog', (name) => {
    renderPage({ navigate })
    fireEvent.click(item(name))
    const target = new URL(navigate.mock.calls[0]?.[0], 'http://localhost:3000')
    expect(target.pathname).toBe('/dang-nhap')
    expect(target.searchParams.get('redirectURL')).toBe(`http://localhost:3000${item(name).getAttribute('href')}`)
    expect(target.searchParams.get('utm_source_navi')).toBe('Header')
  })

  it.each([
    ['let a seeker pass', text.savedJobs, { userId: 3 }, {}, [MY_JOBS]],
    ['let a user pass who is not known yet', text.savedJobs, undefined, {}, [MY_JOBS]],
    ['are left to the browser in a new tab', text.savedJobs, null, { metaKey: true }, undefined],
    ['do not include the recommended jobs', text.jobsForYou, null, {}, ['/viec-lam-goi-y']],
  ])('%s', (_, name, user, init, followed) => {
    renderPage({ navigate, user })
    fireEvent.click(item(name), init)
    expect(navigate.mock.calls[0]).toEqual(followed)
  })
})

const SEEKER = { userId: 7, firstName: 'Anh' }
const DAY_MS = 24 * 60 * 60 * 1000
const CLICKS = {
  'a click': (link: HTMLElement) => fireEvent.click(link),
  'a click with Ctrl': (link: HTMLElement) => fireEvent.click(link, { ctrlKey: true }),
  'a click with Meta': (link: HTMLElement) => fireEvent.click(link, { metaKey: true }),
  'a click with Shift': (link: HTMLElement) => fireEvent.click(link, { shiftKey: true }),
  'the middle button': (link: HTMLElement) => fireEvent(link, new MouseEvent('auxclick', { bubbles: true, button: 1 })),
}
/** Menus that contain items, and a selector of a link in each. */
const PLACES = {
  'the main menu': { user: null, css: '.shell-entries a[href="/danh-sach-cong-ty"]', id: 'companies' },
  'the employers’ link of the bar': { user: null, css: '.shell-employers', id: 'employers' },
  'the employers’ link of the menu': { user: null, css: '.shell-entries .shell-phone-only a', id: 'employers' },
  'the employers’ link of the side navigation': { user: null, css: '.shell-ways-out a', id: 'employers' },
  'the bell': { user: null, css: '.shell-notifications', id: 'notifications' },
  'the notifications of the side navigation': {
    user: null,
    css: '[data-shell="side-nav"] [data-id="notifications"] a',
    id: 'notifications',
  },
  'the career centre of the account': { user: SEEKER, css: '.shell-user [data-id="careerCentre.myJobs"] a' },
  'the career centre of the side navigation': { user: SEEKER, css: '[data-id="careerCentre"] li:nth-child(4) a' },
  'the way out of the account': { user: SEEKER, css: '.shell-user [data-id="logOut"] a', id: 'logOut' },
  'the way out of the side navigation': { user: SEEKER, css: '.shell-ways-out a', id: 'logOut' },
} as const

it.each(Object.entries(PLACES))(
  'an item in %s resets city, keyword, categories and functions by each click, and nothing else',
  (_, place) => {
    const onTrack = vi.fn()
    const { container } = renderPage({ onTrack, user: place.user })
    for (const [name, click] of Object.entries(CLICKS)) {
      store()
      document.cookie = 'VNWSearchJob[city]=29; path=/'
      onTrack.mockClear()
      click(container.querySelector(place.css) as HTMLElement)
      expect(document.cookie, name).toContain('VNWSearchJob[city]=all')
      const { query, categoryId, jobFunctionId, ...kept } = STORED
      for (const storage of [localStorage, sessionStorage])
        expect(JSON.parse(storage.getItem('params') ?? ''), name).toEqual(kept)
      const id = 'id' in place ? place.id : 'careerCentre.myJobs'
      expect(onTrack.mock.calls.filter(([event]) => event.type === 'menu')).toEqual([
        [expect.objectContaining({ type: 'menu', item: id })],
      ])
    }
  },
)

it.each([
  ['the account', '.shell-user li'],
  ['the menu of phones', '.shell-entries .shell-phone-only .shell-submenu li'],
  ['the side navigation', '[data-shell="side-nav"] [data-user="anonymous"] li'],
])('the login links of %s have the time of each click', (_, css) => {
  const onTrack = vi.fn()
  const { container } = renderPage({ onTrack, navigate })
  const links = [...container.querySelectorAll<HTMLAnchorElement>(`${css} a`)]
  expect(links).toHaveLength(4)
  const start = Date.now()
  for (const [index, [name, click]] of Object.entries(CLICKS).slice(1).entries()) {
    // Each click a day later, so that the time cannot be that of an earlier one.
    vi.useFakeTimers({ toFake: ['Date'], now: start + index * DAY_MS })
    onTrack.mockClear()
    for (const link of links) {
      click(link)
      const time = Number(new URL(link.href).searchParams.get('t'))
      expect(Math.abs(Date.now() - time), `${name}: ${link.href}`).toBeLessThan(60_000)
    }
    const logins = onTrack.mock.calls.filter(([{ type }]) => type === 'login')
    expect(logins.map(([{ by }]) => by)).toEqual(Array(4).fill('page'))
    expect(navigate).not.toHaveBeenCalled()
  }
})
