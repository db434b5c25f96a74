import { constants } from '../../core/constants.ts'

/** Returns whether the screen has a phone's width. Called in event handlers, never while rendering. */
export function isPhone(): boolean {
  return window.matchMedia?.(`(max-width: ${constants.mobileMaxWidth}px)`).matches ?? false
}
