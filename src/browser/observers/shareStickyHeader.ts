import { startStickyHeader } from './startStickyHeader.ts'

interface SharedWatch {
  readonly sticks: boolean
  readonly stop: () => void
  holders: number
}

const watches = new WeakMap<HTMLElement, SharedWatch>()

/**
 * Runs `startStickyHeader` once for all callers with the same arguments, so that a sticky header stays sticky while it
 * is hydrated.
 *
 * @returns a function that stops it with the last caller.
 */
export function shareStickyHeader(header: HTMLElement, sticks: boolean): () => void {
  const before = watches.get(header)
  if (before && before.sticks !== sticks) {
    before.stop()
    watches.delete(header)
  }
  const watch = watches.get(header) ?? { sticks, stop: startStickyHeader(header, { sticks }), holders: 0 }
  watches.set(header, watch)
  watch.holders += 1
  let isHeld = true
  return () => {
    if (!isHeld) return
    isHeld = false
    watch.holders -= 1
    if (watch.holders > 0 || watches.get(header) !== watch) return
    watches.delete(header)
    watch.stop()
  }
}
