import type { ShellProps } from '@jobsite/shell'
import { buildSearchUrl, defaultTaxonomy, type Language, messages } from '@jobsite/shell/core'
import { act, fireEvent, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { recordEvents } from './services.ts'
import { HeaderPage, pagesOf, SILENT } from './shell.tsx'

const { page, renderPage, serverDocument } = pagesOf(HeaderPage)

// Found by what is written in the HTML: names that are computed take seconds on the platform the tests run on.
const form = () => document.querySelector<HTMLFormElement>('form[role="search"]') as HTMLFormElement
const field = () => form().querySelector<HTMLInputElement>('[role="combobox"]') as HTMLInputElement
const chip = (name: string) => within(form()).queryByLabelText(name)
const nameOf = (id: number, language: Language) => {
  const row = defaultTaxonomy.categories.find((one) => one.id === id)
  return (language === 'vi' ? row?.name : row?.nameEn) ?? ''
}
const remover = (id: number, language: Language = 'vi') =>
  messages[language].searchBar.removeScope(nameOf(id, language))

/** Details of the `SEARCH` events that the page received. */
let details: ReturnType<typeof recordEvents<'SEARCH'>>
const stored = () => JSON.parse(sessionStorage.getItem('params') ?? '')

beforeAll(() => import('../../src/components/Search/searchPanels.ts'))

beforeEach(() => {
  details = recordEvents('SEARCH')
})

const search = (keyword: string) => {
  field().value = keyword
  fireEvent.submit(form())
}

describe.each<Language>(['vi', 'en'])('a search on a category page in %s', (language) => {
  const show = (props: Parameters<typeof renderPage>[0] = {}) => {
    const navigate = vi.fn()
    const url = buildSearchUrl({ categoryIds: [35] }, language)
    renderPage({ language, url, categoryId: [35], navigate, ...props })
    return navigate
  }

  it('is narrowed as long as the category is visible', () => {
    const navigate = show()
    expect(within(form()).getByText(nameOf(35, language))).toBeDefined()
    search('ke toan')
    expect(navigate).toHaveBeenLastCalledWith(buildSearchUrl({ keyword: 'ke toan', categoryIds: [35] }, language))
    expect(details.at(-1)).toMatchObject({ params: { categoryId: [35] } })
    expect(details.at(-1)).not.toHaveProperty('clearCurrentParams')

    fireEvent.click(chip(remover(35, language)) as HTMLElement)
    expect(chip(remover(35, language))).toBeNull()
    expect(document.activeElement).toBe(field())
    expect(form().querySelector('[role="status"]')?.textContent).toBe(
      messages[language].searchBar.removedScope(nameOf(35, language)),
    )
    search('qa')
    expect(navigate).toHaveBeenLastCalledWith(buildSearchUrl({ keyword: 'qa' }, language))
    expect(details.at(-1)).toMatchObject({ params: { query: 'qa', categoryId: [] }, clearCurrentParams: true })
    expect(stored().categoryId).toEqual([])
  })

  it('with nothing leads to all jobs', () => {
    const navigate = show({ keyword: 'java' })
    fireEvent.click(chip(remover(35, language)) as HTMLElement)
    search('')
    expect(navigate).toHaveBeenLastCalledWith(buildSearchUrl({}, language))
    expect(details.at(-1)?.clearCurrentParams).toBe(true)
  })
})

describe('the page’s categories', () => {
  it('are removed one by one, and focus goes to the next', () => {
    const navigate = vi.fn()
    renderPage({ categoryId: [35, 55, 1], navigate })
    const [one, two, three] = [35, 55, 1].map((id) => chip(remover(id)) as HTMLElement)
    two?.focus()
    fireEvent.click(document.activeElement as HTMLElement)
    expect(document.activeElement).toBe(three)
    fireEvent.click(document.activeElement as HTMLElement)
    expect(document.activeElement).toBe(one)
    search('qa')
    expect(navigate).toHaveBeenLastCalledWith('/qa-i35-vn')
  })

  it('are named by the taxonomy of the page; one without a name narrows nothing', () => {
    const navigate = vi.fn()
    const categories = [
      { id: 900, name: 'Nghề mới', nameEn: 'New trade' },
      { id: 901, name: '', nameEn: 'Trade without a Vietnamese name' },
    ]
    renderPage({ categoryId: [901, 900, 35], taxonomy: { ...defaultTaxonomy, categories }, navigate })
    const chips = [...form().querySelectorAll('.shell-chip')].map((one) => one.getAttribute('aria-label'))
    expect(chips).toEqual([messages.vi.searchBar.removeScope('Nghề mới')])
    search('qa')
    expect(navigate).toHaveBeenLastCalledWith('/qa-i900-vn')
  })

  it('come back as the page, or a search, sets others', () => {
    const { rerender } = renderPage({ categoryId: [35] })
    fireEvent.click(chip(remover(35)) as HTMLElement)
    rerender(page({ categoryId: [1] }))
    expect(chip(remover(1))).not.toBeNull()
    act(() => window.dispatchEvent(new CustomEvent('SEARCH', { detail: { params: { categoryId: [35] } } })))
    expect(chip(remover(35))).not.toBeNull()
  })

  it('that come back are no longer said to be removed, and are when they are removed again', () => {
    const status = () => form().querySelector('[role="status"]')?.textContent
    const said = messages.vi.searchBar.removedScope(nameOf(35, 'vi'))
    const { rerender } = renderPage({ categoryId: [35] })
    fireEvent.click(chip(remover(35)) as HTMLElement)
    expect(status()).toBe(said)
    for (const categoryId of [[], [35]]) rerender(page({ categoryId }))
    expect(status()).toBe('')
    fireEvent.click(chip(remover(35)) as HTMLElement)
    expect(status()).toBe(said)
  })

  it.each(['interview', 'salary'] as const)('narrow no title on the %s page', (name) => {
    const navigate = vi.fn()
    renderPage({ page: name, categoryId: [35], navigate })
    expect(chip(remover(35))).toBeNull()
    search('qa')
    expect(details.at(-1)?.params.categoryId).toEqual([])
  })

  it('are sent with the plain form, and a clicked chip sends it without its own', () => {
    const plain = serverDocument({
      categoryId: [35, 55],
      keyword: 'java',
      locationId: [29],
    }).querySelector<HTMLFormElement>('form[role="search"]')
    const button = plain?.querySelector<HTMLButtonElement>(`button[aria-label="${remover(35)}"]`)
    expect(new FormData(plain ?? undefined).getAll('i')).toEqual(['35.55'])
    // What a browser adds of the button that sends.
    expect([button?.type, button?.name, button?.value]).toEqual(['submit', 'i', '55'])
    // Enter in the field clicks the first button that sends: that must be the search's own.
    expect(plain?.querySelector('button[type="submit"]')?.className).toBe('shell-search-submit')
  })
})

describe('the page’s locations', () => {
  it.each([
    ['/java-v999.29-vn', messages.vi.searchBar.locations, ['29'], '/qa-v29-vn'],
    ['/java-v999-vn', messages.vi.searchBar.allLocations, [], '/qa-kv'],
  ])('of %s that have no name narrow nothing', (url, shown, sent, searched) => {
    const navigate = vi.fn()
    renderPage({ url, navigate })
    expect(form().querySelector('.shell-location-button')?.textContent).toContain(shown)
    expect(new FormData(form()).getAll('l')).toEqual(sent)
    search('qa')
    expect(details.at(-1)?.params.locationId).toEqual(sent.map(Number))
    expect(navigate).toHaveBeenLastCalledWith(searched)
  })
})

describe('the page’s job functions', () => {
  it('are not carried while their names are not known, and those of another search are forgotten', () => {
    sessionStorage.setItem('params', '{"jobFunctionId":[7]}')
    renderPage({ jobFunctions: [2], navigate: () => undefined, logger: SILENT })
    search('qa')
    expect(details.at(-1)?.params.jobFunctionId).toEqual([])
    expect(stored()).not.toHaveProperty('jobFunctionId')
  })

  it('are chips by name, once that is known', async () => {
    const failing = (async () => new Response('', { status: 503 })) as typeof fetch
    renderPage({ jobFunctions: [2], navigate: () => undefined, fetch: failing, logger: SILENT })
    // Without the service, the built-in groups.
    const name = messages.vi.searchBar.removeScope('Giảng dạy/Đào tạo')
    await waitFor(() => expect(chip(name)).not.toBeNull())
    search('qa')
    expect(details.at(-1)?.params.jobFunctionId).toEqual([2])
    expect(stored().jobFunctionId).toEqual([2])
    fireEvent.click(chip(name) as HTMLElement)
    search('qa')
    expect(details.at(-1)).toMatchObject({ params: { jobFunctionId: [] }, clearCurrentParams: true })
    expect(stored()).not.toHaveProperty('jobFunctionId')
  })
})

describe('districts', () => {
  const button = () => form().querySelector('[aria-haspopup="dialog"] .shell-hidden')?.textContent
  const lastSearch = JSON.stringify({ locations: [{ parentId: 24, childrenIds: [2, 3] }] })

  it('of the last search are shown again where the page has their province, and carried on', () => {
    localStorage.setItem('params', lastSearch)
    renderPage({ locationId: [29, 24], url: '/java-v29.24-vn', navigate: () => undefined })
    expect(button()).toBe('Địa điểm: Hồ Chí Minh, Hà Nội (2)')
    search('qa')
    expect(details.at(-1)?.params.locations).toEqual([
      { parentId: 29, childrenIds: [-1] },
      { parentId: 24, childrenIds: [2, 3] },
    ])
  })

  it.each<[string, ShellProps, string]>([
    ['of the last search are left alone elsewhere', { locationId: [29] }, 'Hồ Chí Minh'],
    ['that the page names win', { locationId: [24], locations: [{ parentId: 24, childrenIds: [5] }] }, 'Hà Nội (1)'],
  ])('%s', (_, props, shown) => {
    localStorage.setItem('params', lastSearch)
    renderPage(props)
    expect(button()).toBe(`Địa điểm: ${shown}`)
  })
})

it('-1, for no location, of the page is nothing that a search removes', () => {
  const navigate = vi.fn()
  renderPage({ locationId: [-1], url: '/tim-viec-lam', navigate })
  search('qa')
  expect(details.at(-1)).toMatchObject({ params: { locationId: [] } })
  expect(details.at(-1)).not.toHaveProperty('clearCurrentParams')
  expect(navigate).toHaveBeenLastCalledWith('/qa-kv')
})

describe('a keyword', () => {
  it('is NFC and 200 characters at most', () => {
    renderPage({ navigate: () => undefined, keyword: 'x'.repeat(300) })
    expect(field().value).toHaveLength(200)
    search('kế toán'.normalize('NFD'))
    expect(details.at(-1)?.params.query).toBe('kế toán')
    search('y'.repeat(300))
    expect(details.at(-1)?.params.query).toHaveLength(200)
  })

  it('is cleared by a button that leaves focus in the field', () => {
    renderPage({ keyword: 'java' })
    fireEvent.click(chip(messages.vi.searchBar.clearKeyword) as HTMLElement)
    expect(field().value).toBe('')
    expect(document.activeElement).toBe(field())
  })
})
