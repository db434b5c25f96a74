import { warnOnce } from '../browser/warnOnce.ts'
import { createShellHost } from './createShellHost.tsx'
import { scriptNonce } from './scriptNonce.ts'
import { readServedProps } from './servedProps.ts'
import { type HostOptions, SLOT_NAMES, type SlotName } from './slots.ts'

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
 * there are taken over; other content is put aside, and put back by `unmount`.
 *
 * @example mountShell({ header: '#header', footer: '#footer', language: 'vi', user: null })
 */
export function mountShell({ nonce = scriptNonce(), ...options }: MountShellOptions): MountedShell {
  const slots = Object.fromEntries(SLOT_NAMES.map((name) => [name, options[name]]))
  const own = Object.fromEntries(
    Object.entries(options).filter(([key, value]) => !(key in slots) && value !== undefined),
  ) as HostOptions
  const served = readServedProps()
  const host = createShellHost({ ...own, ...served }, nonce)
  for (const name of SLOT_NAMES) {
    const element = findElement(name, slots[name])
    if (element) host.add(name, element, served !== null && element.querySelector('[data-shell]') !== null)
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
  if (target === undefined || typeof target !== 'string') return target ?? null
  const element = document.querySelector(target)
  if (process.env.NODE_ENV !== 'production' && !element) {
    warnOnce(
      `mountShell found no element for ${name}: "${target}" matches nothing on this page (yet); call mountShell after that element, at the end of the body or on DOMContentLoaded, or mend the selector.`,
    )
  }
  return element
}
