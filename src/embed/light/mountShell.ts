import { findElement, splitMountPoints } from '../findElement.ts'
import { registerShell, unmountLeft } from '../leftShells.ts'
import { MOUNT_POINT_NAMES, type SlotName } from '../mountPointNames.ts'
import type { MountedShell, MountShellOptions } from '../mountShell.ts'
import { scriptNonce } from '../scriptNonce.ts'
import { keepsFragments, readSerializedProps } from '../serializedProps.ts'
import { LightPage } from './LightPage.ts'

/**
 * Makes fragments of `renderShell` interactive without rendering them: the full script is loaded, and `mountShell` of it
 * called with the same options, on the first use of a control, and once something else than in the fragments has to be
 * shown. Until then clicks wait for it. Without fragments of this version, it is loaded at once.
 */
export function mountShell({ nonce = scriptNonce(), scriptBase, ...options }: MountShellOptions = {}): MountedShell {
  if (keepsFragments()) return { update() {}, unmount() {} }
  const { mountPoints, own } = splitMountPoints(options)
  const found = new Map<Element, SlotName>()
  for (const name of MOUNT_POINT_NAMES) {
    const container = findElement(name, mountPoints[name])
    if (container) found.set(container, name)
  }
  unmountLeft(found)
  const page = new LightPage(own, { ...options, nonce, scriptBase }, readSerializedProps())
  page.begin(found, () => registered.end())
  const stopListening = page.listen()
  const unmount = (): void => {
    stopListening()
    registered.remove()
    page.end()
  }
  const registered = registerShell(found, unmount)
  return { update: (changes) => page.change(changes), unmount }
}
