import { type MouseEvent, type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { constants } from '../../core/constants.ts'

/**
 * Hides a list some time after its field lost focus. A press that began on the list always counts: until it ends,
 * nothing is hidden.
 */
export function useHiding(field: RefObject<HTMLElement | null>, hide: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isPressed = useRef(false)
  const latest = useRef(hide)
  useLayoutEffect(() => {
    latest.current = hide
  })
  const cancel = useCallback(() => clearTimeout(timer.current), [])
  const start = useCallback(() => {
    clearTimeout(timer.current)
    if (!isPressed.current) timer.current = setTimeout(() => latest.current(), constants.suggestionHideDelayMs)
  }, [])

  useEffect(() => {
    const release = () => {
      if (!isPressed.current) return
      isPressed.current = false
      if (document.activeElement !== field.current) start()
    }
    const ends = ['pointerup', 'pointercancel'] as const
    for (const type of ends) document.addEventListener(type, release)
    return () => {
      for (const type of ends) document.removeEventListener(type, release)
      cancel()
    }
  }, [field, start, cancel])

  const listProps = {
    onPointerDown: () => {
      isPressed.current = true
    },
    // Focus stays in the field.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
  }
  return { start, cancel, listProps }
}
