import {
  dispatchShellEvent,
  Footer as FullFooter,
  Header as FullHeader,
  ShellProvider as FullProvider,
  type ShellProps,
} from '@jobsite/shell'
import fc from 'fast-check'
import { type ComponentPropsWithoutRef, createContext, type ElementType, StrictMode, useContext, useState } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { Footer, Header } from '../../src/islands/components.ts'
import { IslandsPage } from '../../src/islands/IslandsPage.ts'
import { ShellProvider } from '../../src/islands/ShellProvider.tsx'
import { PAGE_PROPS, readIslandModules } from './islandPage.tsx'

// Whatever happens in whatever order before, while and after the code of islands loads: in the end the page shows what the
// full components show, with what was typed.

const RouterContext = createContext('none')
const Route = ({ text }: { text: number }) => <i>{`Route ${text}: ${useContext(RouterContext)}`}</i>
const RouterLink = (props: ComponentPropsWithoutRef<'a'>) => <a {...props} data-router={useContext(RouterContext)} />

const USERS = [{ userId: 7, firstName: 'Minh Anh' }, { userId: 8, firstName: 'Thu' }, null]

interface State {
  readonly user: number
  readonly language: 'en' | 'vi'
  readonly hasLinks: boolean
  /** Text of the nodes in slots; 0 for none. */
  readonly slot: number
  readonly isMinimal: boolean
  readonly hasFooter: boolean
}

type Components = Readonly<Record<'Provider' | 'Header' | 'Footer', ElementType>>
const FULL: Components = { Provider: FullProvider, Header: FullHeader, Footer: FullFooter }
const ISLANDS: Components = { Provider: ShellProvider, Header, Footer }

let show: (state: State) => void
function Page({ components, first }: { components: Components; first: State }) {
  const [state, set] = useState(first)
  show = set
  const { user, language, hasLinks, slot, isMinimal, hasFooter } = state
  const node = slot > 0 ? <Route text={slot} /> : undefined
  const props: ShellProps = {
    ...PAGE_PROPS,
    attribution: false,
    user: USERS[user] && { ...USERS[user] },
    language,
    url: language === 'en' ? '/jobs' : '/viec-lam',
    linkComponent: hasLinks ? (RouterLink as NonNullable<ShellProps['linkComponent']>) : undefined,
  }
  return (
    <RouterContext.Provider value="page">
      <components.Provider {...props}>
        <components.Header slots={{ beforeUser: node }} />
        <main>Page</main>
        {hasFooter && (
          <components.Footer variant={isMinimal ? 'minimal' : 'full'} slots={node && { footerBottom: node }} />
        )}
      </components.Provider>
    </RouterContext.Provider>
  )
}

const htmlOf = (state: State) => renderToString(<Page components={FULL} first={state} />)

/** Texts and links of the components. */
const shown = (root: Element): string[] =>
  [...root.querySelectorAll('[data-shell="header"], [data-shell="footer"]')].flatMap((part) => [
    part.textContent.replace(/(?:Open|Close) menu/, ''),
    ...[...part.querySelectorAll('a')].map((link) => `${link.getAttribute('href')} ${link.dataset.router}`),
  ])

/** What happens, and the text that the visitor has typed: the search is the same as long as the page is. */
type Step = (page: { state: State; userShown: number; typed: string; host: Element }) => unknown

const change =
  (changed: (state: State) => Partial<State>): Step =>
  (page) => {
    page.state = { ...page.state, ...changed(page.state) }
    flushSync(() => show(page.state))
  }

const field = (host: Element) => host.querySelector('[data-shell="header"] input') as HTMLInputElement
const task = () => new Promise((resolve) => setTimeout(resolve))

let load: () => void
const steps: Readonly<Record<string, Step>> = {
  'the page renders again': change(() => ({})),
  'the language changes': change(({ language }) => ({ language: language === 'en' ? 'vi' : 'en' })),
  'the router’s links come or go': change(({ hasLinks }) => ({ hasLinks: !hasLinks })),
  'nodes come or change': change(({ slot }) => ({ slot: slot + 1 })),
  'nodes go': change(() => ({ slot: 0 })),
  'the footer changes': change(({ isMinimal }) => ({ isMinimal: !isMinimal })),
  'the footer comes or goes': change(({ hasFooter }) => ({ hasFooter: !hasFooter })),
  'the next user logs in': (page) => {
    page.userShown = (page.userShown + 1) % USERS.length
    dispatchShellEvent('UPDATE_USER', { user: USERS[page.userShown] ?? null })
  },
  'the visitor types': (page) => {
    page.typed += 'a'
    field(page.host).value = page.typed
    field(page.host).dispatchEvent(new InputEvent('input', { bubbles: true }))
  },
  'the search gets focus': ({ host }) => field(host).focus(),
  'the code loads': () => load(),
  'a promise resolves': () => Promise.resolve(),
  'a task runs': task,
}
beforeAll(readIslandModules)

beforeEach(() => {
  // React works as in a browser, not when the test says.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  const { load: loadRenderer } = IslandsPage.prototype
  const loaded = new WeakMap<IslandsPage, Promise<void>>()
  vi.spyOn(IslandsPage.prototype, 'load').mockImplementation(async function (this: IslandsPage) {
    if (!loaded.has(this)) loaded.set(this, isLoaded)
    await loaded.get(this)
    return loadRenderer.call(this)
  })
})

let isLoaded: Promise<void>

const states = fc.record<State>({
  user: fc.nat({ max: USERS.length - 1 }),
  language: fc.constantFrom('en', 'vi'),
  hasLinks: fc.boolean(),
  slot: fc.nat({ max: 1 }),
  isMinimal: fc.boolean(),
  hasFooter: fc.boolean(),
})

/** Opens a page, takes the steps, loads the code if it is not loaded yet, and compares. */
async function check(first: State, isStrict: boolean, names: readonly string[]): Promise<void> {
  const faults: unknown[] = []
  isLoaded = new Promise((resolve) => {
    load = resolve
  })
  const host = document.body.appendChild(document.createElement('div'))
  host.innerHTML = htmlOf(first)
  const content = <Page components={ISLANDS} first={first} />
  const root = hydrateRoot(host, isStrict ? <StrictMode>{content}</StrictMode> : content, {
    onRecoverableError: (error) => void faults.push(error),
  })
  try {
    await task()
    const page = { state: first, userShown: first.user, typed: '', host }
    for (const name of names) await steps[name]?.(page)
    load()
    const right = document.createElement('div')
    right.innerHTML = htmlOf({ ...page.state, user: page.userShown })
    await expect.poll(() => shown(host), { interval: 5 }).toEqual(shown(right))
    for (let step = 0; step < 5; step += 1) await task()
    expect(shown(host)).toEqual(shown(right))
    expect(field(host).value).toBe(page.typed)
    expect(faults).toEqual([])
  } finally {
    root.unmount()
    host.remove()
    await task()
  }
}

it('a page of islands shows what full components show, whenever it changes', async () => {
  const property = fc.asyncProperty(
    states,
    fc.boolean(),
    fc.array(fc.constantFrom(...Object.keys(steps)), { maxLength: 8 }),
    check,
  )
  await fc.assert(property, { seed: 4, numRuns: 20 })
})
