import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'

/** A group of which one part at most is open. */
export interface Disclosure<Root extends HTMLElement> {
  readonly openId: string | null
  readonly open: (id: string) => void
  readonly toggle: (id: string) => void
  readonly close: () => void
  /** Goes on the element that holds the buttons and what they open. */
  readonly rootProps: {
    ref: RefObject<Root | null>
    onKeyDown: (event: KeyboardEvent) => void
  }
}

/**
 * Opens one of several parts at a time. Escape closes it and gives focus back to its button (found by
 * `aria-expanded="true"`); a press outside, or focus that moves outside, closes it too.
 */
export function useDisclosure<Root extends HTMLElement>(): Disclosure<Root> {
  const [openId, setOpenId] = useState<string | null>(null)
  const ref = useRef<Root>(null)
  const close = useCallback(() => setOpenId(null), [])
  const open = useCallback((id: string) => setOpenId(id), [])
  const toggle = useCallback((id: string) => setOpenId((current) => (current === id ? null : id)), [])

  useEffect(() => {
    if (openId === null) return undefined
    const closeFromOutside = (event: Event) => {
      if (!ref.current?.contains(event.target as Node)) setOpenId(null)
    }
    // A press does not move focus to the button in every browser: then nothing below the document is told of Escape, or
    // that focus went elsewhere.
    const closeWithoutFocus = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape' && document.activeElement === document.body) setOpenId(null)
    }
    document.addEventListener('pointerdown', closeFromOutside)
    document.addEventListener('focusin', closeFromOutside)
    document.addEventListener('keydown', closeWithoutFocus)
    return () => {
      document.removeEventListener('pointerdown', closeFromOutside)
      document.removeEventListener('focusin', closeFromOutside)
      document.removeEventListener('keydown', closeWithoutFocus)
    }
  }, [openId])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || openId === null) return
    event.stopPropagation()
    ref.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus()
    close()
  }
  return { openId, open, toggle, close, rootProps: { ref, onKeyDown } }
}
