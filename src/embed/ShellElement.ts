import { createShellHost, type HostOptions, type ShellHost } from './createShellHost.tsx'
import { readServedProps } from './servedProps.ts'
import { SLOT_NAMES, SLOTS, type SlotName } from './slots.ts'

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
 * Defines `<job-shell-header>`, `<job-shell-side-nav>`, `<job-shell-footer>` and `<job-shell-language-switch>`, where
 * they are not defined yet. They take the attributes `language`, `page`, `url` and `variant`; everything else comes
 * from `configureShell` or from the page's JSON element.
 */
export function defineShellElements(): void {
  for (const name of SLOT_NAMES) {
    const { element } = SLOTS[name]
    if (!customElements.get(element)) customElements.define(element, elementClass(name))
  }
}

const ATTRIBUTES = ['language', 'page', 'url', 'variant'] as const

function elementClass(name: SlotName): CustomElementConstructor {
  return class extends HTMLElement {
    static readonly observedAttributes = ATTRIBUTES

    connectedCallback() {
      // While the page is parsed, an element has no content yet.
      if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => this.mount())
      else this.mount()
    }

    private mount() {
      // An element that is only moved stays as it is.
      if (!this.isConnected || mounted.has(this)) return
      const served = readServedProps()
      const isServed = served !== null && this.querySelector('[data-shell]') !== null
      host ??= createShellHost({ ...given, ...served, ...attributesOf(this) }, nonceOf(this))
      mounted.set(this, host.add(name, this, isServed))
      if (isServed) host.update({ ...given, ...attributesOf(this) })
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

    attributeChangedCallback() {
      if (mounted.has(this)) host?.update(attributesOf(this))
    }
  }
}

const attributesOf = (element: Element): HostOptions =>
  Object.fromEntries(
    ATTRIBUTES.flatMap((name) => {
      const value = element.getAttribute(name)
      return value === null ? [] : [[name, value]]
    }),
  )

const nonceOf = (element: HTMLElement): string | undefined => element.nonce || undefined
