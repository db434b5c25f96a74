import { readShared, writeShared } from '../page/shared.ts'
import { holdStickyHeader } from './holdStickyHeader.ts'
import { startStickyHeader } from './startStickyHeader.ts'

/**
 * Runs `startStickyHeader` once for all callers with the same arguments, so that a sticky header stays sticky while it
 * is hydrated.
 *
 * @returns a function that stops it with the last caller.
 */
export function shareStickyHeader(header: HTMLElement, sticks: boolean): () => void {
  const before = readShared('sticky', header)
  if (before?.sticks === sticks) return holdStickyHeader(header, before)
  before?.stop()
  const stop = startStickyHeader(header, { sticks })
  return holdStickyHeader(header, writeShared('sticky', { sticks, stop, holders: 0 }, header))
}
