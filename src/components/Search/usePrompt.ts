import { type RefObject, useEffect } from 'react'

/**
 * Shortens a field's placeholder in narrow fields. The style sheet defines the width in `--_prompt` and shows the short
 * text before hydration, so that nothing changes visibly.
 */
export function usePrompt(field: RefObject<HTMLInputElement | null>, long: string, short: string): void {
  useEffect(() => {
    const input = field.current
    if (!input || typeof ResizeObserver === 'undefined') return undefined
    const update = () => {
      input.placeholder = getComputedStyle(input).getPropertyValue('--_prompt').trim() === 'short' ? short : long
    }
    // Its first call is with the page's own layout: reading the style now would force another one.
    const observer = new ResizeObserver(update)
    observer.observe(input)
    return () => observer.disconnect()
  }, [field, long, short])
}
