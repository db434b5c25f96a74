import { type ShellEventMap, type ShellProps, useShell } from '@jobsite/shell'
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { HeaderPage, pagesOf } from './shell.tsx'

const { page, renderPage } = pagesOf(HeaderPage)

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
