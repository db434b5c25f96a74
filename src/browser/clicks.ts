/** What a press says of itself, in a native event and in React's. */
type Press = Pick<MouseEvent, 'defaultPrevented' | 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

const MIDDLE_BUTTON = 1

/** A press of the middle button, which opens a tab: links hear of it as `auxclick`. */
export function isMiddleClick(event: Pick<MouseEvent, 'button'>): boolean {
  return event.button === MIDDLE_BUTTON
}

/** A press that means "go there in this tab": anything else is the browser's own. */
export function isPlainClick(event: Press): boolean {
  return !(
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  )
}
