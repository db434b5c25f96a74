import { createShellHost, type ShellHost } from './createShellHost.tsx'
import { scriptNonce } from './scriptNonce.ts'
import { readServedProps } from './servedProps.ts'
import { type HostOptions, SLOT_NAMES, SLOTS, type SlotName } from './slots.ts'

/** The one shell that all elements of a page share; gone with the last of them. */
let host: ShellHost | null = null
let given: HostOptions = {}
const mounted = new Map<Element, () => void>()

/**
 * Sets options of the page's custom elements, before or after they are there; those not named stay.
 *
 * @example configureShell({ user: { userId: 7, firstName: 'An' } })
 */
export function configureShell(options: HostOptions): void {
  given = { ...given, ...options }
  host?.update(options)
}

/**
 * Defines the elements of the parts, `<job-shell-header>`, `<job-shell-footer>` and so on, where they are not defined
 * yet. They take the attributes `language`, `page`, `url`, `variant` and `zone-name`; everything else comes
 * from `configureShell` or from the page's JSON element.
 */
export function defineShellElements(): void {
  for (const name of SLOT_NAMES) {
    const { element } = SLOTS[name]
    if (!customElements.get(element)) customElements.define(element, elementClass(name))
  }
}

/** The attributes of an element, and the options that they set. */
const ATTRIBUTES: Readonly<Record<string, keyof HostOptions>> = {
  language: 'language',
  page: 'page',
  url: 'url',
  variant: 'variant',
  'zone-name': 'zoneName',
}

function elementClass(name: SlotName): CustomElementConstructor {
  return class extends HTMLElement {
    static readonly observedAttributes = Object.keys(ATTRIBUTES)

    connectedCallback() {
      // While the page is parsed, an element has no content yet; and a script that comes later may configure the shell.
      if (isPageParsed()) this.mount()
      else document.addEventListener('DOMContentLoaded', () => this.mount(), { once: true })
    }

    private mount() {
      // An element that is only moved stays as it is.
      if (!this.isConnected || mounted.has(this)) return
      const served = readServedProps()
      const own = attributesOf(this)
      const isServed = served !== null && this.querySelector('[data-shell]') !== null
      const isFirst = host === null
      host ??= createShellHost({ ...given, ...served, ...own }, this.nonce || scriptNonce())
      mounted.set(this, host.add(name, this, isServed))
      if (isServed) host.update({ ...given, ...own })
      else if (!isFirst && Object.keys(own).length > 0) host.update(own)
    }

    disconnectedCallback() {
      queueMicrotask(() => {
        if (this.isConnected) return
        mounted.get(this)?.()
        mounted.delete(this)
        if (mounted.size > 0) return
        host?.end()
        host = null
      })
    }

    attributeChangedCallback(attribute: string) {
      const option = ATTRIBUTES[attribute]
      if (!option || !mounted.has(this)) return
      // An attribute that is taken away gives way to what the page said otherwise, another element included.
      const { [option]: otherwise } = { ...readServedProps(), ...given }
      const others = Object.assign({}, ...[...mounted.keys()].map(attributesOf))
      host?.update({ [option]: otherwise, ...others, ...attributesOf(this) })
    }
  }
}

/** Whether the page and its deferred scripts are through. */
function isPageParsed(): boolean {
  if (document.readyState !== 'interactive') return document.readyState === 'complete'
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
