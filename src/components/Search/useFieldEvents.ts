import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Event handlers of a field, by event name. */
export interface FieldEvents {
  readonly input: (event: Event) => void
  readonly keydown: (event: KeyboardEvent) => void
  readonly focus: () => void
  readonly blur: () => void
}

/** Adds the latest event handlers to a field rendered by another component. */
export function useFieldEvents(field: RefObject<HTMLInputElement | null>, events: FieldEvents): void {
  const latest = useRef(events)
  useLayoutEffect(() => {
    latest.current = events
  })
  // In the same commit: a letter typed between rendering and listening would be lost.
  useLayoutEffect(() => {
    const element = field.current
    const onInput = (event: Event) => latest.current.input(event)
    const onKeyDown = (event: KeyboardEvent) => latest.current.keydown(event)
    const onFocus = () => latest.current.focus()
    const onBlur = () => latest.current.blur()
    element?.addEventListener('input', onInput)
    element?.addEventListener('keydown', onKeyDown)
    element?.addEventListener('focus', onFocus)
    element?.addEventListener('blur', onBlur)
    return () => {
      element?.removeEventListener('input', onInput)
      element?.removeEventListener('keydown', onKeyDown)
      element?.removeEventListener('focus', onFocus)
      element?.removeEventListener('blur', onBlur)
    }
  }, [field])
}
