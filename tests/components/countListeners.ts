import { vi } from 'vitest'

/**
 * Counts the listeners that are added to the window and the document from now on, less those that are removed or whose signal is
 * aborted.
 */
export function countListeners(): () => number {
  const listening = new Map<string, Map<unknown, AbortSignal | undefined>>()
  // `safeDocument` reads past what the document itself has.
  for (const target of [window, Document.prototype]) {
    const of = (type: string, options: AddEventListenerOptions | boolean | undefined) => {
      const isCaught = typeof options === 'object' ? options.capture === true : options === true
      const key = `${target === window} ${type} ${isCaught}`
      const found = listening.get(key) ?? new Map<unknown, AbortSignal | undefined>()
      listening.set(key, found)
      return found
    }
    const { addEventListener: add, removeEventListener: remove } = target
    vi.spyOn(target, 'addEventListener').mockImplementation(function (this: EventTarget, type, listener, options) {
      add.call(this, type, listener, options)
      of(type, options).set(listener, typeof options === 'object' ? options.signal : undefined)
    })
    vi.spyOn(target, 'removeEventListener').mockImplementation(function (this: EventTarget, type, listener, options) {
      remove.call(this, type, listener, options)
      of(type, options as AddEventListenerOptions | boolean | undefined).delete(listener)
    })
  }
  const isActive = (signal: AbortSignal | undefined) => !signal?.aborted
  return () => [...listening.values()].flatMap((found) => [...found.values()].filter(isActive)).length
}
