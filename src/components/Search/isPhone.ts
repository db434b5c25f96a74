import { constants } from '../../core/constants.ts'

/** Whether the screen is a phone's by its width. Asked when something is pressed, never while drawing. */
export function isPhone(): boolean {
  return window.matchMedia?.(`(max-width: ${constants.mobileMaxWidth}px)`).matches ?? false
}
