import { warnOfMountedElement } from '../browser/log/development.ts'
import { safeDocument } from '../browser/page/safeDocument.ts'
import { bufferShellEvents } from '../browser/page/shellPage.ts'
import { servedRoot } from './claimElement.ts'
import { createShellMount, type ShellMount } from './createShellMount.tsx'
import { elementName, MOUNT_POINT_NAMES, type SlotName } from './mountPointNames.ts'
import type { HostOptions } from './mountPoints.ts'
import { scriptNonce } from './scriptNonce.ts'
import { readSerializedProps, type ServedOptions } from './serializedProps.ts'
import { unmountExisting } from './unmountExisting.ts'

/** The shell shared by all elements of a page; removed with the last one. */
let sharedMount: ShellMount | null = null
/** Options of `configureShell`, for all elements. */
let configured: HostOptions = {}
/** Serialized options of the page that the shell shows. */
let shown: ServedOptions | null = null
/** Whether the page is still the shell's first one: HTML of a later one may show less than the shell knows by then. */
let isFirstPage = true
/** Functions that unmount the connected elements; `null` where another shell has replaced the component. */
const mounted = new Map<Element, (() => void) | null>()

// Of several copies of the script on a page, the first one defines the elements.
const KEY = Symbol.for('@jobsite/shell/elements')
const page = globalThis as { [KEY]?: typeof configureShell }

/**
 * Sets options of the page's custom elements, before or after they are connected; other options are kept.
 *
 * @example configureShell({ user: { userId: 7, firstName: 'An' } })
 */
export function configureShell(options: HostOptions): void {
  const configure = page[KEY] ?? configureOwn
  configure(options)
}

function configureOwn(options: HostOptions): void {
  configured = { ...configured, ...options }
  sharedMount?.update(options)
}

/**
 * Defines the custom elements, `<job-shell-header>`, `<job-shell-footer>` and so on, unless they are defined. They
 * accept the attributes `language`, `page`, `url`, `variant` and `zone-name`; other options come from `configureShell`
 * or the JSON element of `renderShell`.
 */
export function defineShellElements(): void {
  // Elements mount once the page is parsed: buffer events sent by its scripts until then.
  bufferShellEvents()
  page[KEY] ??= configureOwn
  if (page[KEY] !== configureOwn) page[KEY](configured)
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

/** Applies the options of a page whose body has replaced the one before, as some libraries do for navigation. */
function showPage(served: ServedOptions | null): void {
  isFirstPage = false
  const before = Object.fromEntries(Object.keys(shown ?? {}).map((name) => [name, undefined]))
  sharedMount?.update({ ...before, ...served, ...configured })
}

/** Ends the shared shell. */
function end(): void {
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
      if (!this.isConnected || mounted.has(this)) return
      const served = readSerializedProps()
      const attributes = attributesOf(this)
      // Before the new shell starts: what the old one received is not its own.
      if (unmountExisting(this)) warnOfMountedElement()
      const isFirst = sharedMount === null
      if (isFirst) isFirstPage = true
      else if (JSON.stringify(served) !== JSON.stringify(shown)) showPage(served)
      shown = served
      const isServed = isFirstPage && served !== null && servedRoot(this) !== null
      sharedMount ??= createShellMount(
        { ...configured, ...served, ...attributes },
        this.nonce || scriptNonce(),
        (element, isLast) => {
          mounted.set(element, null)
          if (isLast) end()
        },
      )
      mounted.set(this, sharedMount.add(name, this, isServed))
      if (isServed) sharedMount.update({ ...configured, ...attributes })
      else if (!isFirst && Object.keys(attributes).length > 0) sharedMount.update(attributes)
    }

    disconnectedCallback() {
      queueMicrotask(() => {
        if (this.isConnected) return
        mounted.get(this)?.()
        mounted.delete(this)
        if (ownElements().length === 0) end()
      })
    }

    attributeChangedCallback(attribute: string) {
      const option = ATTRIBUTES[attribute]
      if (!option || !mounted.get(this)) return
      // A removed attribute falls back to the page's other options and elements.
      const { [option]: fallback } = { ...readSerializedProps(), ...configured }
      const others = Object.assign({}, ...ownElements().map(attributesOf))
      sharedMount?.update({ [option]: fallback, ...others, ...attributesOf(this) })
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
