import { warnOnce } from '../browser/warnOnce.ts'
import { createShellHost } from './createShellHost.tsx'
import { scriptNonce } from './scriptNonce.ts'
import { readServedProps } from './servedProps.ts'
import { type HostOptions, SLOT_NAMES, type SlotName } from './slots.ts'
import { vacate } from './vacate.ts'

/** Where each part goes: an element, or a selector of one. Parts not named are not mounted. */
export type ShellSlots = { readonly [Name in SlotName]?: string | Element | null }

/** Slots, what the provider takes, what the parts take, and the nonce of the page's policy. */
export interface MountShellOptions extends ShellSlots, HostOptions {
  /** For pages whose content security policy asks for one. @default the script's own nonce, in the self-contained script */
  nonce?: string
}

/** A shell on a page. */
export interface MountedShell {
  /** Changes options; those not named stay. */
  update(options: HostOptions): void
  /** Takes the shell away and leaves the page as it was. */
  unmount(): void
}

/**
 * Mounts parts of the shell into elements of a page that is not React. Fragments of `renderShell` that are already
 * there are taken over; other content is put aside, and put back by `unmount`. An element that holds a part already, of
 * this shell or another one, gets the new one in its place.
 *
 * @example mountShell({ header: '#header', footer: '#footer', language: 'vi', user: null })
 */
export function mountShell({ nonce = scriptNonce(), ...options }: MountShellOptions = {}): MountedShell {
  const slots = Object.fromEntries(SLOT_NAMES.map((name) => [name, options[name]]))
  const own = Object.fromEntries(
    Object.entries(options).filter(([key, value]) => !(key in slots) && value !== undefined),
  ) as HostOptions
  const served = readServedProps()
  const host = createShellHost({ ...own, ...served }, nonce)
  for (const name of SLOT_NAMES) {
    const element = findElement(name, slots[name])
    if (!element) continue
    const wasHeld = vacate(element)
    if (process.env.NODE_ENV !== 'production' && wasHeld) {
      warnOnce(
        'mountShell was called for an element that holds a part of the shell already, which gives way to the new one; call unmount() before mounting again, or update() to change options.',
      )
    }
    host.add(name, element, served !== null && element.querySelector('[data-shell]') !== null)
  }
  // First what the server drew, then what has become known since: nothing is drawn twice where they agree.
  if (served) host.update(own)
  let isMounted = true
  return {
    update(changes) {
      if (isMounted) host.update(changes)
    },
    unmount() {
      if (isMounted) host.end()
      isMounted = false
    },
  }
}

function findElement(name: SlotName, target: string | Element | null | undefined): Element | null {
  if (target === undefined || target === null) return null
  const element = typeof target === 'string' ? findBySelector(target) : target
  // An element of another document is none of this one's `Element`.
  if (element?.nodeType === Node.ELEMENT_NODE) return element
  if (process.env.NODE_ENV !== 'production') {
    warnOnce(
      typeof target === 'string'
        ? `mountShell found no element for ${name}: "${target}" matches nothing on this page (yet); call mountShell after that element, at the end of the body or on DOMContentLoaded, or mend the selector.`
        : `mountShell was given no element for ${name}, but ${Object.prototype.toString.call(target)}, so the part is left out; pass one element, or a selector.`,
    )
  }
  return null
}

/** The first element of a selector; `null` as well for a text that is none. */
function findBySelector(selector: string): Element | null {
  try {
    return document.querySelector(selector)
  } catch {
    return null
  }
}
