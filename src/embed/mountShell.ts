import { warnOfMountedElement } from '../browser/log/development.ts'
import type { HostOptions } from '../options/options.ts'
import type { Given } from '../served/ServedPage.ts'
import { servedRoot } from './claimElement.ts'
import { createShellMount, type MountListeners } from './createShellMount.tsx'
import { findElement, splitMountPoints } from './findElement.ts'
import { registerShell, unmountLeft } from './leftShells.ts'
import { MOUNT_POINT_NAMES, type ShellSlots, type SlotName } from './mountPointNames.ts'
import { followPageOptions } from './pageOptions.ts'
import { scriptNonce } from './scriptNonce.ts'
import { keepsFragments } from './serializedProps.ts'
import { unmountExisting } from './unmountExisting.ts'

/** Options of {@link mountShell}: mount points, provider and component options, and a CSP nonce. */
export interface MountShellOptions extends ShellSlots, HostOptions {
  /** Nonce of the page's content security policy. @default the script's own nonce, in the self-contained script */
  nonce?: string | undefined
  /**
   * URL of the folder with the scripts, for the light script, which loads the others. Needed where it is inlined, or combined
   * with other scripts. @default that of `renderShell`, else the folder of the light script
   */
  scriptBase?: string | undefined
}

/** A mounted shell. */
export interface MountedShell {
  /** Updates options; other options are kept. */
  update(options: HostOptions): void
  /** Unmounts the shell and restores the page. */
  unmount(): void
}

/**
 * Mounts components of the shell into elements of a page without React. Fragments of `renderShell` in an element are
 * hydrated; other content is replaced, and restored by `unmount`. A component that is already mounted in an element is
 * replaced, and so is a shell whose elements a library has replaced with the page's body.
 *
 * @example mountShell({ header: '#header', footer: '#footer', language: 'vi', user: null })
 */
export function mountShell({ nonce = scriptNonce(), scriptBase: _, ...options }: MountShellOptions = {}): MountedShell {
  if (keepsFragments()) return { update() {}, unmount() {} }
  const { mountPoints, own } = splitMountPoints(options)
  let given: Given<HostOptions> = own
  const found = new Map<Element, SlotName>()
  for (const name of MOUNT_POINT_NAMES) {
    const element = findElement(name, mountPoints[name])
    if (!element) continue
    // Before the new shell starts: what the old one received is not its own.
    if (unmountExisting(element) || found.has(element)) warnOfMountedElement()
    found.set(element, name)
  }
  unmountLeft(found)
  let isMounted = true
  const unmount = () => {
    if (!isMounted) return
    isMounted = false
    pageOptions.stop()
    mount.end()
    registered.remove()
  }
  const left = new Set<Element>()
  /** Ends the shell with its last element. */
  const leave = (element: Element, end: () => void) => {
    left.add(element)
    if ([...found.keys()].every((one) => left.has(one))) end()
  }
  const pageOptions = followPageOptions(
    () => given,
    () => mount.set(pageOptions.given()),
  )
  const isServed = pageOptions.isServed()
  const listeners: MountListeners = {
    onReplaced: (element) => leave(element, unmount),
    onLeft: (element) => leave(element, () => registered.end()),
    onChanged: () => void (pageOptions.readAgain() && mount.set(pageOptions.given())),
  }
  const mount = createShellMount(pageOptions.given(), nonce, listeners, pageOptions.rendered)
  const registered = registerShell(found, unmount)
  for (const [element, name] of found) mount.add(name, element, isServed && servedRoot(element) !== null)
  return {
    update(changes) {
      if (!isMounted) return
      given = { ...given, ...changes }
      mount.set(pageOptions.given())
    },
    unmount,
  }
}
