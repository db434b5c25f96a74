import { warnOfMountedElement } from '../browser/log/development.ts'
import { bufferShellEvents } from '../browser/page/earlyEvents.ts'
import { safeDocument } from '../browser/page/safeDocument.ts'
import { beginShared, readShared } from '../browser/page/shared.ts'
import type { HostOptions } from '../options/options.ts'
import type { Given } from '../served/ServedPage.ts'
import { servedRoot } from './claimElement.ts'
import { createShellMount, type MountListeners, type ShellMount } from './createShellMount.tsx'
import { elementName, MOUNT_POINT_NAMES, type SlotName } from './mountPointNames.ts'
import { followPageOptions, type PageOptions } from './pageOptions.ts'
import { scriptNonce } from './scriptNonce.ts'
import { keepsFragments } from './serializedProps.ts'
import { unmountExisting } from './unmountExisting.ts'

/** The shell shared by all elements of a page; removed with the last one. */
let sharedMount: ShellMount | null = null
/** Options of `configureShell`, for all elements. */
let configured: HostOptions = {}
/** Options of the page that the shell shows. */
let pageOptions: PageOptions | null = null
/** Whether the page is still the shell's first one: HTML of a later one may show less than the shell knows by then. */
let isFirstPage = true
/** Functions that unmount the connected elements; `null` where another shell has replaced the component. */
const mounted = new Map<Element, (() => void) | null>()

/**
 * Sets options of the page's custom elements, before or after they are connected; other options are kept.
 *
 * @example configureShell({ user: { userId: 7, firstName: 'An' } })
 */
export function configureShell(options: HostOptions): void {
  const configure: typeof configureShell = readShared('elements') ?? configureOwn
  configure(options)
}

function configureOwn(options: HostOptions): void {
  configured = { ...configured, ...options }
  apply()
}

/**
 * Defines the custom elements, `<job-shell-header>`, `<job-shell-footer>` and so on, unless they are defined. They
 * accept the attributes `language`, `page`, `url`, `variant` and `zone-name`; other options come from `configureShell`
 * or the JSON element of `renderShell`.
 */
export function defineShellElements(): void {
  // Elements mount once the page is parsed: buffer events sent by its scripts until then.
  bufferShellEvents()
  // Of several copies of the script on a page, the first one defines them.
  const configure = beginShared('elements', () => configureOwn)
  if (configure !== configureOwn) configure(configured)
  for (const name of MOUNT_POINT_NAMES) {
    const element = elementName(name)
    if (!customElements.get(element)) customElements.define(element, elementClass(name))
  }
}

/** Attributes of an element, with the options that they set. */
const ATTRIBUTES: Readonly<Record<string, keyof HostOptions>> = {
  language: 'language',
  page: 'page',
  url: 'url',
  variant: 'variant',
  'zone-name': 'zoneName',
}

/** Returns the elements whose components are of the shared shell. */
const ownElements = (): Element[] => [...mounted].flatMap(([element, remove]) => (remove ? element : []))

/** The element whose attributes outweigh those of others: they changed last. */
let latest: Element | null = null

/** Returns the options of the page's scripts and of its elements. */
const given = (): Given<HostOptions> =>
  Object.assign({}, configured, ...ownElements().map(attributesOf), latest && attributesOf(latest))

const apply = (): void => {
  if (pageOptions) sharedMount?.set(pageOptions.given())
}

/** Applies the options of a page whose body has replaced the one before, as some libraries do for navigation. */
function followPage(): void {
  if (!pageOptions?.readAgain()) return
  isFirstPage = false
  apply()
}

/** Starts the shared shell with the first element. */
function start(element: HTMLElement): ShellMount {
  isFirstPage = true
  const options = followPageOptions(given, apply)
  pageOptions = options
  const listeners: MountListeners = {
    onReplaced: (replaced) => leave(replaced, null),
    onLeft: (gone) => leave(gone),
    onChanged: followPage,
  }
  return createShellMount(options.given(), element.nonce || scriptNonce(), listeners, options.rendered)
}

/** Follows an element whose component is unmounted: `null` where another shell has replaced it. */
function leave(element: Element, replaced?: null): void {
  if (replaced === null) mounted.set(element, null)
  else mounted.delete(element)
  if (latest === element) latest = null
  if (ownElements().length === 0) end()
}

/** Ends the shared shell. */
function end(): void {
  pageOptions?.stop()
  pageOptions = null
  latest = null
  sharedMount?.end()
  sharedMount = null
}

function elementClass(name: SlotName): CustomElementConstructor {
  return class extends HTMLElement {
    static readonly observedAttributes = Object.keys(ATTRIBUTES)

    connectedCallback() {
      // While the page is parsed, an element has no content yet, and a later script may configure the shell.
      if (isPageParsed()) this.mount()
      else safeDocument.addEventListener('DOMContentLoaded', () => this.mount(), { once: true })
    }

    private mount() {
      // An element that is only moved stays mounted.
      if (!this.isConnected || mounted.has(this) || keepsFragments()) return
      // Before the new shell starts: what the old one received is not its own.
      if (unmountExisting(this)) warnOfMountedElement()
      const hasAttributes = Object.keys(attributesOf(this)).length > 0
      if (hasAttributes) latest = this
      followPage()
      const isFirst = sharedMount === null
      sharedMount ??= start(this)
      const isServed = isFirstPage && pageOptions?.isServed() === true && servedRoot(this) !== null
      mounted.set(this, sharedMount.add(name, this, isServed))
      if (hasAttributes && !isFirst) apply()
    }

    disconnectedCallback() {
      queueMicrotask(() => {
        if (this.isConnected) return
        mounted.get(this)?.()
        leave(this)
      })
    }

    attributeChangedCallback(attribute: string) {
      if (!ATTRIBUTES[attribute] || !mounted.get(this)) return
      latest = this
      apply()
    }
  }
}

/** Returns whether the page is parsed and its deferred scripts have run. */
function isPageParsed(): boolean {
  if (safeDocument.readyState !== 'interactive') return safeDocument.readyState === 'complete'
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return visit?.domContentLoadedEventStart !== 0
}

const attributesOf = (element: Element): HostOptions =>
  Object.fromEntries(
    Object.entries(ATTRIBUTES).flatMap(([name, option]) => {
      const value = element.getAttribute(name)
      return value === null ? [] : [[option, value]]
    }),
  )
