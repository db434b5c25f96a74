import { readShared, type Shared, writeShared } from '../page/shared.ts'

/** Keeps a header sticky for one more caller. Returns a function that ends it, and with the last caller what is on. */
export function holdStickyHeader(header: HTMLElement, watch: Shared<'sticky'>): () => void {
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
