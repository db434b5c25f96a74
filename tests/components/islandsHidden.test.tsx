import { dispatchShellEvent, type ShellProps } from '@jobsite/shell'
import { act, fireEvent, waitFor } from '@testing-library/react'
import * as React from 'react'
import { type ComponentType, type ReactNode, Suspense, useState } from 'react'
import { flushSync } from 'react-dom'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { hydrate } from './hydrate.ts'
import { closeIslands, fullPage, islandPage, openIslands, readIslandModules, settle } from './islandPage.tsx'

let hold: ((promise: Promise<void> | undefined) => void) | undefined
/** The page's content, which suspends while `hold` has a promise for it. */
function Content() {
  const [promise, set] = useState<Promise<void>>()
  hold = set
  if (promise) throw promise
  return <main id="main-content">Page</main>
}

let setHidden: (isHidden: boolean) => void
/** Hides its children, as a framework does that keeps earlier pages. */
function Kept({ children }: { children: ReactNode }) {
  const [isHidden, set] = useState(false)
  setHidden = set
  return <React.Activity mode={isHidden ? 'hidden' : 'visible'}>{children}</React.Activity>
}

interface Hiding {
  readonly Around: ComponentType<{ children: ReactNode }>
  readonly hide: () => void
  readonly show: () => void
}

const hidings: [name: string, hiding: Hiding][] = [
  [
    'Suspense',
    {
      Around: ({ children }) => <Suspense fallback={<p>Wait</p>}>{children}</Suspense>,
      hide: () => hold?.(new Promise(() => undefined)),
      show: () => hold?.(undefined),
    },
  ],
]
// React 18 has none.
if ('Activity' in React)
  hidings.push(['Activity', { Around: Kept, hide: () => setHidden(true), show: () => setHidden(false) }])

let host: HTMLElement
let faults: unknown[] = []
let change: (props: ShellProps) => void

const part = (name: string): HTMLElement => host.querySelector(`[data-shell="${name}"]`) as HTMLElement
const field = () => part('header').querySelector('input') as HTMLInputElement
const isLive = (name: string): boolean =>
  Object.keys(part(name).firstElementChild ?? {}).some((key) => key.startsWith('__reactFiber'))

beforeAll(readIslandModules)

afterEach(async () => {
  await closeIslands()
  expect(faults).toEqual([])
})

describe.each(hidings)('a page that %s hides and shows again', (_, { Around, hide, show }) => {
  function open(props: ShellProps = {}, serverProps = props) {
    const inside = (page: ReactNode) => <Around>{page}</Around>
    const withContent = (passed: ShellProps) => ({ ...passed, children: <Content /> })
    const html = renderToString(inside(fullPage(withContent(serverProps))))
    const opened = hydrate(html, inside(islandPage(withContent(props))))
    ;({ host, faults } = opened)
    change = (changed) => opened.rerender(inside(islandPage(withContent({ ...props, ...changed }))))
  }
  const hideAndShow = async () => {
    await act(async () => flushSync(hide))
    expect(part('header').style.display).toBe('none')
    await settle()
    await act(async () => flushSync(show))
    expect(part('header').style.display).toBe('')
  }
  const works = async () => {
    fireEvent.click(part('header').querySelector('.shell-menu-button') as HTMLElement)
    await waitFor(() => expect(part('side-nav').hasAttribute('open')).toBe(true))
    act(() => void dispatchShellEvent('UPDATE_USER', { user: { userId: 7, firstName: 'Thu' } }))
    await waitFor(() => expect(part('header').textContent).toContain('Thu'))
    act(() => change({ language: 'vi', url: '/viec-lam' }))
    await waitFor(() => expect(part('footer').textContent).toContain('Người tìm việc'))
    expect(host.querySelectorAll('header, footer')).toHaveLength(2)
  }

  it('has a header that works: untouched before', async () => {
    open()
    await hideAndShow()
    await works()
  })

  it('has a header that works: hydrated before, with what was typed', async () => {
    open()
    act(() => field().focus())
    await waitFor(() => expect(isLive('header')).toBe(true))
    fireEvent.change(field(), { target: { value: 'nurse' } })
    const text = part('header').textContent
    await hideAndShow()
    expect(part('header').textContent).toBe(text)
    await settle()
    expect(field().value).toBe('nurse')
    await works()
  })

  it('has a header that works: rendered again before, with what was typed since', async () => {
    open({ user: { userId: 8, firstName: 'An' } }, { user: { userId: 9, firstName: 'Lan' } })
    fireEvent.input(field(), { target: { value: 'cook' } })
    await waitFor(() => expect(part('header').textContent).toContain('An'))
    await settle()
    expect(field().value).toBe('cook')
    fireEvent.change(field(), { target: { value: 'nurse' } })
    await hideAndShow()
    await settle()
    expect(field().value).toBe('nurse')
    await works()
  })
})

it('ends with its page while its code loads', async () => {
  document.documentElement.lang = 'en'
  const page = openIslands({ language: 'vi', url: '/viec-lam' })
  ;({ host } = page)
  act(() => field().focus())
  page.end()
  await settle()
  expect(document.documentElement.lang).toBe('en')
})
