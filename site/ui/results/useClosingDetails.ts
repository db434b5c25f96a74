import { type RefObject, useCallback, useEffect } from 'react'

/**
 * Closes open `<details>` inside an element with Escape, with a click outside, and when focus moves on.
 *
 * @returns a function that closes them, and moves focus from inside to their `<summary>`
 */
export function useClosingDetails(root: RefObject<HTMLElement | null>): () => void {
  const close = useCallback(() => {
    for (const details of openIn(root)) {
      const hadFocus = details.contains(document.activeElement)
      details.open = false
      if (hadFocus) details.querySelector('summary')?.focus()
    }
  }, [root])
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') close()
    }
    const onPress = ({ target }: Event): void => {
      for (const details of openIn(root)) {
        if (!(target instanceof Node && details.contains(target))) details.open = false
      }
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('focusin', onPress)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('focusin', onPress)
    }
  }, [root, close])
  return close
}

const openIn = (root: RefObject<HTMLElement | null>): HTMLDetailsElement[] => [
  ...(root.current?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? []),
]
