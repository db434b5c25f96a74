import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { onLeave } from '../../browser/disclosures/onLeave.ts'

/** State of a panel with its button. */
export interface Panel<Root extends HTMLElement> {
  readonly isOpen: boolean
  readonly toggle: () => void
  readonly close: () => void
  /** Props of the element that contains the button and the panel. */
  readonly rootProps: {
    ref: RefObject<Root | null>
    onKeyDown: (event: KeyboardEvent) => void
  }
}

/**
 * Returns the state of a panel. Escape closes it and returns focus to its button (found by `aria-expanded="true"`); a
 * click or focus outside, or a new URL, closes it too.
 */
export function usePanel<Root extends HTMLElement>(): Panel<Root> {
  const [isOpen, setOpen] = useState(false)
  const ref = useRef<Root>(null)
  const close = useCallback(() => setOpen(false), [])
  const toggle = useCallback(() => setOpen((current) => !current), [])

  useEffect(() => (isOpen && ref.current ? onLeave(ref.current, close) : undefined), [isOpen, close])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    event.stopPropagation()
    ref.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus()
    close()
  }
  return { isOpen, toggle, close, rootProps: { ref, onKeyDown } }
}
