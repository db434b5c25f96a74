import { type ShellEventMap, type ShellProps, ShellProvider, useShell } from '@jobsite/shell'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { bufferShellEvents } from '../../src/browser/page/earlyEvents.ts'
import { mountShell } from '../../src/embed.ts'
import { HeaderPage, NO_DATA, pagesOf, SILENT } from './shell.tsx'

const { page, renderPage } = pagesOf(HeaderPage)
const { page: pageWithoutParts } = pagesOf(ShellProvider)

let shell: ReturnType<typeof useShell>
function Probe() {
  shell = useShell()
  return null
}
const at = (url: string, props: ShellProps = {}) => page({ url, children: <Probe />, ...props })
const field = () => screen.getByRole<HTMLInputElement>('combobox')
const search = () => ({ keyword: shell.keyword, locationId: shell.locationId, categoryId: shell.categoryId })
const dispatch = (params: ShellEventMap['SEARCH']['params']) =>
  void fireEvent(window, new CustomEvent('SEARCH', { detail: { params } }))
const NONE = { keyword: '', locationId: [], categoryId: [] }

describe('the search of the header', () => {
  it.each([
    ['/ke-toan-kw', { ...NONE, keyword: 'ke toan' }],
    ['/C_plus_plus-i35,55v24.29-vn', { keyword: 'C++', locationId: [24, 29], categoryId: [35, 55] }],
    ['/viec-lam-it-phan-mem-i35-vn?sort=new', { ...NONE, categoryId: [35] }],
    ['/jobs?q=tester&l=24&i=55', { keyword: 'tester', locationId: [24], categoryId: [55] }],
    // The form sends its categories and, if a chip is removed without script, the others after them.
    ['/jobs?q=&i=35.55&i=55', { ...NONE, categoryId: [55] }],
    ['/viec-lam?q=&i=35&i=', NONE],
    [`/viec-lam?q=${encodeURIComponent('kế toán'.normalize('NFD'))}`, { ...NONE, keyword: 'kế toán' }],
    [`/viec-lam?q=${'a'.repeat(300)}`, { ...NONE, keyword: 'a'.repeat(200) }],
    ['/salary/tester-kw', { ...NONE, keyword: 'tester' }],
    ['/viec-lam', NONE],
    ['/danh-sach-cong-ty', NONE],
    ['/tim-viec-lam/tim-tat-ca-viec-lam', NONE],
  ])('is that of %s, loaded or reached by a navigation in the app', (url, expected) => {
    const { unmount } = renderPage({ url, children: <Probe /> })
    expect(search()).toEqual(expected)
    expect(field().value).toBe(expected.keyword)
    unmount()
    const next = renderPage({ url: '/php-v1-vn', children: <Probe /> })
    dispatch({ query: 'Java', locationId: [29], categoryId: [35] })
    next.rerender(at('/java-i35v29-vn'))
    next.rerender(at(url))
    expect(search()).toEqual(expected)
    expect(field().value).toBe(expected.keyword)
  })

  it('goes back with the visitor, though the focus is still in the field', () => {
    const { rerender } = renderPage({ url: '/viec-lam', children: <Probe /> })
    field().focus()
    field().value = 'R&D, .NET'
    dispatch({ query: 'R&D, .NET' })
    rerender(at('/R-D-NET-kv'))
    expect(field().value).toBe('R&D, .NET')
    rerender(at('/viec-lam'))
    expect(field().value).toBe('')
  })

  it('leaves the visitor what is being typed', () => {
    const { rerender } = renderPage({ url: '/java-kv', children: <Probe /> })
    field().focus()
    field().value = 'ke to'
    rerender(at('/php-kv'))
    expect(field().value).toBe('ke to')
  })

  it('is the page’s where that sets any of it', () => {
    const { rerender } = renderPage({ url: '/java-v29-vn', keyword: '', children: <Probe /> })
    expect(search()).toEqual(NONE)
    rerender(at('/php-v24-vn', { keyword: 'Lập trình PHP' }))
    expect(search()).toEqual({ ...NONE, keyword: 'Lập trình PHP' })
  })

  it('is kept if the page handles it with a URL in its own format, until the next one', () => {
    const { rerender } = renderPage({ url: '/viec-lam', children: <Probe /> })
    dispatch({ query: 'java', locationId: [29], locations: [{ parentId: 29, childrenIds: [3] }] })
    rerender(at('/own/results?word=java'))
    expect(search()).toMatchObject({ keyword: 'java', locationId: [29] })
    expect(shell.locations).toEqual([{ parentId: 29, childrenIds: [3] }])
    rerender(at('/muc-luong'))
    expect(search()).toEqual(NONE)
    expect(shell.locations).toEqual([])
  })
})

type Search = ReturnType<typeof search>

/** What the visitor searches for. */
const SENT: Search = { keyword: 'kho', locationId: [28], categoryId: [3] }
const send = () => dispatch({ query: SENT.keyword, locationId: [...SENT.locationId], categoryId: [...SENT.categoryId] })

/** Paths of every kind, with the values that they name. */
const NAMED: readonly (readonly [url: string, named: Partial<Search>])[] = [
  ['/php-kw', { keyword: 'php' }],
  ['/php-kv', { keyword: 'php' }],
  ['/php-viec-gap-kw', { keyword: 'php viec gap' }],
  ['/php-v24-vn', { keyword: 'php', locationId: [24] }],
  ['/php-i35-en', { keyword: 'php', categoryId: [35] }],
  ['/php-i35v24-vn', { keyword: 'php', locationId: [24], categoryId: [35] }],
  ['/viec-lam-it-phan-mem-i35-vn', { categoryId: [35] }],
  ['/it-software-jobs-i35-en', { categoryId: [35] }],
  ['/viec-lam-ha-noi-v24-vn', { locationId: [24] }],
  ['/jobs?q=php&place=28', { keyword: 'php' }],
  ['/viec-lam?l=24', { locationId: [24] }],
  ['/jobs?i=35', { categoryId: [35] }],
  ['/jobs?q=&l=&i=', NONE],
  ['/jobs?l=24&q=php&i=35.55', { keyword: 'php', locationId: [24], categoryId: [35, 55] }],
  ['/viec-lam', {}],
  ['/tim-viec-lam/tim-tat-ca-viec-lam', {}],
  ['/urgent-jobs', {}],
  ['/salary/tester-kw', { keyword: 'tester' }],
  ['/muc-luong', {}],
  ['/find?q=php', {}],
  ['/danh-sach-cong-ty', {}],
]

/** A page that follows an address: `push` changes it, `render` lets the shell see it. */
interface SearchedPage {
  readonly push: (url: string) => void
  readonly render: () => void
}

/** Renders a page without components. */
function renderValues(first: string | undefined) {
  const build = (url: string | undefined) => pageWithoutParts({ url, children: <Probe /> })
  const view = render(build(first))
  return { rerender: (url: string | undefined) => view.rerender(build(url)) }
}

const nextTask = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 5)))
const pushUrl = (url: string) => history.pushState(null, '', url)

const WAYS: Readonly<Record<string, (url: string) => SearchedPage>> = {
  'the prop `url`, without the browser’s': (first) => {
    let url = first
    const { rerender } = renderValues(url)
    const push = (next: string) => {
      url = next
    }
    return { push, render: () => rerender(url) }
  },
  'the prop `url` of a router': (first) => {
    pushUrl(first)
    const read = () => location.pathname + location.search
    const { rerender } = renderValues(read())
    return { push: pushUrl, render: () => rerender(read()) }
  },
  'the browser’s URL': (first) => {
    pushUrl(first)
    renderValues(undefined)
    return { push: pushUrl, render: () => void fireEvent(window, new PopStateEvent('popstate')) }
  },
}

const BEFORE = '/java-v29-vn'

describe.each(Object.entries(WAYS))('a `SEARCH` by %s', (_, open) => {
  afterEach(() => pushUrl('/'))

  /** What the shell shows after steps on the way to a URL. */
  const shownAfter = async (url: string, steps: (page: SearchedPage, url: string) => unknown): Promise<Search> => {
    const page = open(BEFORE)
    await nextTask()
    await steps(page, url)
    const found = search()
    cleanup()
    return found
  }

  it.each<[string, (page: SearchedPage, url: string) => unknown]>([
    ['SEARCH, push, render', ({ push, render }, url) => [send(), push(url), render()]],
    ['push, SEARCH, render', ({ push, render }, url) => [push(url), send(), render()]],
    [
      'SEARCH, push, in a later task render',
      async ({ push, render }, url) => [send(), push(url), await nextTask(), render()],
    ],
    [
      'push, SEARCH, in a later task render',
      async ({ push, render }, url) => [push(url), send(), await nextTask(), render()],
    ],
  ])('keeps what the URL does not name: %s', async (order, steps) => {
    // A URL that is only a prop says nothing before it is rendered.
    if (order.includes('later') && open === Object.values(WAYS)[0]) return
    for (const [url, named] of NAMED) expect(await shownAfter(url, steps), url).toEqual({ ...SENT, ...named })
  })

  it('is the last word on the URL that it is sent on', async () => {
    for (const [url] of NAMED)
      expect(await shownAfter(url, ({ push, render }) => [push(url), render(), send()]), url).toEqual(SENT)
  })

  it.each<[string, (page: SearchedPage, url: string) => unknown]>([
    ['SEARCH, later push', async ({ push, render }, url) => [send(), await nextTask(), push(url), render()]],
    [
      'push, render, SEARCH, later push',
      async ({ push, render }, url) => [push('/own'), render(), send(), await nextTask(), push(url), render()],
    ],
    ['SEARCH, push, render, push', ({ push, render }, url) => [send(), push('/own'), render(), push(url), render()]],
    ['push, SEARCH, render, push', ({ push, render }, url) => [push('/own'), send(), render(), push(url), render()]],
  ])('ends with the next page view: %s', async (_, steps) => {
    for (const [url, named] of NAMED) expect(await shownAfter(url, steps), url).toEqual({ ...NONE, ...named })
  })
})

it('a `SEARCH` before the page is mounted keeps what the URL does not name', async () => {
  pushUrl('/java-kw')
  const target = document.body.appendChild(document.createElement('div'))
  bufferShellEvents()
  send()
  pushUrl('/jobs?q=php&place=28')
  const mounted = mountShell({
    header: target,
    user: null,
    data: NO_DATA,
    logger: SILENT,
    registerServiceWorker: false,
  })
  await waitFor(() => expect(target.querySelector<HTMLInputElement>('[name="l"]')?.value).toBe('28'))
  mounted.unmount()
  target.remove()
  pushUrl('/')
})
