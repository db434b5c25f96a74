import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { keepInWindow } from '../../browser/keepInWindow.ts'
import { onNavigation } from '../../browser/onNavigation.ts'

/** State of a group in which at most one item is open. */
export interface Disclosure<Root extends HTMLElement> {
  readonly openId: string | null
  readonly open: (id: string) => void
  readonly toggle: (id: string) => void
  readonly close: () => void
  /** Props of the element that contains the buttons and their content. */
  readonly rootProps: {
    ref: RefObject<Root | null>
    onKeyDown: (event: KeyboardEvent) => void
  }
}

/**
 * Returns the state of a group in which at most one item is open. Escape closes it and returns focus to its button
 * (found by `aria-expanded="true"`); a click or focus outside, or a new URL, closes it too. An open list is moved into the
 * window.
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
    // A click does not focus the button in every browser; then Escape and focus changes reach only the document.
    const closeWithoutFocus = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape' && document.activeElement === document.body) setOpenId(null)
    }
    const list = ref.current?.querySelector<HTMLElement>('[data-open] > .shell-submenu')
    const stopPlacing = list ? keepInWindow(list) : undefined
    const stopUrlListener = onNavigation(() => setOpenId(null))
    document.addEventListener('pointerdown', closeFromOutside)
    document.addEventListener('focusin', closeFromOutside)
    document.addEventListener('keydown', closeWithoutFocus)
    return () => {
      stopPlacing?.()
      stopUrlListener()
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
