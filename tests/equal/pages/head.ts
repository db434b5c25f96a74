import { type EndpointName, endpoints, eventBootScript } from '@jobsite/shell/core'
import { answerShellRequest } from '../../../src/mocks/answerShellRequest.ts'
import { FIRST_EVENTS } from '../../../src/served/ServedPart.ts'
import {
  type JsonRecord,
  KEY_TARGETS,
  type KeyTarget,
  type Observed,
  type PageCase,
  type Presses,
  type Step,
  TOUCHED,
} from './case.ts'

// The first script of every page: it prepares storage, clock and services, records what the page does, and takes the steps.

/** What differs between the ways of rendering: how a page passes options and mounts components. */
export interface Host {
  update(options: Record<string, unknown>): void
  updateOwn?(part: string | null, props: JsonRecord): void
  remove(part: string): void
  add(part: string): void
  /** Loads everything at once. */
  load?(): unknown
}

declare global {
  interface Window {
    equal: Equal
  }
}

export interface Equal {
  readonly it: PageCase
  host: Host | undefined
  /** Whether a visitor has left the page before its scripts: a browser that submits a form loads them no more. */
  isLeft: boolean
  /** Takes a step, other than presses of keys; a step back ends with the navigation. */
  readonly take: (step: Exclude<Step, Presses>) => void | Promise<void>
  /** Gives the focus to a control that is visible. */
  readonly focus: (control: KeyTarget) => void
  readonly observe: () => Observed
  /** Number of rounds in which nothing has happened. */
  readonly quietRounds: () => number
  readonly note: (kind: string, text: string) => void
  readonly revive: (value: unknown, key?: string) => unknown
  readonly errors: string[]
}

const it = JSON.parse(document.getElementById('case')?.textContent ?? '{}') as PageCase
const records: Record<string, string[]> = { requests: [], tracks: [], events: [], keys: [], navigations: [], logs: [] }
const errors: string[] = []
/** Whether a visitor has touched the page. */
let isTouched = false
for (const type of FIRST_EVENTS)
  window.addEventListener(
    type,
    () => {
      // What comes before the scripts of the page leaves no trace, apart from the focus.
      isTouched ||= window.equal.host !== undefined
    },
    true,
  )
window.addEventListener('submit', ({ defaultPrevented }) => {
  window.equal.isLeft ||= !window.equal.host && !defaultPrevented
})
// A page's own shortcuts.
document.addEventListener('keydown', ({ key }) => note('keys', key))
let quiet = 0
let pending = 0
const released: (() => void)[] = []
let isReleased = false
let pushed = 0

const note = (kind: string, text: string): void => {
  quiet = 0
  const lines = records[kind] ?? []
  records[kind] = lines
  lines.push(text.replaceAll(location.origin, 'ORIGIN'))
}

if (it.boots) document.head.append(Object.assign(document.createElement('script'), { textContent: eventBootScript }))

localStorage.clear()
sessionStorage.clear()
for (const [name, value] of Object.entries(it.local)) localStorage.setItem(name, value)
for (const [name, value] of Object.entries(it.session)) sessionStorage.setItem(name, value)
for (const [name, value] of Object.entries(it.cookies)) document.cookie = `${name}=${value}; path=/`

const RealDate = Date
const FixedDate = function (this: unknown, ...given: []) {
  if (!new.target) return new RealDate(it.now).toString()
  return given.length === 0 ? new RealDate(it.now) : new RealDate(...given)
} as unknown as DateConstructor
Object.setPrototypeOf(FixedDate, RealDate)
Object.assign(FixedDate, { prototype: RealDate.prototype, now: () => it.now })
window.Date = FixedDate
Math.random = () => 0.42

const NAMES = Object.entries(endpoints) as [EndpointName, { path: string }][]
const image = (name: string) => `${location.origin}/images/${name}.png`
const GOOD = {
  theme: { blue_desktop_logo: image('blue'), white_desktop_logo: image('white'), responsive_logo: image('small') },
  topBanners: [3, 1, 2].map((id) => ({ id, allowClose: 1 as const, image: image(`top-${id}`), url: `/banner-${id}` })),
  sidebarBanner: { path: image('side'), link: '/sidebar', status: 1 },
}
const EMPTY = {
  theme: null,
  topBanners: [],
  sidebarBanner: null,
  bottomText: null,
  keywords: [],
  hotKeywords: [],
  suggestions: [],
  jobs: [],
  companyIndustries: [],
  jobFunctionGroups: [],
}
const realFetch = window.fetch.bind(window)
window.fetch = async (input, init) => {
  const request = new Request(input, init)
  const url = new URL(request.url)
  const name = NAMES.find(([, { path }]) => url.pathname.endsWith(path))?.[0]
  if (!name) return realFetch(input, init)
  const token = request.headers.get('authorization')
  note('requests', `${request.method} ${name}${url.search}${token ? ` ${token}` : ''} ${await request.clone().text()}`)
  pending += 1
  try {
    const kind = it.answers[name] ?? 'good'
    await new Promise((resolve) => setTimeout(resolve))
    if (kind === 'late' && !isReleased)
      await new Promise<void>((resolve, reject) => {
        pending -= 1
        const end = (go: () => void) => () => {
          pending += 1
          go()
        }
        released.push(end(resolve))
        init?.signal?.addEventListener(
          'abort',
          end(() => reject(new DOMException('aborted', 'AbortError'))),
          { once: true },
        )
      })
    if (init?.signal?.aborted) throw new DOMException('aborted', 'AbortError')
    if (kind === 'broken') return new Response('{}', { status: 500 })
    return answerShellRequest(request, kind === 'empty' ? EMPTY : GOOD) as Response
  } finally {
    pending -= 1
    quiet = 0
  }
}
navigator.sendBeacon = (url, data) => {
  note('requests', `beacon ${url} ${data}`)
  return true
}
const workers = Object.getPrototypeOf(navigator.serviceWorker) as ServiceWorkerContainer
workers.register = async (url) => {
  note('requests', `service worker ${url}`)
  return { scope: '/' } as ServiceWorkerRegistration
}

window.navigation.addEventListener('navigate', (event) => {
  const { destination, navigationType } = event as unknown as {
    destination: { url: string; sameDocument: boolean }
    navigationType: string
  }
  quiet = 0
  if (destination.sameDocument || navigationType === 'traverse') return
  event.preventDefault()
  // A page that is left is left once, however often Enter is pressed before it goes.
  if (!window.equal.isLeft || records.navigations?.length === 0) note('navigations', destination.url)
})
window.addEventListener('click', (event) => {
  const link = (event.target as Element | null)?.closest?.('a[target="_blank"]')
  if (!link || event.defaultPrevented) return
  event.preventDefault()
  note('navigations', `new tab ${(link as HTMLAnchorElement).href}`)
})
for (const name of ['SEARCH', 'LOGIN_POPUP', 'HEADER_STICKY', 'UPDATE_USER', 'UPDATE_PAGE', 'VNW_NEW_REGISTERED'])
  window.addEventListener(name, (event) => {
    const { detail } = event as CustomEvent
    note('events', `${name} ${JSON.stringify(detail)}`)
    if (name !== 'LOGIN_POPUP' || !it.handlesLogin) return
    event.preventDefault()
    detail.onLoggedIn?.()
  })
window.addEventListener('error', ({ message }) => void errors.push(message))
window.addEventListener('unhandledrejection', ({ reason }) => void errors.push(`rejected: ${reason}`))
for (const level of ['warn', 'error'] as const) {
  const write = console[level]
  console[level] = (...given) => {
    note('logs', `${level} ${given.map(String).join(' ')}`)
    write.apply(console, given)
  }
}

new MutationObserver(() => {
  quiet = 0
}).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
// A frame and a pause: what observers and idle callbacks do has happened in between.
const round = () => {
  quiet += pending === 0 ? 1 : 0
  setTimeout(() => requestAnimationFrame(round), 50)
}
round()

/** Functions that a page passes. */
const FUNCTIONS: Record<string, (argument: unknown) => unknown> = {
  undefined: () => undefined,
  fetch: () => (input: string, init: RequestInit) => {
    note('requests', `passed fetch ${input.split('?')[0]?.split('/').at(-1)}`)
    return window.fetch(input, init)
  },
  logger: () =>
    Object.fromEntries(
      ['debug', 'info', 'warn', 'error'].map((level) => [
        level,
        (text: unknown) => note('logs', `page ${level} ${text}`),
      ]),
    ),
  navigate: () => (href: string) => note('navigations', `router ${href}`),
  ownPaths: (start) => (url: string) => url.startsWith(String(start)),
  suggest:
    (text) =>
    async ({ query }: { query: string }) => {
      note('requests', `suggest ${query}`)
      return [`${text} 1`, `${text} 2`]
    },
  adapters: (text) => ({ hotKeywords: { parse: () => [`adapted ${text}`] } }),
  jobFunctionGroup: (given) => () => given,
  refreshUser: (user) => async () => {
    note('requests', 'refreshUser')
    return user
  },
  onTrack: () => (event: unknown) => note('tracks', JSON.stringify(event)),
  onBannerClick: () => (click: unknown) => note('tracks', `clicked ${JSON.stringify(click)}`),
  serviceWorker: () => ({ scope: '/of-the-page' }),
  linkComponent: (text) => (window as unknown as { linkOf: (text: unknown) => unknown }).linkOf(text),
  node: (text) => (window as unknown as { nodeOf: (text: unknown) => unknown }).nodeOf(text),
}

const revive = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(revive)
  if (typeof value !== 'object' || value === null) return value
  if ('$' in value) return FUNCTIONS[String(value.$)]?.((value as { value?: unknown }).value)
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, revive(inner)]))
}

const CONTROLS = 'a[href], button, input, summary, select, textarea, [role="button"], [role="option"]'
const partRoot = (part: string): HTMLElement | null => document.querySelector(`[data-part="${part}"]`)
const isVisible = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && element.getClientRects().length > 0

const controlsOf = (part: string): HTMLElement[] =>
  [...(partRoot(part)?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])].filter(isVisible)

const searchField = (): HTMLInputElement | null =>
  [...document.querySelectorAll<HTMLInputElement>('[data-part="Header"] input')].find(isVisible) ?? null

function focus(control: KeyTarget): void {
  quiet = 0
  const selector = KEY_TARGETS[control]
  if (selector) [...document.querySelectorAll<HTMLElement>(`[data-part] ${selector}`)].find(isVisible)?.focus()
}

/** Whether a page passes the URL that it has pushed. */
const passesUrl = (isPassed: boolean): boolean =>
  it.urlSource === 'page' ? isPassed : it.urlSource === 'server' && document.getElementById('root') !== null

/** What a page passes for the next page: the counterpart that it has passed was of the page before. */
const optionsOf = (step: Extract<Step, { url: string }>): Record<string, unknown> => ({
  ...(passesUrl(step.isPassed) && { url: step.url }),
  ...('alternateUrl' in it.options && { alternateUrl: undefined }),
})

const passOptions = (options: Record<string, unknown>): void | Promise<void> =>
  Object.keys(options).length > 0 ? window.equal.host?.update(options) : undefined

function take(step: Exclude<Step, Presses>): void | Promise<void> {
  quiet = 0
  const { host } = window.equal
  if (!host) throw new Error('The page is not there yet.')
  switch (step.do) {
    case 'update':
      return host.update(revive(step.options) as Record<string, unknown>)
    case 'updateOwn':
      return host.updateOwn?.(step.part, step.props)
    case 'event':
      return void window.dispatchEvent(new CustomEvent(step.name, { detail: revive(step.detail), cancelable: true }))
    case 'push':
    case 'replace':
      if (step.do === 'push') pushed += 1
      history[`${step.do}State`](null, '', step.url)
      return passOptions(optionsOf(step))
    case 'hash':
      pushed += 1
      location.hash = step.hash
      return
    case 'back':
      if (pushed === 0) return
      pushed -= 1
      return new Promise((resolve) => {
        window.addEventListener('popstate', () => resolve(), { once: true })
        history.back()
      })
    case 'click': {
      const controls = controlsOf(step.part)
      const control = controls[step.control % Math.max(1, controls.length)]
      if (!control) return
      note('clicks', `${step.part}: ${control.localName} ${control.textContent || control.getAttribute('aria-label')}`)
      control.focus()
      control.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, cancelable: true }))
      return control.click()
    }
    case 'type': {
      const field = searchField()
      if (!field) return
      field.focus()
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, step.text)
      return void field.dispatchEvent(new InputEvent('input', { bubbles: true, data: step.text }))
    }
    case 'submit':
      return searchField()?.form?.requestSubmit()
    case 'remove':
      return host.remove(step.part)
    case 'add':
      return host.add(step.part)
    case 'release':
      isReleased = true
      for (const go of released.splice(0)) go()
      return
    case 'load':
      return void host.load?.()
    case 'restore':
      return void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  }
}

/** Attributes whose values are ids of elements. */
const REFERENCES = new Set([
  'id',
  'for',
  'form',
  'list',
  'popovertarget',
  'commandfor',
  'aria-activedescendant',
  'aria-controls',
  'aria-describedby',
  'aria-details',
  'aria-labelledby',
  'aria-owns',
])

/** Attributes that differ between the ways of rendering, each with the reason. */
const DIFFERENT_ATTRIBUTES: Readonly<Record<string, string>> = {
  'data-enhanced': 'says that the component is hydrated: where nothing needs it, it is not',
  'data-shell-id': 'is an id of React, or of the mount point',
  'data-shell-for': 'says what the HTML was rendered for: HTML of a server keeps it',
}

/**
 * Whether an element is only there for a renderer: islands keep the element of a server's root, without a box and without a
 * role, around a root of another kind.
 */
const isTransparent = (element: HTMLElement): boolean =>
  element.getAttribute('role') === 'none' && element.style.display === 'contents'

const describeAll = (elements: Iterable<Element>, names: Map<string, string>): string[] =>
  [...elements].flatMap((element) =>
    isTransparent(element as HTMLElement) ? describeAll(element.children, names) : describe(element, names),
  )

/**
 * Returns names for the ids of the document that are the same in all ways of rendering: those of a component's elements by their
 * order in it. So a reference to another element differs where it is, and nowhere else.
 */
function nameIds(): Map<string, string> {
  const names = new Map<string, string>()
  const counts = new Map<string, number>()
  for (const element of document.querySelectorAll('[id]')) {
    const part = element.closest<HTMLElement>('[data-part]')?.dataset.part
    const count = (counts.get(part ?? '') ?? 0) + 1
    counts.set(part ?? '', count)
    if (!names.has(element.id)) names.set(element.id, part ? `${part} ${count}` : element.id)
  }
  return names
}

function describe(element: Element, names: Map<string, string>): string[] {
  const attributes = [...element.attributes]
    .filter(({ name }) => !(name in DIFFERENT_ATTRIBUTES) && name !== 'data-part')
    // None and an empty one are sent alike.
    .filter(({ name, value }) => name !== 'value' || value !== '')
    .map(({ name, value }) => {
      if (name === 'class') {
        const own = value.split(/\s+/).filter((one) => one.startsWith('shell-') || one.startsWith('page-'))
        return own.length > 0 ? `class="${own.sort().join(' ')}"` : ''
      }
      if (REFERENCES.has(name))
        return `${name}="${value
          .split(/\s+/)
          .map((id) => names.get(id) ?? 'nothing')
          .join(' ')}"`
      if (name === 'href' && value.startsWith('#')) return `href="#${names.get(value.slice(1)) ?? value.slice(1)}"`
      // Links of a page that knows its origin are absolute, those of a server's HTML are not: both lead to the same page.
      if (name === 'href') return `${name}="${value.replace(location.origin, '') || '/'}"`
      return `${name}="${value.replaceAll(location.origin, 'ORIGIN')}"`
    })
    .filter(Boolean)
    .sort()
  if (element instanceof HTMLInputElement) attributes.push(`.value=${element.value}`, `.checked=${element.checked}`)
  const lines = [`<${[element.localName, ...attributes].join(' ')}>`]
  let text = ''
  const flush = () => {
    const found = text.replace(/\s+/g, ' ').trim()
    if (found) lines.push(`  ${found}`)
    text = ''
  }
  for (const child of element.childNodes) {
    if (child.nodeType === 3) text += child.textContent
    else if (child instanceof Element && child.localName !== 'style') {
      flush()
      lines.push(...describeAll([child], names).map((line) => `  ${line}`))
    }
  }
  flush()
  return lines
}

function observe(): Observed {
  const names = nameIds()
  const parts = Object.fromEntries(
    [...document.querySelectorAll('[data-part]')].map((root) => [
      `component ${root.getAttribute('data-part')}`,
      describeAll(root.children, names),
    ]),
  )
  const stored = (area: Storage) =>
    Object.keys(area)
      .sort()
      .map((key) => `${key}=${area.getItem(key)}`)
  const { requests = [], logs: _, ...others } = records
  const active = document.activeElement
  return {
    ...parts,
    [TOUCHED]: isTouched || active?.closest('[data-part="Header"]') ? ['yes'] : [],
    lang: [document.documentElement.lang],
    cookies: document.cookie.split('; ').map(decodeURIComponent).sort(),
    localStorage: stored(localStorage).map((line) => line.replaceAll(location.origin, 'ORIGIN')),
    sessionStorage: stored(sessionStorage).map((line) => line.replaceAll(location.origin, 'ORIGIN')),
    requests: [...requests].sort(),
    ...others,
    tracks: [...(records.tracks ?? [])].sort(),
    location: [location.pathname + location.search + location.hash],
    focus: [
      active?.closest('[data-part]')
        ? `${active.closest('[data-part]')?.getAttribute('data-part')}: ${active.localName} ${active.textContent || active.getAttribute('aria-label')}`
        : 'page',
    ],
  }
}

window.equal = {
  it,
  host: undefined,
  isLeft: false,
  take,
  focus,
  observe,
  quietRounds: () => quiet,
  note,
  revive,
  errors,
}
