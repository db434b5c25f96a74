import { startStickyHeader } from './startStickyHeader.ts'

interface SharedWatch {
  readonly sticks: boolean
  readonly stop: () => void
  holders: number
}

// Stored on the element, where every copy of the shell on the page finds it.
const KEY = Symbol.for('@jobsite/shell/sticky')

type WatchedHeader = HTMLElement & { [KEY]?: SharedWatch | undefined }

/**
 * Runs `startStickyHeader` once for all callers with the same arguments, so that a sticky header stays sticky while it
 * is hydrated.
 *
 * @returns a function that stops it with the last caller.
 */
export function shareStickyHeader(header: WatchedHeader, sticks: boolean): () => void {
  const before = header[KEY]
  if (before && before.sticks !== sticks) {
    before.stop()
    header[KEY] = undefined
  }
  const watch = header[KEY] ?? { sticks, stop: startStickyHeader(header, { sticks }), holders: 0 }
  header[KEY] = watch
  watch.holders += 1
  let isHeld = true
  return () => {
    if (!isHeld) return
    isHeld = false
    watch.holders -= 1
    if (watch.holders > 0 || header[KEY] !== watch) return
    header[KEY] = undefined
    watch.stop()
  }
}
