import { readShared, type Shared, writeShared } from './shared.ts'

/**
 * Holds what several callers share: with the last of them it ends.
 *
 * @returns a function that lets go; later calls do nothing.
 */
export function hold(held: { holders: number }, end: () => void): () => void {
  held.holders += 1
  let isHeld = true
  return () => {
    if (!isHeld) return
    isHeld = false
    held.holders -= 1
    if (held.holders <= 0) end()
  }
}

/** Keeps a header sticky for one more caller. Returns a function that ends it, and with the last caller what is on. */
export const holdStickyHeader = (header: HTMLElement, watch: Shared<'sticky'>): (() => void) =>
  hold(watch, () => {
    if (readShared('sticky', header) !== watch) return
    writeShared('sticky', undefined, header)
    watch.stop()
  })
