import { type RefObject, useEffect } from 'react'

/** Closes open `<details>` inside an element with Escape, with a click outside, and when focus moves on. */
export function useClosingDetails(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const open = (): HTMLDetailsElement[] => [
      ...(root.current?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? []),
    ]
    const closeOthers = (target: EventTarget | null): void => {
      for (const details of open()) if (!(target instanceof Node && details.contains(target))) details.open = false
    }
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return
      for (const details of open()) {
        const hadFocus = details.contains(document.activeElement)
        details.open = false
        if (hadFocus) details.querySelector('summary')?.focus()
      }
    }
    const onPress = (event: Event): void => closeOthers(event.target)
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('focusin', onPress)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('focusin', onPress)
    }
  }, [root])
}
