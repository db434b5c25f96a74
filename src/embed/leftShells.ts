import { beginShared, readShared } from '../browser/page/shared.ts'
import { keepEventsSince } from '../browser/page/shellPage.ts'
import { BUFFERED_EVENTS } from '../core/events/eventBootScript.ts'
import type { SlotName } from './mountPointNames.ts'

/** Elements of a shell with the components in them. */
type Mounted = ReadonlyMap<Element, SlotName>

const isConnected = (mounted: ReadonlyMap<Element, string>): boolean =>
  [...mounted.keys()].some((element) => element.isConnected)

/**
 * Unmounts the shells of the page before, whose elements have all left the document and whose components are mounted
 * again: libraries replace pages without loading them, and run the scripts of the new page.
 */
export function unmountLeft(now: Mounted): void {
  const names = new Set<string>(now.values())
  for (const [end, before] of readShared('mounted') ?? [])
    if (!isConnected(before) && [...before.values()].some((name) => names.has(name))) end()
}

/** A registered shell. */
export interface RegisteredShell {
  /** Unmounts the shell, whose elements have left, and keeps events that were sent since for the next one. */
  readonly end: () => void
  readonly remove: () => void
}

/** Registers a shell whose elements are in the document. */
export function registerShell(mounted: Mounted, unmount: () => void): RegisteredShell {
  if (!isConnected(mounted)) return { end: unmount, remove: () => undefined }
  const shells = beginShared('mounted', () => new Map())
  let seenUntil = performance.now()
  const onEvent = ({ timeStamp }: Event) => {
    if (isConnected(mounted)) seenUntil = timeStamp
  }
  for (const name of BUFFERED_EVENTS) window.addEventListener(name, onEvent)
  // The new page's scripts may have sent events already.
  const end = () => keepEventsSince(seenUntil, unmount)
  shells.set(end, mounted)
  return {
    end,
    remove() {
      shells.delete(end)
      for (const name of BUFFERED_EVENTS) window.removeEventListener(name, onEvent)
    },
  }
}
