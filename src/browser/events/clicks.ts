/** Fields of a click, in native and React events. */
export type Click = Pick<MouseEvent, 'defaultPrevented' | 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

const MIDDLE_BUTTON = 1

/** Returns whether a click is by the middle button, which opens a new tab: links receive it as `auxclick`. */
export function isMiddleClick(event: Pick<MouseEvent, 'button'>): boolean {
  return event.button === MIDDLE_BUTTON
}

/** Returns whether a click navigates in this tab; any other click is left to the browser. */
export function isPlainClick(event: Click): boolean {
  return !(
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  )
}
