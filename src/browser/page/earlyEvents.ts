// What is sent before a shell is mounted. Apart from `shellPage.ts`: a page of islands loads this first.
import { BUFFERED_EVENTS } from '../../core/events/eventBootScript.ts'
import { safeDocument } from './safeDocument.ts'
import { readShared, type Shared, writeShared } from './shared.ts'

/** Buffers the last event of each name from now on, unless the boot script does. Returns those that it has buffered. */
export function bufferShellEvents(): Shared<'events'> {
  const before = readShared('events')
  if (before) return before
  const buffered: Shared<'events'> = writeShared('events', {})
  for (const name of BUFFERED_EVENTS) {
    window.addEventListener(name, (event) => {
      buffered[name] = event
    })
  }
  return buffered
}

/**
 * Repeats the click that preceded the shell's code, once: in the search field that has the focus, or else on the button that
 * the boot script recorded.
 */
export function repeatEarlyClick(): void {
  const buffered: Shared<'events'> = readShared('events') ?? {}
  const button = buffered.click
  if (button === null) return
  buffered.click = null
  if (button === false) return
  const field = safeDocument.querySelector<HTMLElement>('[data-shell] input:focus')
  // Where it was removed meanwhile, nobody hears it.
  ;(field ?? button)?.click()
}
