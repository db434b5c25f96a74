import { type Language, messages, pagePath } from '@jobsite/shell/core'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { SuggestRequest } from '../../src/react/ShellOptions.ts'
import { recordEvents } from './services.ts'
import { HeaderPage, type PageProps, pagesOf, renderPage as renderWholePage } from './shell.tsx'

const { renderPage, serverDocument } = pagesOf(HeaderPage)

const KEYWORDS = ['Kế toán', 'Kế toán trưởng', 'Kế toán tổng hợp']
const suggest = async () => KEYWORDS
const field = () => within(screen.getByRole('search')).getByRole<HTMLInputElement>('combobox')
const options = () => screen.queryAllByRole('option').map((option) => option.textContent)
const locationButton = (name: string | RegExp = messages.vi.searchBar.allLocations) =>
  within(screen.getByRole('search')).getByRole('button', { name })

// What the search loads on first use takes long only here, where it is compiled on the way.
beforeAll(() => import('../../src/components/Search/searchPanels.ts'))

describe.each<Language>(['vi', 'en'])('before script in %s', (language) => {
  it('is a GET form to the listing page, with the values set by the page', () => {
    const url = pagePath('jobDetail', language)
    const body = serverDocument({ language, url, keyword: 'kế toán', locationId: [29, 24] })
    const form = body.querySelector<HTMLFormElement>('form[role="search"]')
    expect(form?.getAttribute('action')).toBe(pagePath('searchResult', language))
    expect(form?.method).toBe('get')
    expect(form && [...new FormData(form)]).toEqual([
      ['q', 'kế toán'],
      ['l', '29.24'],
    ])
    const input = body.querySelector('input[name="q"]')
    expect(input?.getAttribute('role')).toBe('combobox')
    expect(input?.getAttribute('aria-expanded')).toBe('false')
    expect(input?.getAttribute('aria-keyshortcuts')).toBe('/')
  })

  it('keeps the page’s query string, except its page and what the form sends', () => {
    const query = `?page=2&level=5&level=7&utm_campaign=T%E1%BA%BFt+2026&lang=${language}&empty=&q=c%2B%2B&l=24&i=35`
    const body = serverDocument({ language, url: `${pagePath('searchResult', language)}${query}`, keyword: 'java' })
    const form = body.querySelector<HTMLFormElement>('form[role="search"]')
    expect(form && [...new FormData(form)]).toEqual([
      ['q', 'java'],
      ['level', '5'],
      ['level', '7'],
      ['utm_campaign', 'Tết 2026'],
      ['lang', language],
      ['empty', ''],
    ])
  })

  it.each(['interview', 'salary'] as const)('looks up a job title on the %s page: no locations', (name) => {
    renderPage({ language, page: name, locationId: [29] })
    expect(field().placeholder).toBe(messages[language].searchPlaceholder[name])
    expect(field().labels?.[0]?.textContent).toBe(messages[language].searchPlaceholder[name])
    expect(screen.queryByRole('button', { name: /Ho Chi Minh|Hồ Chí Minh/ })).toBeNull()
  })
})

it('cuts a long keyword of the page before a character, not in it', () => {
  const text = (letter: string) => letter.repeat(199)
  const { change } = renderPage({ keyword: `${text('a')}😀` })
  expect(field().value).toBe(text('a'))
  change({ keyword: `${text('b')}😀` })
  expect(field().value).toBe(text('b'))
})

it('reads no style while it mounts, which would force a layout', () => {
  const read = vi.spyOn(window, 'getComputedStyle')
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('matchMedia', () => new EventTarget())
  renderWholePage()
  expect(read).not.toHaveBeenCalled()
})

describe('suggestions', () => {
  const open = async (text = 'ke') => {
    await userEvent.type(field(), text)
    await screen.findAllByRole('option')
    // The field says so in an effect.
    await waitFor(() => expect(field().getAttribute('aria-expanded')).toBe('true'))
  }

  it('come as the keyword changes, are counted, and leave Enter to the form while none is highlighted', async () => {
    const navigate = vi.fn()
    renderPage({ suggest, navigate })
    await userEvent.click(field())
    expect(options()).toEqual([])
    await open()
    expect(options()).toEqual(KEYWORDS)
    expect(field().getAttribute('aria-expanded')).toBe('true')
    expect(document.getElementById(field().getAttribute('aria-controls') ?? '')?.getAttribute('role')).toBe('listbox')
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('3 gợi ý')
    expect(field().hasAttribute('aria-activedescendant')).toBe(false)
    await userEvent.keyboard('{Enter}')
    expect(navigate).toHaveBeenCalledWith('/ke-kv')
    expect(options()).toEqual([])
  })

  it('are chosen by arrow and Enter, which searches at once as a click does', async () => {
    const navigate = vi.fn()
    renderPage({ suggest, navigate })
    await open()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    const active = document.getElementById(field().getAttribute('aria-activedescendant') ?? '')
    expect(active?.textContent).toBe('Kế toán trưởng')
    expect(active?.getAttribute('aria-selected')).toBe('true')
    expect(field().value).toBe('ke')
    await userEvent.keyboard('{Enter}')
    expect(field().value).toBe('Kế toán trưởng')
    expect(options()).toEqual([])
    expect(navigate.mock.calls).toEqual([['/K%E1%BA%BF-to%C3%A1n-tr%C6%B0%E1%BB%9Fng-kv']])
  })

  it('search at once by a click, the same one twice', async () => {
    const navigate = vi.fn()
    renderPage({ suggest, navigate })
    await open()
    await userEvent.click(screen.getByRole('option', { name: 'Kế toán' }))
    expect(field().value).toBe('Kế toán')
    expect(document.activeElement).toBe(field())
    expect(navigate).toHaveBeenCalledWith('/K%E1%BA%BF-to%C3%A1n-kv')
    await userEvent.type(field(), 'x')
    await userEvent.keyboard('{Backspace}')
    await userEvent.click(await screen.findByRole('option', { name: 'Kế toán' }))
    expect(field().value).toBe('Kế toán')
    expect(options()).toEqual([])
    expect(navigate).toHaveBeenCalledTimes(2)
  })

  it('are text, never markup', async () => {
    renderPage({ suggest: async () => ['<img src=x onerror=alert(1)>'] })
    await open()
    expect(options()).toEqual(['<img src=x onerror=alert(1)>'])
    expect(screen.getByRole('option').querySelector('img')).toBeNull()
  })

  it('of an empty field are hot keywords, by arrow key only', async () => {
    const source = vi.fn(async (_: SuggestRequest) => ['Java'])
    renderPage({ suggest: source })
    await userEvent.click(field())
    await userEvent.keyboard('{ArrowDown}')
    expect((await screen.findByRole('option')).textContent).toBe('Java')
    expect(screen.getByRole('listbox').getAttribute('aria-label')).toBe(messages.vi.searchBar.hotKeywords)
    expect(source.mock.calls).toEqual([[expect.objectContaining({ query: '', language: 'vi', page: 'searchResult' })]])
  })

  it.each<[string, () => Promise<string[]>]>([
    ['rejects', () => Promise.reject(new Error('down'))],
    [
      'throws',
      () => {
        throw new Error('broken')
      },
    ],
    ['gives nonsense', async () => 7 as never],
  ])('are none where the source %s', async (_, broken) => {
    const source = vi.fn(broken)
    const navigate = vi.fn()
    renderPage({ suggest: source, navigate })
    await userEvent.type(field(), 'ke')
    await waitFor(() => expect(source).toHaveBeenCalled())
    await userEvent.keyboard('{Enter}')
    expect(options()).toEqual([])
    expect(navigate).toHaveBeenCalledWith('/ke-kv')
  })

  it('of an older request are aborted and never shown', async () => {
    const answers = new Map<string, (items: string[]) => void>()
    const signals = new Map<string, AbortSignal>()
    renderPage({
      suggest: ({ query, signal }) => {
        signals.set(query, signal)
        return new Promise((resolve) => answers.set(query, resolve))
      },
    })
    await userEvent.type(field(), 'a')
    await waitFor(() => expect(answers.has('a')).toBe(true))
    await userEvent.type(field(), 'b')
    await waitFor(() => expect(answers.has('ab')).toBe(true))
    expect(signals.get('a')?.aborted).toBe(true)
    await act(async () => answers.get('ab')?.(['ab new']))
    await act(async () => answers.get('a')?.(['a old', 'ab old']))
    expect(options()).toEqual(['ab new'])
  })

  it.each<[string, PageProps]>([
    ['language', { language: 'en' }],
    ['page', { page: 'salary' }],
  ])('of another %s are never shown', async (_, changed) => {
    const waiting: ((items: string[]) => void)[] = []
    const { change } = renderPage({ suggest: () => new Promise((resolve) => waiting.push(resolve)) })
    const answer = async (count: number, items: string[]) => {
      await waitFor(() => expect(waiting).toHaveLength(count))
      await act(async () => waiting[count - 1]?.(items))
    }
    await userEvent.click(field())
    await userEvent.keyboard('{ArrowDown}')
    await answer(1, ['Kế toán'])
    expect(options()).toEqual(['Kế toán'])
    change(changed)
    expect(options()).toEqual([])
    await answer(2, ['Accounting'])
    expect(options()).toEqual(['Accounting'])
  })

  it('keep the highlight on its keyword as others come, and lose it with the keyword', async () => {
    const waiting = new Map<string, (items: string[]) => void>()
    renderPage({ suggest: ({ query }) => new Promise((resolve) => waiting.set(query, resolve)) })
    const answer = async (query: string, items: string[]) => {
      await waitFor(() => expect(waiting.has(query)).toBe(true))
      await act(async () => waiting.get(query)?.(items))
    }
    const highlighted = () =>
      document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent ?? null
    await userEvent.type(field(), 'a')
    await answer('a', ['ax', 'ab', 'abc'])
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(highlighted()).toBe('ab')
    await userEvent.keyboard('b')
    // Typing starts over: nothing is highlighted.
    expect(highlighted()).toBeNull()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(highlighted()).toBe('abc')
    await answer('ab', ['new ab', 'abc', 'ab'])
    expect(highlighted()).toBe('abc')
    await userEvent.keyboard('c{ArrowDown}')
    expect(highlighted()).toBe('abc')
    await answer('abc', ['new abc'])
    expect(highlighted()).toBeNull()
  })

  it('hide 300 ms after focus has left, and not under a click', async () => {
    renderPage({ suggest })
    await open()
    vi.useFakeTimers()
    const [option] = screen.getAllByRole('option') as [HTMLElement]
    fireEvent.pointerDown(option)
    fireEvent.blur(field())
    act(() => vi.advanceTimersByTime(2000))
    expect(options()).toEqual(KEYWORDS)
    fireEvent.pointerUp(option)
    fireEvent.blur(field())
    act(() => vi.advanceTimersByTime(299))
    expect(options()).toEqual(KEYWORDS)
    act(() => vi.advanceTimersByTime(1))
    expect(options()).toEqual([])
  })

  it('are no longer shown that arrive once focus has left', async () => {
    const answers: ((found: string[]) => void)[] = []
    renderPage({ suggest: () => new Promise((resolve) => answers.push(resolve)) })
    await userEvent.type(field(), 'ke')
    await waitFor(() => expect(answers).toHaveLength(1))
    fireEvent.blur(field())
    await act(async () => answers[0]?.(KEYWORDS))
    expect(options()).toEqual([])
  })
})

it('leaves keys to an input method', async () => {
  renderPage({ suggest })
  await userEvent.type(field(), 'ke')
  await screen.findAllByRole('option')
  for (const key of ['Enter', 'Escape', 'ArrowDown']) fireEvent.keyDown(field(), { key, isComposing: true })
  fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 })
  expect(options()).toEqual(KEYWORDS)
  expect(field().hasAttribute('aria-activedescendant')).toBe(false)
  expect(field().value).toBe('ke')
})

it('gives focus to the field by the / key, but not while typing or with a modifier', async () => {
  renderPage()
  const other = document.body.appendChild(document.createElement('input'))
  await userEvent.type(other, '/')
  expect(document.activeElement).toBe(other)
  expect(other.value).toBe('/')
  other.remove()
  await userEvent.keyboard('{Control>}/{/Control}')
  expect(document.activeElement).not.toBe(field())
  // Its code comes once the page has loaded.
  await waitFor(async () => {
    await userEvent.keyboard('/')
    expect(document.activeElement).toBe(field())
  })
  expect(field().value).toBe('')
  // The page's own too: what it handles itself, and its dialog, keep the focus.
  field().blur()
  document.body.addEventListener('keydown', (event) => event.preventDefault(), { once: true })
  await userEvent.keyboard('/')
  expect(document.activeElement).not.toBe(field())
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.open = true
  await userEvent.keyboard('/')
  expect(document.activeElement).not.toBe(field())
  dialog.remove()
})

describe('locations', () => {
  const districts = {
    24: [
      { id: 2, name: 'Ba Đình', nameEn: 'Ba Dinh', order: 0 },
      { id: 3, name: 'Hoàn Kiếm', nameEn: 'Hoan Kiem', order: 0 },
    ],
  }
  const open = async () => {
    await userEvent.click(locationButton())
    return screen.findByRole('dialog', { name: messages.vi.searchBar.locations })
  }
  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
  const note = () =>
    screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .join()

  it('are three at most, and the fourth says so', async () => {
    renderPage()
    await open()
    for (const name of ['Hồ Chí Minh', 'Hà Nội', 'Hải Phòng']) await userEvent.click(box(name))
    expect(box('Đà Nẵng').getAttribute('aria-disabled')).toBe('true')
    expect(note()).toContain('tối đa 3')
    await userEvent.click(box('Đà Nẵng'))
    expect(box('Đà Nẵng').checked).toBe(false)
    await userEvent.click(screen.getByRole('button', { name: 'Bỏ chọn Hà Nội' }))
    expect(box('Đà Nẵng').hasAttribute('aria-disabled')).toBe(false)
    expect(note()).not.toContain('tối đa')
    expect(locationButton(/Địa điểm: Hồ Chí Minh, Hải Phòng/)).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: messages.vi.searchBar.clearLocations }))
    expect(locationButton()).toBeDefined()
  })

  it('are announced in the language of the page, also after that has changed', async () => {
    const { change } = renderPage()
    await open()
    await userEvent.click(box('Hà Nội'))
    await userEvent.click(screen.getByRole('button', { name: 'Bỏ chọn Hà Nội' }))
    expect(note()).toContain(messages.vi.searchBar.removedLocation('Hà Nội', 0))
    change({ language: 'en' })
    expect(note()).toContain(messages.en.searchBar.removedLocation('Ha Noi', 0))
  })

  it('are found whatever the accents, by their districts too', async () => {
    renderPage({ districts })
    await open()
    await userEvent.type(screen.getByRole('textbox', { name: messages.vi.searchBar.filterLocations }), 'hoan kiem')
    expect(screen.getAllByRole('checkbox')).toEqual([box('Hà Nội'), box('Hoàn Kiếm')])
    expect(note()).toContain('1 địa điểm')
    await userEvent.click(box('Hoàn Kiếm'))
    expect(box('Hà Nội').indeterminate).toBe(true)
  })

  it('hold their districts, disclosed by a button', async () => {
    renderPage({ districts })
    await open()
    const more = screen.getByRole('button', { name: 'Quận, huyện của Hà Nội' })
    expect(more.getAttribute('aria-expanded')).toBe('false')
    await userEvent.click(more)
    expect(more.getAttribute('aria-expanded')).toBe('true')
    await userEvent.click(box('Ba Đình'))
    expect(box('Hà Nội').checked).toBe(false)
    await userEvent.click(box('Hoàn Kiếm'))
    expect(box('Hà Nội').checked).toBe(true)
    expect(box('Hà Nội').indeterminate).toBe(false)
  })

  it('close with Escape and with a click elsewhere, and return focus', async () => {
    renderPage()
    await open()
    expect(document.activeElement?.getAttribute('aria-label')).toBe(messages.vi.searchBar.filterLocations)
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(document.activeElement).toBe(locationButton())
    await open()
    await userEvent.click(locationButton())
    expect(screen.queryByRole('checkbox')).toBeNull()
    await open()
    fireEvent.pointerDown(screen.getByRole('main'))
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  it('stay closed on the page after one without locations', async () => {
    const { change } = renderPage({ page: 'searchResult' })
    await userEvent.click(locationButton())
    await screen.findAllByRole('checkbox')
    change({ page: 'interview' })
    change({ page: 'searchResult' })
    expect(locationButton().getAttribute('aria-expanded')).toBe('false')
    expect(screen.queryAllByRole('checkbox')).toEqual([])
  })

  it('follow what the page sets, and go with the search: event, storage, URL', async () => {
    const navigate = vi.fn()
    const details = recordEvents('SEARCH')
    renderPage({
      navigate,
      districts,
      categoryId: [35],
      locationId: [29],
      url: '/java-i35v29-vn?sort=new&page=2',
      keyword: 'java',
    })
    await userEvent.click(locationButton(/Hồ Chí Minh/))
    await userEvent.click(await screen.findByRole('button', { name: 'Quận, huyện của Hà Nội' }))
    await userEvent.click(box('Ba Đình'))
    await userEvent.click(screen.getByRole('button', { name: messages.vi.searchBar.done }))
    await userEvent.type(field(), ' script{Enter}')
    const search = {
      query: 'java script',
      locationId: [29, 24],
      locations: [
        { parentId: 29, childrenIds: [-1] },
        { parentId: 24, childrenIds: [2] },
      ],
      categoryId: [35],
      page: 1,
    }
    expect(details).toEqual([{ params: search, locations: search.locations, from: 'header' }])
    expect(navigate).toHaveBeenCalledWith('/java-script-i35v29.24-vn?sort=new&setNewLocation=true')
    expect(JSON.parse(sessionStorage.getItem('params') ?? '')).toEqual(search)
    expect(JSON.parse(localStorage.getItem('params') ?? '')).toEqual(search)
    expect(locationButton(/Hồ Chí Minh, Hà Nội \(1\)/)).toBeDefined()
  })
})

it('looks up the title on the salary page, and leaves the stored locations alone', async () => {
  localStorage.setItem('params', '{"locations":[{"parentId":29}],"locationId":[29]}')
  const navigate = vi.fn()
  renderPage({ navigate, page: 'salary', language: 'en', url: '/salary' })
  await userEvent.type(field(), 'accountant{Enter}')
  expect(navigate).toHaveBeenCalledWith('/salary/accountant-kw')
  expect(JSON.parse(localStorage.getItem('params') ?? '')).toEqual({
    query: 'accountant',
    categoryId: [],
    page: 1,
    locations: [{ parentId: 29 }],
    locationId: [29],
  })
})

it('has the keyword of SEARCH events, but not while the visitor types', async () => {
  renderPage({ keyword: 'java' })
  const search = (query: string) =>
    act(() => window.dispatchEvent(new CustomEvent('SEARCH', { detail: { params: { query } } })))
  expect(field().value).toBe('java')
  search('php')
  expect(field().value).toBe('php')
  await userEvent.type(field(), ' dev')
  search('go')
  expect(field().value).toBe('php dev')
})

describe('recent searches', () => {
  const KEY = '@jobsite/shell/recent-searches'
  const searchFor = async (keyword: string) => {
    await userEvent.clear(field())
    await userEvent.type(field(), `${keyword}{Enter}`)
  }
  const openList = async () => {
    await userEvent.click(field())
    await userEvent.keyboard('{ArrowDown}')
  }

  it('are remembered only where the page requests it', async () => {
    renderPage({ suggest, navigate: vi.fn() })
    await searchFor('java')
    expect(localStorage.getItem(KEY)).toBeNull()
  })

  it('are offered in the empty field, newest first, before popular keywords', async () => {
    const navigate = vi.fn()
    const { unmount } = renderPage({ suggest: async () => [], navigate, recentSearches: true })
    for (const keyword of ['java', 'kế toán', 'Java']) await searchFor(keyword)
    expect(localStorage.getItem(KEY)).toBe('["Java","kế toán"]')
    unmount()
    renderPage({ suggest: async () => ['Hot'], navigate, recentSearches: true })
    await openList()
    await waitFor(() => expect(options()).toEqual(['Java', 'kế toán']))
    expect(screen.getByRole('listbox', { name: messages.vi.searchBar.recentSearches })).not.toBeNull()
  })

  it('keep their locations, in both languages, and search in these again', async () => {
    const navigate = vi.fn()
    const { unmount } = renderPage({ suggest: async () => [], navigate, recentSearches: true, locationId: [24, 29] })
    await searchFor('java')
    expect(localStorage.getItem(KEY)).toBe('[{"query":"java","locationId":[24,29]}]')
    unmount()
    const { change } = renderPage({ navigate, recentSearches: true })
    await openList()
    await waitFor(() => expect(options()).toEqual(['java · Hà Nội, Hồ Chí Minh']))
    change({ language: 'en' })
    await waitFor(() => expect(options()).toEqual(['java · Ha Noi, Ho Chi Minh']))
    change({ language: 'vi' })
    navigate.mockClear()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(navigate).toHaveBeenCalledTimes(1)
    expect(navigate.mock.calls[0]?.[0]).toMatch(/^\/java.*l24.*29|^\/java.*24.*29/)
    expect(field().value).toBe('java')
    expect(screen.getByRole('button', { name: /Hà Nội.*Hồ Chí Minh/ })).not.toBeNull()
  })

  it('open when the empty field gets the focus, and not again with the window, nor after Escape', async () => {
    localStorage.setItem(KEY, '["java"]')
    renderPage({ suggest: async () => ['Hot'], recentSearches: true })
    await userEvent.click(field())
    await waitFor(() => expect(options()).toEqual(['java']))
    expect(field().getAttribute('aria-expanded')).toBe('true')
    expect(field().hasAttribute('aria-activedescendant')).toBe(false)
    await userEvent.keyboard('{Escape}')
    expect(options()).toEqual([])
    // The window loses and gets the focus: the field stays the active element.
    act(() => {
      fireEvent.blur(field())
      fireEvent.focus(field())
    })
    expect(options()).toEqual([])
    await userEvent.type(field(), 'x')
    await userEvent.tab()
    await waitFor(() => expect(options()).toEqual([]))
    act(() => field().focus())
    expect(field().getAttribute('aria-expanded')).toBe('false')
  })

  it('are replaced by popular keywords on focus as long as there are none', async () => {
    renderPage({ suggest: async () => ['Hot'], recentSearches: true })
    await userEvent.click(field())
    await waitFor(() => expect(options()).toEqual(['Hot']))
  })

  it('are cleared by keyboard, and popular keywords replace them', async () => {
    localStorage.setItem(KEY, '["java"]')
    renderPage({ suggest: async () => ['Hot'], recentSearches: true })
    await openList()
    const clear = await screen.findByRole('button', { name: messages.vi.searchBar.clearRecent })
    act(() => clear.focus())
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement).toBe(field())
    expect(localStorage.getItem(KEY)).toBeNull()
    await waitFor(() => expect(options()).toEqual(['Hot']))
  })

  it('are no longer offered once the visitor withdraws consent', async () => {
    localStorage.setItem(KEY, '["java"]')
    const { change } = renderPage({ suggest: async () => ['Hot'], recentSearches: true })
    await openList()
    for (const [consent, offered] of [
      [undefined, 'java'],
      [false, 'Hot'],
      // They were removed with the consent.
      [undefined, 'Hot'],
    ] as const) {
      change({ consent })
      await waitFor(() => expect(options()).toEqual([offered]))
      expect(localStorage.getItem(KEY) !== null).toBe(offered === 'java')
    }
  })
})

describe('the sheet of a phone, with the keyword of the page', () => {
  const asked: string[] = []
  /** Opens the sheet where a keyword has these suggestions, and the empty field `Hot`. */
  const openSheet = async (suggestions: string[], recent: string[] = []) => {
    asked.length = 0
    localStorage.setItem('@jobsite/shell/recent-searches', JSON.stringify(recent))
    vi.stubGlobal('matchMedia', (query: string) => Object.assign(new EventTarget(), { matches: /max/.test(query) }))
    const suggest = async ({ query }: SuggestRequest) => {
      asked.push(query)
      return query === '' ? ['Hot'] : suggestions
    }
    renderPage({ suggest, keyword: 'java', recentSearches: true })
    await userEvent.click(field())
    const sheet = await screen.findByRole('dialog', { name: messages.vi.searchJobs })
    return within(sheet).getByRole('combobox')
  }
  const listIs = (name: 'suggestions' | 'recentSearches' | 'hotKeywords', items: string[]) =>
    waitFor(() => {
      expect(options()).toEqual(items)
      expect(screen.getByRole('listbox', { name: messages.vi.searchBar[name] })).not.toBeNull()
    })

  it('has the suggestions for it', async () => {
    await openSheet(['Java', 'JavaScript'], ['kế toán'])
    await listIs('suggestions', ['Java', 'JavaScript'])
    expect(asked).toEqual(['java'])
  })

  it('has popular searches where there are none, until another text is typed', async () => {
    const input = await openSheet([])
    await listIs('hotKeywords', ['Hot'])
    expect(asked).toEqual(['java', ''])
    await userEvent.type(input, 'x')
    await waitFor(() => expect(asked).toEqual(['java', '', 'javax']))
    expect(options()).toEqual([])
  })

  it('has recent searches where there are none, and popular ones once these are cleared', async () => {
    await openSheet([], ['kế toán'])
    await listIs('recentSearches', ['kế toán'])
    expect(asked).toEqual(['java'])
    await userEvent.click(screen.getByRole('button', { name: messages.vi.searchBar.clearRecent }))
    await listIs('hotKeywords', ['Hot'])
  })
})

it('shows a notice of a slow response, and typing continues', async () => {
  renderPage({ suggest: () => new Promise(() => undefined) })
  await userEvent.type(field(), 'ke')
  await waitFor(() => expect(screen.getByText(messages.vi.searchBar.stalled)).not.toBeNull())
  await userEvent.type(field(), ' toan')
  expect(field().value).toBe('ke toan')
  expect(screen.queryByText(messages.vi.searchBar.stalled)).toBeNull()
})
