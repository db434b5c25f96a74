import {
  dispatchShellEvent,
  TopBanner as FullBanner,
  Footer as FullFooter,
  Header as FullHeader,
  ShellProvider as FullProvider,
  SideNav as FullSideNav,
  type ShellProps,
} from '@jobsite/shell'
import { act, createEvent, fireEvent, render, waitFor } from '@testing-library/react'
import {
  type ElementType,
  Fragment,
  type HTMLAttributes,
  type ReactNode,
  Suspense,
  useReducer,
  useState,
  version,
} from 'react'
import { flushSync } from 'react-dom'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { bufferShellEvents } from '../../src/browser/page/earlyEvents.ts'
import { createIsland } from '../../src/islands/createIsland.tsx'
import { IslandsPage } from '../../src/islands/IslandsPage.ts'
import { ShellProvider as IslandProvider } from '../../src/islands/ShellProvider.tsx'
import { captureInteraction } from '../../src/served/captureInteraction.ts'
import type { ServedPart } from '../../src/served/ServedPart.ts'
import { startTriggers } from '../../src/served/triggers.ts'
import { takeConsole } from '../support/failOnConsole.ts'
import { hydrate } from './hydrate.ts'
import {
  closeIslands,
  islandHtml,
  islandPage,
  openIslands,
  PAGE_PROPS,
  readIslandModules,
  settle,
} from './islandPage.tsx'
import { keepLines } from './services.ts'
import { NO_DATA } from './shell.tsx'

const IslandHeader = createIsland<typeof FullHeader>('header')
const IslandFooter = createIsland<typeof FullFooter>('footer')
const IslandSideNav = createIsland<typeof FullSideNav>('sideNav')

/** A page whose provider and content the test chooses. */
const providerPage = (Provider: typeof IslandProvider, content: ReactNode, props: ShellProps = {}) => (
  <Provider {...PAGE_PROPS} {...props}>
    {content}
  </Provider>
)

let changeParts: (parts: { header?: ReactNode; footer?: ReactNode }) => void
/** Islands that `changeParts` changes, as a page's state does. */
function Parts() {
  const [{ header, footer }, set] = useState<Parameters<typeof changeParts>[0]>({
    header: <IslandHeader />,
    footer: <IslandFooter />,
  })
  changeParts = (parts) => set((before) => ({ ...before, ...parts }))
  return [<Fragment key={1}>{header}</Fragment>, <Fragment key={2}>{footer}</Fragment>]
}

let renderSlotPageAgain: () => void
/** Creates the same nodes for a slot at each render. */
function SlotPage({ Footer }: { Footer: ElementType }) {
  const [, count] = useReducer((before: number) => before + 1, 0)
  renderSlotPageAgain = () => act(count)
  return <Footer slots={{ footerBottom: <p>Ours</p> }} />
}

let streamed: Promise<void> | undefined
/** The end of a boundary, which React hydrates once it is complete. */
function Streamed() {
  if (streamed) throw streamed
  return null
}

const SEEKER = { userId: 7, firstName: 'Minh Anh', lastName: 'Trần' }
const OTHER = { userId: 8, firstName: 'Thu', lastName: 'Lê' }

let host: HTMLElement
let faults: unknown[]
let idle: (() => void)[]

function open(props: ShellProps = {}, serverProps = props) {
  const page = openIslands(props, islandHtml(serverProps))
  ;({ host, faults } = page)
  return page
}

const part = (name: string): HTMLElement => host.querySelector(`[data-shell="${name}"]`) as HTMLElement
const isLive = (name: string): boolean =>
  Object.keys(part(name).firstElementChild ?? {}).some((key) => key.startsWith('__reactFiber'))
const isEnhanced = (name: string) => waitFor(() => expect(part(name).hasAttribute('data-enhanced')).toBe(true))
const opensSideNav = () => waitFor(() => expect(part('side-nav').hasAttribute('open')).toBe(true))
const field = () => part('header').querySelector('input') as HTMLInputElement

/** Returns the page's HTML without what a started header writes into it. */
function htmlWithoutBehavior(): string {
  const page = host.cloneNode(true) as HTMLElement
  const header = page.querySelector('[data-shell="header"]') as HTMLElement
  const button = header.querySelector('.shell-menu-button') as HTMLElement
  expect(button.getAttribute('aria-controls')).toBe(part('side-nav').id)
  button.setAttribute('aria-controls', (header.querySelector('.shell-menu') as HTMLElement).id)
  expect(button.getAttribute('aria-haspopup')).toBe('dialog')
  button.removeAttribute('aria-haspopup')
  header.removeAttribute('data-menus')
  return page.innerHTML
}

/** Searches for nurses, and returns what those who listen hear. */
function searchNurse(): unknown[] {
  const received: unknown[] = []
  const hear = (event: Event) => {
    event.preventDefault()
    received.push((event as CustomEvent).detail.params.query)
  }
  window.addEventListener('SEARCH', hear)
  onTestFinished(() => window.removeEventListener('SEARCH', hear))
  field().value = 'nurse'
  fireEvent.submit(part('header').querySelector('form') as HTMLFormElement)
  return received
}

// Reading the modules takes longer than a test waits.
beforeAll(readIslandModules)

beforeEach(() => {
  faults = []
  idle = []
  vi.stubGlobal('requestIdleCallback', (call: () => void) => idle.push(call))
  vi.stubGlobal('cancelIdleCallback', () => undefined)
})

afterEach(async () => {
  await closeIslands()
  expect(faults).toEqual([])
})

describe('the server’s HTML', () => {
  it.each([
    { user: null },
    { user: SEEKER },
    { user: undefined },
    { variant: 'minimal' as const },
    { language: 'vi' as const, url: '/viec-lam' },
    { url: '/', page: 'homepage' as const },
  ])('stays as it is, with nothing rendered: %j', (props) => {
    const { server } = open(props)
    expect(host.innerHTML).toBe(server)
    const isRendered = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'))
    expect([...host.querySelectorAll('[data-shell] *')].filter(isRendered)).toEqual([])
  })

  it('stays as the page renders again, unchanged', async () => {
    const { server, change } = open({ user: SEEKER })
    change({ user: { ...SEEKER } })
    await Promise.resolve()
    expect(host.innerHTML).toBe(server)
    expect(isLive('header')).toBe(false)
  })
})

describe('the server’s HTML in boundaries that React hydrates after the page', () => {
  const lateHeader = (Provider: typeof IslandProvider, Header: ElementType, props: ShellProps) =>
    providerPage(
      Provider,
      <Suspense fallback={null}>
        <Header />
      </Suspense>,
      props,
    )
  function openLate(props: ShellProps = {}, serverProps = props) {
    const html = renderToString(lateHeader(FullProvider, FullHeader, serverProps))
    const opened = hydrate(html, lateHeader(IslandProvider, IslandHeader, props))
    ;({ host, faults } = opened)
    return opened
  }
  const becomeIdle = async () => {
    for (const call of idle.splice(0)) call()
    await settle()
  }

  it('stays as it is', async () => {
    openLate({ user: SEEKER })
    const header = part('header')
    await becomeIdle()
    expect(part('header')).toBe(header)
    expect(isLive('header')).toBe(false)
    act(() => field().focus())
    await waitFor(() => expect(isLive('header')).toBe(true))
    expect(part('header')).toBe(header)
  })

  it('shows what has changed before React hydrates it', async () => {
    let complete: (() => void) | undefined
    streamed = new Promise((resolve) => {
      complete = resolve
    })
    const page = (Provider: typeof IslandProvider, Header: ElementType, Footer: ElementType, end: ReactNode) =>
      providerPage(Provider, [
        <Footer key="footer" />,
        <Suspense key="header" fallback={null}>
          <Header />
          {end}
        </Suspense>,
      ])
    const html = renderToString(page(FullProvider, FullHeader, FullFooter, null))
    ;({ host, faults } = hydrate(html, page(IslandProvider, IslandHeader, IslandFooter, <Streamed />)))
    const header = part('header')
    act(() => void dispatchShellEvent('UPDATE_USER', { user: OTHER }))
    await settle()
    expect(header.textContent).not.toContain('Thu')
    streamed = undefined
    complete?.()
    await waitFor(() => expect(header.textContent).toContain('Thu'))
    expect(part('header')).toBe(header)
  })

  it.each<[string, ShellProps, ShellProps, text: string]>([
    ['another user', { user: OTHER }, { user: SEEKER }, 'Thu'],
    ['a visitor', { user: OTHER }, { user: null }, 'Thu'],
    ['another language', { language: 'vi', url: '/viec-lam' }, {}, 'Đăng nhập'],
  ])('is rendered again if it was rendered for %s', async (_, props, serverProps, text) => {
    openLate(props, serverProps)
    await becomeIdle()
    await waitFor(() => expect(part('header').textContent).toContain(text))
  })
})

describe('HTML that a translator or an extension has changed', () => {
  /** Wraps each text, as Chromium does that translates a page. */
  function translate(root: HTMLElement): void {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Node[] = []
    while (walker.nextNode()) texts.push(walker.currentNode)
    for (const text of texts) {
      const font = document.createElement('font')
      text.parentNode?.replaceChild(font, text)
      font.append(text)
    }
  }
  const addIcon = (root: HTMLElement) => root.querySelector('input, h2')?.after(document.createElement('i'))

  describe.each([
    ['translated', translate],
    ['extended', addIcon],
  ])('%s', (_, change) => {
    let lines: string[]
    beforeEach(() => {
      const kept = keepLines()
      lines = kept.lines
      open({ logger: kept.logger })
      for (const name of ['header', 'side-nav']) change(part(name))
    })
    afterEach(() => {
      expect(lines.join()).toContain('html-changed')
      // React 18 writes warnings of its own while it is developed.
      const isOfReact18 = (line: string) =>
        version.startsWith('18') && /^error: Warning: (?:An error|Expected)/.test(line)
      expect(takeConsole().filter((line) => !isOfReact18(line))).toEqual([])
    })

    it('keeps typed text, focus and caret as the component is hydrated', async () => {
      const before = field()
      act(() => before.focus())
      before.value = 'nurse'
      before.setSelectionRange(2, 3)
      await waitFor(() => expect(isLive('header')).toBe(true))
      expect(field()).not.toBe(before)
      expect(field().value).toBe('nurse')
      await waitFor(() => expect(document.activeElement).toBe(field()))
      expect([field().selectionStart, field().selectionEnd]).toEqual([2, 3])
    })

    it('has the effect of a click that hydrates it', async () => {
      fireEvent.click(part('header').querySelector('.shell-menu-button') as HTMLElement)
      await opensSideNav()
      await waitFor(() => expect(isLive('side-nav')).toBe(true))
      expect(part('side-nav').hasAttribute('open')).toBe(true)
    })

    it('has the effect of a search that hydrates it', async () => {
      const received = searchNurse()
      await waitFor(() => expect(received).toEqual(['nurse']))
    })
  })
})

describe('a component', () => {
  it('is hydrated in its element as it is touched, and others are not', async () => {
    open()
    const [header, input] = [part('header'), field()]
    input.value = 'typed'
    act(() => input.focus())
    await isEnhanced('header')
    expect(part('header')).toBe(header)
    expect(field()).toBe(input)
    expect(input.value).toBe('typed')
    expect(document.activeElement).toBe(input)
    expect(isLive('footer')).toBe(false)
    expect(isLive('side-nav')).toBe(false)
  })

  it.each([
    ['the middle button', new MouseEvent('auxclick', { bubbles: true, cancelable: true, button: 1 })],
    ['a modifier key', new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })],
  ])('hears of a click with %s that preceded its code, which opens one tab', async (_, click) => {
    const onTrack = vi.fn()
    const clicks: Event[] = []
    const note = (event: Event) => clicks.push(event)
    window.addEventListener(click.type, note)
    onTestFinished(() => window.removeEventListener(click.type, note))
    open({ onTrack })
    fireEvent(part('header').querySelector('nav a[href="/company-list"]') as HTMLElement, click)
    await waitFor(() => expect(onTrack.mock.calls).toMatchObject([[{ type: 'menu', item: 'companies' }]]))
    expect(clicks.map(({ defaultPrevented }) => defaultPrevented)).toEqual([false, true])
  })

  it('sends a search that was submitted before its code, once', async () => {
    open()
    const received = searchNurse()
    await waitFor(() => expect(received).toEqual(['nurse']))
  })

  it('sends a form that was submitted before its code by the same button', async () => {
    open()
    const form = part('header').querySelector('form') as HTMLFormElement
    const button = form.querySelector('[type="submit"]') as HTMLElement
    const submitters: unknown[] = []
    const hear = (event: Event) => {
      event.preventDefault()
      submitters.push((event as SubmitEvent).submitter)
    }
    window.addEventListener('submit', hear)
    onTestFinished(() => window.removeEventListener('submit', hear))
    form.requestSubmit(button)
    expect(submitters).toEqual([])
    await waitFor(() => expect(submitters).toEqual([button]))
  })

  it.each([
    ['click', 'nav a[href="/company-list"]'],
    ['submit', 'form'],
  ] as const)('leaves a %s to the page that handles it before', async (type, selector) => {
    const prevent = (event: Event) => event.preventDefault()
    window.addEventListener(type, prevent, true)
    onTestFinished(() => window.removeEventListener(type, prevent, true))
    const load = vi.spyOn(IslandsPage.prototype, 'load')
    open()
    fireEvent[type](part('header').querySelector(selector) as HTMLElement)
    await settle()
    expect(load).not.toHaveBeenCalled()
  })

  it('has a link followed once, after four seconds without its code', async () => {
    let arrive: () => void = () => undefined
    const { load } = IslandsPage.prototype
    vi.spyOn(IslandsPage.prototype, 'load').mockImplementation(async function (this: IslandsPage) {
      await new Promise<void>((resolve) => {
        arrive = resolve
      })
      return load.call(this)
    })
    const followed = vi.fn((event: Event) => event.preventDefault())
    open()
    document.addEventListener('click', (event) => event.defaultPrevented || followed(event))
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    fireEvent.click(part('header').querySelector('nav a[href="/company-list"]') as HTMLElement)
    await vi.advanceTimersByTimeAsync(3999)
    expect(followed).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(followed).toHaveBeenCalledTimes(1)
    vi.useRealTimers()
    arrive()
    await waitFor(() => expect(isLive('header')).toBe(true))
    await settle()
    expect(followed).toHaveBeenCalledTimes(1)
  })

  it.each<[string, (follow: (href: string) => void) => ShellProps]>([
    ['navigation', (follow) => ({ navigate: follow })],
    [
      'links',
      (follow) => ({
        linkComponent: ({ href, ...props }) => (
          <a
            {...props}
            href={href}
            onClick={(event) => {
              event.preventDefault()
              follow(String(href))
            }}
          />
        ),
      }),
    ],
  ])('that needs no script has its links followed by the page’s %s', async (_, propsOf) => {
    const follow = vi.fn<(href: string) => void>()
    open(propsOf((href) => follow(href)))
    const link = part('footer').querySelector('a[href^="/"]') as HTMLElement
    const href = link.getAttribute('href')
    fireEvent.click(link)
    await waitFor(() => expect(follow.mock.calls).toEqual([[href]]))
  })

  it('opens the side navigation by the header’s button, both unhydrated', async () => {
    open()
    fireEvent.click(part('header').querySelector('.shell-menu-button') as HTMLElement)
    await opensSideNav()
    expect(isLive('footer')).toBe(false)
  })

  it('loads its code again at the next press, where that has failed before', async () => {
    vi.spyOn(IslandsPage.prototype, 'load').mockRejectedValueOnce(new Error('offline'))
    open()
    act(() => field().focus())
    await settle()
    expect(isLive('header')).toBe(false)
    fireEvent.click(field())
    await waitFor(() => expect(isLive('header')).toBe(true))
  })

  it('of a started header is rendered as the history comes to the entry of an overlay of a document before', async () => {
    open()
    fireEvent.keyDown(document.body, { key: 'Tab' })
    await waitFor(() => expect(part('header').dataset.menus).toBe('scripted'))
    await settle()
    expect(isLive('header')).toBe(false)
    const { pathname, search } = window.location
    window.history.replaceState({ '@jobsite/shell/overlay': ['earlier', pathname + search] }, '')
    onTestFinished(() => window.history.replaceState(null, ''))
    fireEvent.popState(window)
    await waitFor(() => expect(isLive('header')).toBe(true))
  })

  describe('of a header that has started, before its renderer has come', () => {
    let arrive: () => void
    const button = () => part('header').querySelector('.shell-menu-button') as HTMLElement
    const link = () => part('side-nav').querySelector('a[href="/company-list"]') as HTMLElement
    /** Opens a page with a started header, whose renderer comes by `arrive`. */
    const openStarted = async (props: ShellProps = {}) => {
      const { load } = IslandsPage.prototype
      const arrived = new Promise<void>((resolve) => {
        arrive = resolve
      })
      vi.spyOn(IslandsPage.prototype, 'load').mockImplementation(async function (this: IslandsPage) {
        await arrived
        return load.call(this)
      })
      open(props)
      fireEvent.keyDown(document.body, { key: 'Tab' })
      await waitFor(() => expect(part('header').dataset.menus).toBe('scripted'))
    }

    it('leaves the location sheet closed that Back has closed', async () => {
      await openStarted()
      fireEvent.click(part('header').querySelector('.shell-location-button') as HTMLElement)
      expect(host.querySelector('dialog[open]')).not.toBeNull()
      window.history.back()
      await waitFor(() => expect(host.querySelector('dialog[open]')).toBeNull())
      expect(host.querySelector('[data-sheet]')).toBeNull()
      arrive()
      await waitFor(() => expect(isLive('header')).toBe(true))
      await settle()
      expect(host.querySelector('dialog[open]')).toBeNull()
    })

    it('opens the side navigation with its lists, closes it, and tells the page', async () => {
      const onTrack = vi.fn()
      await openStarted({ onTrack })
      const opened: string[] = []
      const press = async (control: Element | null | undefined) => {
        fireEvent.click(control as HTMLElement)
        await settle()
        opened.push(`${button().ariaExpanded} ${part('side-nav').hasAttribute('open')}`)
      }
      expect(button().ariaExpanded).toBe('false')
      await press(button())
      const list = part('side-nav').querySelector('[aria-expanded="false"]')
      await press(list)
      expect(list?.ariaExpanded).toBe('true')
      await press(part('side-nav').querySelector('.shell-close'))
      await press(button())
      expect(opened).toEqual(['true true', 'true true', 'false false', 'true true'])
      const told = [true, false, true].map((isOpen) => [{ type: 'sideNav', isOpen }])
      expect(onTrack.mock.calls).toEqual(told)
    })

    it('is rendered as the window gets another width while the focus is in a menu', async () => {
      const widths = new EventTarget()
      vi.stubGlobal('matchMedia', () => widths)
      await openStarted()
      arrive()
      widths.dispatchEvent(new Event('change'))
      await settle()
      expect(isLive('header')).toBe(false)
      act(() => part('header').querySelector<HTMLElement>('nav .shell-entry')?.focus())
      widths.dispatchEvent(new Event('change'))
      await waitFor(() => expect(isLive('header')).toBe(true))
    })

    it('ignores the second press of the double one that has opened the side navigation', async () => {
      const navigate = vi.fn()
      await openStarted({ navigate })
      button().getBoundingClientRect = () => ({ left: 0, top: 0, right: 40, bottom: 40 }) as DOMRect
      const pressedAt = performance.now()
      fireEvent.click(button())
      const second = createEvent.click(link(), { clientX: 20, clientY: 20 })
      Object.defineProperty(second, 'timeStamp', { value: pressedAt + 200 })
      expect(fireEvent(link(), second)).toBe(false)
      arrive()
      await waitFor(() => expect(isLive('side-nav')).toBe(true))
      await settle()
      expect(part('side-nav').hasAttribute('open')).toBe(true)
      expect(navigate).not.toHaveBeenCalled()
    })

    it('leaves a later press of a link in the side navigation to the page’s router', async () => {
      const navigate = vi.fn()
      await openStarted({ navigate })
      vi.useFakeTimers({ toFake: ['setTimeout'] })
      fireEvent.click(button())
      vi.advanceTimersByTime(300)
      vi.useRealTimers()
      const loadPage = vi.fn((event: Event) => event.preventDefault())
      document.addEventListener('click', (event) => event.defaultPrevented || loadPage(event), { once: true })
      fireEvent.click(link())
      await settle()
      arrive()
      await waitFor(() => expect(navigate.mock.calls).toEqual([['/company-list']]))
      expect(loadPage).not.toHaveBeenCalled()
    })
  })
})

describe('the page, in the instant in which React hydrates the header', () => {
  /** Opens a page whose code is there, touches its header, and returns it. */
  const touched = async () => {
    const served = renderToString(providerPage(FullProvider, [<FullHeader key={1} />, <FullFooter key={2} />]))
    ;({ faults, host } = hydrate(served, providerPage(IslandProvider, <Parts />)))
    act(() => changeParts({ footer: <IslandFooter className="loads-code" /> }))
    await waitFor(() => expect(isLive('footer')).toBe(true))
    act(() => field().focus())
    return part('header')
  }
  const rootOf = (element: Element): unknown =>
    Object.entries(element).find(([key]) => key.startsWith('__reactContainer'))?.[1] ?? null

  it('hears each key', async () => {
    await touched()
    const heard: string[] = []
    const hear = ({ key }: KeyboardEvent) => void heard.push(key)
    document.addEventListener('keydown', hear)
    onTestFinished(() => document.removeEventListener('keydown', hear))
    let pressed = 0
    for (; pressed < 20; pressed++) {
      field().dispatchEvent(new KeyboardEvent('keydown', { key: 'Control', bubbles: true }))
      await Promise.resolve()
    }
    expect(heard).toHaveLength(pressed)
    await waitFor(() => expect(isLive('header')).toBe(true))
  })

  it('may change the props of the header', async () => {
    const header = await touched()
    act(() => changeParts({ header: <IslandHeader skipTo="jobs" /> }))
    await waitFor(() => expect(header.querySelector('a')?.getAttribute('href')).toBe('#jobs'))
  })

  it.each([0, 1, 2, 3, 4, 5, 6])('may leave out the header, %i microtasks after the touch', async (delay) => {
    const header = await touched()
    for (let microtask = 0; microtask < delay; microtask++) await Promise.resolve()
    // Without `act`, in whose end React would hydrate the header.
    flushSync(() => changeParts({ header: null }))
    await settle()
    expect(host.querySelector('header')).toBeNull()
    expect(rootOf(header)).toBeNull()
    act(() => changeParts({ header: <IslandHeader /> }))
    await settle()
    expect(searchNurse()).toEqual(['nurse'])
  })
})

describe('a component that goes before its code is there, and comes again', () => {
  const content = (footer: ReactNode, props?: ShellProps) =>
    providerPage(IslandProvider, [<IslandHeader key={1} />, <Fragment key={2}>{footer}</Fragment>], props)
  const openBoth = () => {
    const served = [
      <FullHeader key={1} />,
      <Fragment key={2}>
        <FullFooter />
      </Fragment>,
    ]
    const view = hydrate(renderToString(providerPage(FullProvider, served)), content(<IslandFooter />))
    ;({ host, faults } = view)
    return view
  }
  const leaveAndReturn = async (view: ReturnType<typeof openBoth>, props?: ShellProps) => {
    // Without waiting for code that a change may load.
    view.rerender(content(null, props))
    await Promise.resolve()
    expect(part('footer')).toBeNull()
    view.rerender(content(<IslandFooter />, props))
  }

  it('has the HTML of the server again, and is not rendered', async () => {
    const view = openBoth()
    const html = part('footer').innerHTML
    await leaveAndReturn(view)
    expect(part('footer').innerHTML).toBe(html)
    await settle()
    expect(isLive('footer')).toBe(false)
  })

  it('has not the HTML of a page in another language', async () => {
    await leaveAndReturn(openBoth(), { language: 'vi', url: '/viec-lam' })
    expect(host.textContent).not.toContain('Job seekers')
    await waitFor(() => expect(part('footer')?.textContent).toContain('Người tìm việc'))
  })
})

it('a field whose component is rendered again has the text that the visitor has typed, until then', () => {
  document.body.innerHTML = '<form><input id="field"></form>'
  const form = document.querySelector('form') as HTMLElement
  const before = form.querySelector('input') as HTMLInputElement
  const restore = captureInteraction(form, () => form)
  form.innerHTML = '<input id="field" value="of the page">'
  const now = form.querySelector('input') as HTMLInputElement
  restore()
  expect(now.value).toBe('of the page')
  before.value = 'typed since'
  restore()
  expect(now.value).toBe('typed since')
  // Writing it again would end an input method's composition.
  const write = vi.spyOn(now, 'value', 'set')
  restore()
  expect(write).not.toHaveBeenCalled()
})

describe('a menu', () => {
  const buttons = () => [...part('header').querySelectorAll<HTMLElement>('nav .shell-entry[aria-expanded]')]
  const expanded = () =>
    buttons().flatMap((one, index) => (one.getAttribute('aria-expanded') === 'true' ? [index] : []))
  const account = () => part('header').querySelector('.shell-user > button') as HTMLElement
  /** Clicks a button whose code may not be loaded yet, and waits until it is expanded. */
  const expand = async (button: HTMLElement) => {
    fireEvent.click(button)
    await waitFor(() => expect(button.getAttribute('aria-expanded')).toBe('true'))
  }

  it('opens by a click that preceded its code, once, and hydrates nothing', async () => {
    open()
    const [first, second] = buttons() as [HTMLElement, HTMLElement]
    await expand(first)
    fireEvent.click(first)
    expect(expanded()).toEqual([])
    fireEvent.click(first)
    fireEvent.click(second)
    expect(expanded()).toEqual([1])
    expect(second.parentElement?.hasAttribute('data-open')).toBe(true)
    expect(isLive('header')).toBe(false)
  })

  it.each(['click', 'pointerCancel'] as const)(
    'of the account opens by keyboard after a press that ended: %s',
    async (end) => {
      open()
      fireEvent.pointerDown(document.body)
      fireEvent[end](document.body)
      act(() => account().focus())
      await waitFor(() => expect(account().getAttribute('aria-expanded')).toBe('true'))
    },
  )

  it('of the account stays closed where the focus has gone on before its code comes', async () => {
    open()
    act(() => account().focus())
    act(() => account().blur())
    await settle()
    expect(part('header').dataset.menus).toBe('scripted')
    expect(account().getAttribute('aria-expanded')).toBe('false')
  })

  it('of the account opens as its button gets focus by keyboard', async () => {
    open()
    act(() => account().focus())
    await waitFor(() => expect(account().getAttribute('aria-expanded')).toBe('true'))
    expect(isLive('header')).toBe(false)
  })

  it.each<[string, ShellProps]>([
    ['hydrated in its element', { user: SEEKER }],
    ['rendered in the page’s own tree', { slots: { beforeUser: <b>Mine</b> } }],
  ])('stays open as the header is %s', async (_, changed) => {
    const { change } = open()
    await expand(buttons()[0] as HTMLElement)
    change(changed)
    await isEnhanced('header')
    expect(expanded()).toEqual([0])
    fireEvent.click(buttons()[0] as HTMLElement)
    expect(expanded()).toEqual([])
    fireEvent.click(buttons()[1] as HTMLElement)
    fireEvent.pointerDown(part('footer'))
    expect(expanded()).toEqual([])
  })

  it('that a visitor closes until it is rendered again stays closed', () => {
    open()
    const [first, second] = buttons() as [HTMLElement, HTMLElement]
    const again = part('header').cloneNode(true) as HTMLElement
    for (const button of [first, second]) button.setAttribute('aria-expanded', 'true')
    const restore = captureInteraction(part('header'), () => again)
    first.setAttribute('aria-expanded', 'false')
    restore()
    const expandedAgain = [...again.querySelectorAll('[aria-expanded="true"]')]
    expect(expandedAgain.map((button) => button.getAttribute('aria-controls'))).toEqual([
      second.getAttribute('aria-controls'),
    ])
  })

  it('is not left with an open side navigation as the header goes', async () => {
    const content = (header: ReactNode) =>
      providerPage(IslandProvider, [<Fragment key={1}>{header}</Fragment>, <IslandSideNav key={2} />])
    const served = [
      <Fragment key={1}>
        <FullHeader />
      </Fragment>,
      <FullSideNav key={2} />,
    ]
    const view = hydrate(renderToString(providerPage(FullProvider, served)), content(<IslandHeader />))
    ;({ host, faults } = view)
    await expand(buttons()[0] as HTMLElement)
    fireEvent.click(part('header').querySelector('.shell-menu-button') as HTMLElement)
    expect(part('side-nav').hasAttribute('open')).toBe(true)
    await act(async () => view.rerender(content(null)))
    expect(part('side-nav').hasAttribute('open')).toBe(false)
    expect(document.documentElement.style.overflow).toBe('')
  })

  it('is closed as the header mounts again', async () => {
    const view = hydrate(
      renderToString(providerPage(FullProvider, <FullHeader />)),
      providerPage(IslandProvider, <IslandHeader />),
    )
    ;({ host, faults } = view)
    await expand(buttons()[0] as HTMLElement)
    for (const content of [null, <IslandHeader key="again" />])
      await act(async () => view.rerender(providerPage(IslandProvider, content)))
    expect(buttons().length).toBeGreaterThan(1)
    expect(expanded()).toEqual([])
    await expand(buttons()[0] as HTMLElement)
    expect(isLive('header')).toBe(false)
  })
})

describe.each<[string, ShellProps, ShellProps?]>([
  ['by slots', { slots: { afterLogo: <a href="/mine">Mine</a> } }],
  ['by a link component', { linkComponent: (props: object) => <a {...props} /> }],
  ['for another user', { user: OTHER }, { user: SEEKER }],
])('a header that is rendered again %s', (_, props, serverProps = props) => {
  it('has the effect of a click that preceded it: the side navigation', async () => {
    open(props, serverProps)
    fireEvent.click(part('header').querySelector('.shell-menu-button') as HTMLElement)
    await opensSideNav()
  })

  it('has the effect of a click that preceded it: a link', async () => {
    const clicked: (string | null)[] = []
    document.addEventListener('click', (event) => {
      event.preventDefault()
      const target = event.target as Element
      if (target.isConnected) clicked.push(target.getAttribute('href'))
    })
    open(props, serverProps)
    fireEvent.click(part('header').querySelector('nav a[href="/company-list"]') as HTMLElement)
    await waitFor(() => expect(clicked).toEqual(['/company-list']))
  })

  it('has the effect of a click that preceded it: the search', async () => {
    open(props, serverProps)
    const received = searchNurse()
    await waitFor(() => expect(received).toEqual(['nurse']))
  })
})

describe('a menu bar', () => {
  let sizes: ReadonlySet<() => void>
  let read: ReturnType<typeof vi.spyOn>

  beforeEach(() => {
    const callbacks = new Set<() => void>()
    sizes = callbacks
    vi.stubGlobal(
      'ResizeObserver',
      class {
        readonly #call: () => void
        constructor(call: () => void) {
          this.#call = call
        }
        observe = () => callbacks.add(this.#call)
        disconnect = () => callbacks.delete(this.#call)
      },
    )
    vi.stubGlobal('matchMedia', () => new EventTarget())
    read = vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(0)
  })
  const layOut = async (height: number) => {
    // It is observed once the code for that is there.
    await waitFor(() => expect(sizes.size).toBe(1))
    read.mockReturnValue(height)
    act(() => {
      for (const call of [...sizes]) call()
    })
  }

  it('is not measured while it mounts, which would force a layout, and stays as it is where it fits', async () => {
    const { server } = open()
    expect(read).not.toHaveBeenCalled()
    await layOut(0)
    await act(() => Promise.resolve())
    expect(host.innerHTML).toBe(server)
  })

  it('that overflows hydrates the header, which folds it', async () => {
    open()
    await layOut(1200)
    await isEnhanced('header')
    expect(isLive('footer')).toBe(false)
  })
})

describe('the wait for what renders a component', () => {
  it.each(['visible', 'overflow', 'idle'])('ends with it: %s', (strategy) => {
    const waiting = new Set<unknown>()
    class Observer {
      observe = () => waiting.add(this)
      disconnect = () => waiting.delete(this)
    }
    for (const name of ['IntersectionObserver', 'ResizeObserver']) vi.stubGlobal(name, Observer)
    vi.stubGlobal('requestIdleCallback', (call: unknown) => waiting.add(call) && call)
    vi.stubGlobal('cancelIdleCallback', (call: unknown) => waiting.delete(call))
    const element = document.createElement('div')
    element.setAttribute('data-shell-hydrate', strategy)
    element.innerHTML = '<p data-shell-overflow="block"></p>'
    const render = vi.fn()
    const part = { name: 'footer', page: { given: {} }, render, begin: render } as unknown as ServedPart
    const stop = startTriggers(element, part)
    expect(waiting.size).toBe(1)
    stop()
    expect(waiting.size).toBe(0)
    expect(render).not.toHaveBeenCalled()
  })

  it.each([
    ['visible', { isIntersecting: false }, { isIntersecting: true }],
    ['overflow', { scrollHeight: 0 }, { scrollHeight: 9 }],
  ])('ends the first time, and not before: %s', (strategy, not, yes) => {
    let see: (entries: object[]) => void = () => undefined
    class Observer {
      constructor(call: typeof see) {
        see = call
      }
      observe = () => undefined
      disconnect = () => {
        see = () => undefined
      }
    }
    for (const name of ['IntersectionObserver', 'ResizeObserver']) vi.stubGlobal(name, Observer)
    vi.stubGlobal('requestIdleCallback', (call: () => void) => call())
    const box = { scrollHeight: 0, clientHeight: 0 }
    const element = document.createElement('div')
    element.setAttribute('data-shell-hydrate', strategy)
    vi.spyOn(element, 'querySelectorAll').mockReturnValue([box] as never)
    vi.spyOn(document.defaultView as Window, 'scrollY', 'get').mockReturnValue(0)
    const render = vi.fn()
    startTriggers(element, { name: 'footer', page: { given: {} }, render, begin: render } as unknown as ServedPart)
    const times = [not, yes, yes].map((entry) => {
      Object.assign(box, entry)
      see([entry])
      return render.mock.calls.length
    })
    expect(times).toEqual([0, 1, 1])
  })

  const [EN, VI] = ['/jobs', '/viec-lam']
  it.each<[string, links: Record<string, string>, ShellProps, switchTo: string]>([
    ['of this page', { en: EN, 'vi-VN': '/cam-nang' }, {}, '/cam-nang'],
    ['of another page', { en: '/salary', vi: '/cam-nang' }, {}, VI],
    ['with the same path', { en: EN, vi: EN }, {}, VI],
    ['of a page with a URL of its own', { en: EN, vi: '/cam-nang' }, { alternateUrl: '/viec' }, '/viec'],
  ])('ends for links %s in the document’s head, where they lead elsewhere', async (_, links, props, switchTo) => {
    for (const [language, href] of Object.entries(links))
      document.head.insertAdjacentHTML('beforeend', `<link rel="alternate" hreflang="${language}" href="${href}">`)
    window.history.replaceState(null, '', EN)
    const load = vi.spyOn(IslandsPage.prototype, 'load')
    open(props)
    await settle()
    expect(part('language-switch').querySelector('a')?.getAttribute('href')).toBe(switchTo)
    expect(load.mock.calls.length > 0).toBe(switchTo === '/cam-nang')
  })

  it('ends for a header that is scrolled as it comes: its menus start', async () => {
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(9)
    open()
    await waitFor(() => expect(part('header').dataset.menus).toBe('scripted'))
    expect(isLive('header')).toBe(false)
  })

  it.each([
    ['it is rendered', '/jobs', true],
    ['not where a router has copied its state to another page', '/salary', false],
  ])('ends for a header on the entry of an overlay of a document before: %s', async (_, url, isRendered) => {
    window.history.replaceState({ '@jobsite/shell/overlay': ['earlier', url] }, '', '/jobs')
    open()
    await settle()
    await waitFor(() => expect(isLive('header')).toBe(isRendered))
  })
})

describe('the skip link', () => {
  const skipLink = () => host.querySelector('[data-shell="skip-link"]') as HTMLAnchorElement
  const main = () => host.querySelector('main')
  // Not implemented by jsdom.
  beforeEach(() => {
    Element.prototype.scrollIntoView = () => undefined
  })

  it.each<[string, ShellProps]>([
    ['of its own', {}],
    ['in a header with behavior of the page', { navigate: () => undefined }],
    ['to an element that is not there', { skipTo: 'nowhere' }],
  ])('moves focus without loading code: %s', async (_, props) => {
    const load = vi.spyOn(IslandsPage.prototype, 'load')
    const { server } = open(props)
    fireEvent.pointerOver(skipLink())
    fireEvent.pointerDown(skipLink())
    act(() => skipLink().focus())
    fireEvent.click(skipLink())
    expect(document.activeElement).toBe(main())
    act(() => main()?.blur())
    expect(host.innerHTML).toBe(server)
    expect(load).not.toHaveBeenCalled()
    main()?.setAttribute('tabindex', '0')
    fireEvent.click(skipLink())
    act(() => main()?.blur())
    expect(main()?.tabIndex).toBe(0)
  })

  it('moves focus after its component has hydrated too', async () => {
    const { change } = open()
    change({ language: 'vi', url: '/viec-lam' })
    await waitFor(() => expect(skipLink().textContent).toContain('nội dung'))
    fireEvent.click(skipLink())
    expect(document.activeElement).toBe(main())
  })

  it('leaves a click with a modifier to the browser', () => {
    open()
    expect(fireEvent.click(skipLink(), { ctrlKey: true })).toBe(true)
    expect(document.activeElement).toBe(document.body)
  })
})

describe('in development', () => {
  beforeEach(() => vi.stubEnv('NODE_ENV', 'development'))

  it('a warning names components that are not in the server’s HTML, once', async () => {
    const { lines, logger } = keepLines()
    host = render(islandPage({ logger })).container
    await waitFor(() => expect(part('header')).not.toBeNull())
    expect(lines.filter((line) => line.includes('(code: not-server-rendered)'))).toHaveLength(1)
  })

  it('a warning names a missing component beside others, and it is rendered', async () => {
    const { lines, logger } = keepLines()
    const template = document.createElement('template')
    template.innerHTML = islandHtml()
    template.content.querySelector('[data-shell="footer"]')?.remove()
    ;({ host, faults } = openIslands({ logger }, template.innerHTML))
    expect(lines.join()).toContain('has no footer')
    await waitFor(() => expect(part('footer')).not.toBeNull())
    expect(host.querySelectorAll('[data-shell="footer"]')).toHaveLength(1)
  })

  it('complete HTML causes no warning', () => {
    const { lines, logger } = keepLines()
    open({ logger })
    expect(lines).toEqual([])
  })
})

it.each([
  ['passes over the controls loads', 0, ['pointerover', 'pointerenter', 'pointermove']],
  [
    'scrolls the page by the controls starts the menus',
    1,
    ['pointerover', 'pointerdown', 'pointermove', 'pointercancel'],
  ],
])('a pointer that %s and hydrates nothing', async (_, headers, types) => {
  open()
  const before = host.innerHTML
  const load = vi.spyOn(IslandsPage.prototype, 'load')
  const loadBehavior = vi.spyOn(IslandsPage.prototype, 'loadBehavior')
  const controls = host.querySelectorAll('a, button, input, [aria-expanded]')
  expect(controls.length).toBeGreaterThan(20)
  for (const control of controls)
    for (const type of types) {
      const event = createEvent(type, control, { bubbles: true, composed: true })
      Object.assign(event, { pointerType: 'touch' })
      fireEvent(control, event)
    }
  expect(load).not.toHaveBeenCalled()
  expect(loadBehavior).toHaveBeenCalledTimes(headers)
  expect(host.innerHTML).toBe(before)
})

describe('a change', () => {
  it.each(['before the page’s script', 'later'])('by an event hydrates what shows it: the user, %s', async (when) => {
    const send = () => act(() => void dispatchShellEvent('UPDATE_USER', { user: SEEKER }))
    bufferShellEvents()
    if (when !== 'later') send()
    open({ user: undefined })
    const footer = part('footer').innerHTML
    if (when === 'later') send()
    await waitFor(() => expect(part('header').textContent).toContain('Minh'))
    expect(part('footer').innerHTML).toBe(footer)
    expect(isLive('footer')).toBe(false)
  })

  it('by a prop hydrates the components that show it: the language', async () => {
    const { change } = open()
    change({ language: 'vi', url: '/viec-lam' })
    await waitFor(() => expect(part('footer').textContent).toContain('Người tìm việc'))
    await waitFor(() => expect(part('header').querySelector('[hreflang="en"]')).not.toBeNull())
    for (const name of ['header', 'side-nav', 'footer', 'skip-link'])
      await waitFor(() => expect(part(name).lang, name).toBe('vi'))
  })

  it.each([
    ['that stays', [true]],
    ['that mounts again', [false, true]],
  ])('by a prop of a component is applied to what the server rendered: one %s', async (_, steps) => {
    const served = renderToString(providerPage(FullProvider, [<FullHeader key={1} />, <FullFooter key={2} />]))
    ;({ faults, host } = hydrate(served, providerPage(IslandProvider, <Parts />)))
    window.addEventListener('error', ({ error }) => faults.push(error))
    for (const isShown of steps) {
      act(() => changeParts({ footer: isShown && <IslandFooter variant="minimal" /> }))
      await settle()
    }
    await waitFor(() => expect(part('footer').textContent).not.toContain('Job seekers'))
  })

  it('of a page that renders the same nodes again before the code is there renders them', async () => {
    const served = renderToString(providerPage(FullProvider, <SlotPage Footer={FullFooter} />))
    ;({ faults, host } = hydrate(served, providerPage(IslandProvider, <SlotPage Footer={IslandFooter} />)))
    renderSlotPageAgain()
    renderSlotPageAgain()
    await waitFor(() => expect(part('footer').textContent).toContain('Ours'))
    await settle()
    expect(part('footer').textContent).toContain('Ours')
  })

  it('calls no ref again: once for the element, and once more as it goes', async () => {
    const calls: (string | null)[] = []
    const ref = (element: HTMLElement | null) => void calls.push(element?.localName ?? null)
    const draw = (Provider: typeof IslandProvider, Footer: ElementType, keyword: string) =>
      providerPage(Provider, <Footer ref={ref} />, { keyword })
    const html = renderToString(draw(FullProvider, FullFooter, 'java'))
    const page = hydrate(html, draw(IslandProvider, IslandFooter, 'java'))
    ;({ host, faults } = page)
    page.rerender(draw(IslandProvider, IslandFooter, 'kho'))
    await settle()
    expect(calls).toEqual(['footer'])
    page.end()
    expect(calls).toEqual(['footer', null])
  })

  type Attributes = HTMLAttributes<HTMLElement> & { 'data-mark'?: string }
  const seoKeywords = { language: 'en' as const, keywords: [{ id: 1, name: 'Java', link: '/java-kw' }] }

  it.each<[string, ...Attributes[]]>([
    ['hidden', { hidden: true }, { hidden: false }, { hidden: true }, {}],
    ['hidden', {}, { hidden: true }, { hidden: false }],
    ['aria-label', { 'aria-label': 'Mine' }, {}, { 'aria-label': 'Ours' }, { 'aria-label': undefined }],
    ['lang', { lang: 'fr' }, { lang: 'de' }, {}],
    ['tabindex', { tabIndex: -1 }, { tabIndex: 0 }, {}],
    ['data-mark', { 'data-mark': 'a' }, {}, { 'data-mark': 'b' }],
    ['spellcheck', { spellCheck: false }, { spellCheck: true }, {}],
    ['itemscope', { itemScope: true }, {}, { itemScope: true }],
  ])('by a prop sets the attribute that the full component has: %s', async (name, first, ...others) => {
    const propsOf = (given: Attributes): ShellProps => ({
      data: { ...PAGE_PROPS.data, seoKeywords },
      parts: { seoKeywords: given },
    })
    const { change } = open(propsOf(first))
    for (const given of others) {
      change(propsOf(given))
      const right = document.createElement('div')
      right.innerHTML = islandHtml(propsOf(given))
      const expected = right.querySelector('[data-shell="seo-keywords"]')?.getAttribute(name)
      await waitFor(() => expect(part('seo-keywords').getAttribute(name)).toBe(expected))
      await settle()
      expect(part('seo-keywords').getAttribute(name), JSON.stringify(given)).toBe(expected)
    }
  })
})

const TET = { blue_desktop_logo: '/tet.svg', white_desktop_logo: '/tet-white.svg', responsive_logo: '/tet-small.svg' }

describe('a top banner', () => {
  const IslandBanner = createIsland<typeof FullBanner>('topBanner')
  const banner = (id: number) => ({ id, isClosable: true, image: `/banners/${id}.png`, url: `/su-kien/${id}` })

  function openBanners(ids: readonly number[], reserve = true) {
    const banners = ids.map(banner)
    const topBanner = { zoneName: 'top', companyIndustries: [], jobFunctionIds: [], banners }
    const props = { data: { ...NO_DATA, topBanner }, attribution: false as const }
    const served = renderToString(providerPage(FullProvider, <FullBanner zoneName="top" reserve={reserve} />, props))
    ;({ host, faults } = hydrate(
      served,
      providerPage(IslandProvider, <IslandBanner zoneName="top" reserve={reserve} />, props),
    ))
  }

  it('of several appears before idle time, in place of its reserved space', async () => {
    openBanners([7, 8])
    await waitFor(() => expect(part('top-banner')?.querySelector('img')?.getAttribute('src')).toBe('/banners/7.png'))
  })

  it('of several without reserved space appears in idle time', async () => {
    openBanners([7, 8], false)
    await settle()
    expect(part('top-banner')).toBeNull()
    expect(host.querySelector<HTMLElement>('.shell-top-banner')?.hidden).toBe(true)
    for (const call of idle) call()
    await waitFor(() => expect(part('top-banner')?.querySelector('img')?.getAttribute('src')).toBe('/banners/7.png'))
    expect(part('top-banner').closest('[hidden]')).toBeNull()
  })
})

describe('HTML that was rendered for something else', () => {
  const settle = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 300)))
  /** The parts whose content differs from the server's, by what they show. */
  const changedSince = (server: string): string[] => {
    const before = document.createElement('div')
    before.innerHTML = server
    const text = (root: Element, name: string) => {
      const element = root.querySelector(`[data-shell="${name}"]`)
      const images = [...(element?.querySelectorAll('img, a') ?? [])].map((one) =>
        ['src', 'href', 'aria-current'].map((attribute) => one.getAttribute(attribute)).join(),
      )
      return `${element?.textContent} ${images}`
    }
    return ['header', 'side-nav', 'footer', 'skip-link'].filter((name) => text(before, name) !== text(host, name))
  }
  const isTouched = (name: string) => isLive(name) || part(name).hasAttribute('data-enhanced')

  it.each<[string, ShellProps, ShellProps, string[]]>([
    ['the language', { language: 'en' }, { language: 'vi' }, ['header', 'side-nav', 'footer', 'skip-link']],
    ['the URL', { url: '/jobs?page=2' }, { url: '/jobs' }, ['header', 'side-nav']],
    [
      'the page',
      { page: 'myJobs', user: SEEKER },
      { page: 'searchResult', user: SEEKER },
      ['header', 'side-nav', 'footer'],
    ],
    ['a user, where nobody was known', { user: SEEKER }, { user: undefined }, ['header', 'side-nav']],
    ['a user, where nobody was logged in', { user: SEEKER }, { user: null }, ['header', 'side-nav']],
    ['nobody, where there was a user', { user: null }, { user: SEEKER }, ['header', 'side-nav']],
    ['another user', { user: OTHER }, { user: SEEKER }, ['header', 'side-nav']],
    ['a theme', { theme: TET }, { theme: null }, ['header']],
    ['another theme', { theme: TET }, { theme: { ...TET, blue_desktop_logo: '/xmas.svg' } }, ['header']],
  ])('shows what is right: %s', async (_, props, serverProps, expected) => {
    const { server } = open(props, serverProps)
    await waitFor(() => expect(changedSince(server)).toEqual(expected))
    await settle()
    expect(changedSince(server)).toEqual(expected)
    const right = document.createElement('div')
    right.innerHTML = islandHtml(props)
    for (const name of expected)
      expect(part(name).textContent, name).toBe(right.querySelector(`[data-shell="${name}"]`)?.textContent)
    for (const name of ['header', 'side-nav', 'footer'])
      if (!expected.includes(name)) expect(isTouched(name), name).toBe(false)
  })

  it('shows the visitor’s language on a URL that names none', async () => {
    document.cookie = 'lang=1; path=/'
    const { server } = open({ url: '/career-newbies', language: undefined })
    expect(host.innerHTML).toBe(server)
    for (const call of idle) call()
    await waitFor(() => expect(part('footer').textContent).not.toContain('Người tìm việc'))
  })

  it.each(['session', 'local'] as const)(
    'shows the districts of the last search, stored in %s storage',
    async (area) => {
      const locations = [{ parentId: 24, childrenIds: [2, 3] }]
      window[`${area}Storage`].setItem('params', JSON.stringify({ locations }))
      const { server } = open({ language: 'vi', url: '/v24-vn' })
      expect(host.innerHTML).toBe(server)
      for (const call of idle.splice(0)) call()
      await waitFor(() => expect(part('header').textContent).toContain('Hà Nội (2)'))
    },
  )

  it.each<[string, ShellProps, ShellProps, text: string]>([
    ['for another user', { user: OTHER }, { user: SEEKER }, 'Thu'],
    ['with slots of the page', { slots: { beforeUser: <b>Mine</b> } }, {}, 'Mine'],
  ])('keeps what was typed, focus and the place in the text: %s', async (_, props, serverProps, text) => {
    open(props, { ...props, ...serverProps })
    field().value = 'typed'
    field().focus()
    field().setSelectionRange(2, 3)
    await isEnhanced('header')
    await waitFor(() => expect(part('header').textContent).toContain(text))
    const { value, selectionStart, selectionEnd } = field()
    expect([value, selectionStart, selectionEnd]).toEqual(['typed', 2, 3])
    expect(document.activeElement).toBe(field())
  })

  it('names no user in what the server wrote of it', () => {
    open({ user: { ...SEEKER, accessToken: 'secret-token' } })
    const written = [...host.querySelectorAll('[data-shell-for]')].map((one) => one.getAttribute('data-shell-for'))
    expect(written).toHaveLength(3)
    expect(written.join()).not.toMatch(/Minh|secret|\b7\b/)
  })
})

describe('idle time', () => {
  it('is not waited for by a shell that has unmounted', async () => {
    const cancelled: unknown[] = []
    vi.stubGlobal('cancelIdleCallback', (id: unknown) => cancelled.push(id))
    open()
    const requested = idle.length
    expect(requested).toBeGreaterThan(0)
    await closeIslands()
    expect(cancelled.toSorted()).toEqual(Array.from({ length: requested }, (_, index) => index + 1))
  })

  it('starts nothing that is right already, and the first key the header’s menus, which hydrates nothing', async () => {
    const { server } = open()
    for (const call of idle) call()
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(host.innerHTML).toBe(server)
    fireEvent.keyDown(document.body, { key: 'Tab' })
    await waitFor(() => expect(part('header').dataset.menus).toBe('scripted'))
    expect(htmlWithoutBehavior()).toBe(server)
    expect(isLive('header')).toBe(false)
  })

  it('requests the counts of a user whose token the page passes', async () => {
    open({ user: { ...SEEKER, accessToken: 'token' } })
    await settle()
    expect(isLive('header')).toBe(false)
    for (const call of idle.splice(0)) call()
    await waitFor(() => expect(isLive('header')).toBe(true))
    expect(isLive('footer')).toBe(false)
  })
})
