import { readShared, type Shared, writeShared } from '../page/shared.ts'
import { startStickyHeader } from './startStickyHeader.ts'

/**
 * Runs `startStickyHeader` once for all callers with the same arguments, so that a sticky header stays sticky while it
 * is hydrated.
 *
 * @returns a function that stops it with the last caller.
 */
export function shareStickyHeader(header: HTMLElement, sticks: boolean): () => void {
  const before = readShared('sticky', header)
  const isSame = before?.sticks === sticks
  if (!isSame) before?.stop()
  const watch: Shared<'sticky'> = isSame
    ? before
    : writeShared('sticky', { sticks, stop: startStickyHeader(header, { sticks }), holders: 0 }, header)
  watch.holders += 1
  let isHeld = true
  return () => {
    if (!isHeld) return
    isHeld = false
    watch.holders -= 1
    if (watch.holders > 0 || readShared('sticky', header) !== watch) return
    writeShared('sticky', undefined, header)
    watch.stop()
  }
}
