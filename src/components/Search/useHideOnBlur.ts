import { type MouseEvent, type RefObject, useCallback, useEffect, useRef } from 'react'
import { isFocused } from '../../browser/elements/rootOf.ts'
import { safeDocument } from '../../browser/page/safeDocument.ts'
import { constants } from '../../core/constants.ts'
import { useLatest } from '../../react/useLatest.ts'

/**
 * Hides a list a moment after its field lost focus. A click that started on the list always counts: nothing is hidden
 * until it ends.
 */
export function useHideOnBlur(field: RefObject<HTMLElement | null>, hide: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isPointerDown = useRef(false)
  const latest = useLatest(hide)
  const cancel = useCallback(() => clearTimeout(timer.current), [])
  const start = useCallback(() => {
    clearTimeout(timer.current)
    if (!isPointerDown.current) timer.current = setTimeout(() => latest.current(), constants.suggestionHideDelayMs)
  }, [latest])

  useEffect(() => {
    const release = () => {
      if (!isPointerDown.current) return
      isPointerDown.current = false
      if (!isFocused(field.current)) start()
    }
    const ends = ['pointerup', 'pointercancel'] as const
    for (const type of ends) safeDocument.addEventListener(type, release)
    return () => {
      for (const type of ends) safeDocument.removeEventListener(type, release)
      cancel()
    }
  }, [field, start, cancel])

  const listProps = {
    onPointerDown: () => {
      isPointerDown.current = true
    },
    // Focus stays in the field.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
  }
  return { start, cancel, listProps }
}
