import { onShellEvent } from '@jobsite/shell'
import { messages } from '@jobsite/shell/core'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderPage } from './shell.tsx'

const text = messages.vi.menu
const navigate = vi.fn()
const stay = (event: Event) => event.preventDefault()

beforeEach(() => {
  document.cookie = 'VNWSearchJob[city]=; max-age=0; path=/'
  localStorage.clear()
  sessionStorage.clear()
  navigate.mockClear()
  // What is left to the browser would leave the test.
  window.addEventListener('click', stay)
})

afterEach(() => {
  window.removeEventListener('click', stay)
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
const store = (value: unknown = STORED) => {
  localStorage.setItem('params', JSON.stringify(value))
  sessionStorage.setItem('params', JSON.stringify(value))
}

describe('every press on a menu item', () => {
  it('searches all cities, and forgets keyword, categories and functions, but nothing else', () => {
    store()
    renderPage({ navigate })
    fireEvent.click(item(text.companies))
    expect(document.cookie).toContain('VNWSearchJob[city]=all')
    const { query, categoryId, jobFunctionId, ...kept } = STORED
    expect(JSON.parse(localStorage.getItem('params') ?? '')).toEqual(kept)
    expect(JSON.parse(sessionStorage.getItem('params') ?? '')).toEqual(kept)
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/danh-sach-cong-ty')
  })

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

describe('newest jobs', () => {
  it('are those of the stored locations', () => {
    store()
    renderPage({ navigate })
    fireEvent.click(item(text.newestJobs))
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/viec-lam?l=29.24')
  })

  it('open in a new tab as the link says', () => {
    store()
    renderPage({ navigate })
    fireEvent.click(item(text.newestJobs), { ctrlKey: true })
    expect(navigate).not.toHaveBeenCalled()
  })

  it('are the only ones that are narrowed', () => {
    store()
    renderPage({ navigate })
    fireEvent.click(item(text.findJobs))
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/tim-viec-lam')
  })
})

describe('gated items', () => {
  const GATED = [text.myJobs, text.savedJobs, text.jobAlerts]

  it.each(GATED)('%s asks a visitor to log in, and goes on after that', (name) => {
    renderPage({ navigate })
    const details: { langCode: string; onLoggedIn?: () => void }[] = []
    const stop = onShellEvent('LOGIN_POPUP', (event) => {
      event.preventDefault()
      details.push(event.detail)
    })
    fireEvent.click(item(name))
    stop()
    expect(navigate).not.toHaveBeenCalled()
    expect(details).toHaveLength(1)
    expect(details[0]?.langCode).toBe('vi')
    details[0]?.onLoggedIn?.()
    expect(navigate).toHaveBeenCalledExactlyOnceWith(item(name).getAttribute('href'))
  })

  it.each(GATED)('%s leads to the login page where nobody shows a dialog', (name) => {
    renderPage({ navigate })
    fireEvent.click(item(name))
    const target = new URL(navigate.mock.calls[0]?.[0], 'http://localhost:3000')
    expect(target.pathname).toBe('/dang-nhap')
    expect(target.searchParams.get('redirectURL')).toBe(`http://localhost:3000${item(name).getAttribute('href')}`)
    expect(target.searchParams.get('utm_source_navi')).toBe('Header')
  })

  it.each([
    ['a seeker', { userId: 3 }],
    ['one who is not known yet', undefined],
  ])('let %s pass', (_, user) => {
    renderPage({ navigate, user })
    fireEvent.click(item(text.savedJobs))
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/quan-ly-nghe-nghiep/viec-lam-cua-toi?section=saved')
  })

  it('are left to the browser in a new tab', () => {
    renderPage({ navigate })
    fireEvent.click(item(text.savedJobs), { metaKey: true })
    expect(navigate).not.toHaveBeenCalled()
  })

  it('do not include the recommended jobs', () => {
    renderPage({ navigate })
    fireEvent.click(item(text.jobsForYou))
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/viec-lam-goi-y')
  })
})
