import { type RefObject, useLayoutEffect } from 'react'
import { useLatest } from '../../react/useLatest.ts'

/** Event handlers of a field, by event name. */
export interface FieldEvents {
  readonly input: (event: Event) => void
  readonly keydown: (event: KeyboardEvent) => void
  readonly focus: () => void
  readonly blur: () => void
}

/** Adds the latest event handlers to a field rendered by another component. */
export function useFieldEvents(field: RefObject<HTMLInputElement | null>, events: FieldEvents): void {
  const latest = useLatest(events)
  // In the same commit: a letter typed between rendering and listening would be lost.
  useLayoutEffect(() => {
    const element = field.current
    const controller = new AbortController()
    const { signal } = controller
    element?.addEventListener('input', (event) => latest.current.input(event), { signal })
    element?.addEventListener('keydown', (event) => latest.current.keydown(event), { signal })
    element?.addEventListener('focus', () => latest.current.focus(), { signal })
    element?.addEventListener('blur', () => latest.current.blur(), { signal })
    return () => controller.abort()
  }, [field, latest])
}
