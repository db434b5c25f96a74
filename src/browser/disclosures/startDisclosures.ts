import { keepInWindow } from '../elements/keepInWindow.ts'
import { onTakenBack } from '../events/holdPress.ts'
import { onNavigation } from '../navigation/onNavigation.ts'
import { safeDocument } from '../page/safeDocument.ts'
import { readShared, writeShared } from '../page/shared.ts'
import { disclosureAt, GROUPS, MENUS_ATTRIBUTE } from './disclosures.ts'

/**
 * Makes the buttons of a header's menus open and close their lists. The state is in the DOM, so that one script can take
 * over from another, with open lists: a second call for an element stops the first.
 *
 * A press toggles; Escape closes the list around the focus and returns focus to its button; a press or focus outside of
 * the group, or a new URL, closes it too. The account's list also opens as its button gets focus by keyboard. An open
 * list is moved into the window.
 */
export function startDisclosures(header: HTMLElement): Disclosures {
  readShared('disclosures', header)?.()
  const controller = new AbortController()
  const { signal } = controller
  /** Expanded buttons, with functions that stop their listeners. */
  const expanded = new Map<HTMLElement, () => void>()
  /** The button under a press that has not become a click yet. */
  let pressed: HTMLElement | null = null
  let isWindowBlurred = false

  const watch = (button: HTMLElement) => {
    const list = button.parentElement?.querySelector<HTMLElement>('.shell-submenu')
    const stopPlacing = list ? keepInWindow(list) : undefined
    const stopListening = onLeave(groupOf(button), () => close(button))
    expanded.set(button, () => {
      stopPlacing?.()
      stopListening()
    })
  }
  const open = (button: HTMLElement) => {
    for (const other of expanded.keys()) if (groupOf(other) === groupOf(button)) close(other)
    setExpanded(button, true)
    watch(button)
  }
  const close = (button: HTMLElement) => {
    expanded.get(button)?.()
    expanded.delete(button)
    setExpanded(button, false)
  }
  const listen = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (event: HTMLElementEventMap[Type], button: HTMLElement | null) => void,
  ) => header.addEventListener(type, (event) => listener(event, disclosureAt(event.target)), { signal })

  // Until now, CSS showed a list around the focus.
  header.setAttribute(MENUS_ATTRIBUTE, 'scripted')
  for (const button of expandedIn(header)) watch(button)
  listen('click', (_, button) => {
    pressed = null
    if (button) expanded.has(button) ? close(button) : open(button)
  })
  listen('keydown', (event) => {
    if (event.key !== 'Escape') return
    for (const button of expanded.keys()) {
      if (!groupOf(button).contains(event.target as Node)) continue
      event.stopPropagation()
      button.focus()
      close(button)
    }
  })
  listen('pointerdown', (_, button) => {
    pressed = button
  })
  listen('focusin', (_, button) => {
    // Focus caused by a click does not open the list, so that the click toggles once. Nor does focus that the browser
    // restores when the window becomes active again.
    const isByKeyboard = button !== pressed && !isWindowBlurred
    isWindowBlurred = false
    if (button?.parentElement?.matches('.shell-user') && isByKeyboard && !expanded.has(button)) open(button)
  })
  listen('focusout', ({ target }) => {
    // Focus leaves the pressed button: the press is over. Another element may lose it to a dialog that the press closes.
    if (target === pressed) pressed = null
    // The window lost focus, not the element.
    isWindowBlurred = safeDocument.activeElement === target
  })

  const stop = () => {
    controller.abort()
    for (const stopWatching of expanded.values()) stopWatching()
    expanded.clear()
    if (readShared('disclosures', header) === stop) header.removeAttribute(MENUS_ATTRIBUTE)
  }
  writeShared('disclosures', stop, header)
  return {
    close() {
      for (const button of expanded.keys()) close(button)
    },
    stop,
  }
}

/**
 * Makes the buttons of a side navigation expand and collapse the lists below them; at most one list is expanded. The state is
 * in the DOM, so that one script can take over from another: a second call for an element stops the first.
 */
export function startSubmenus(root: HTMLElement): Disclosures {
  readShared('submenus', root)?.()
  const controller = new AbortController()
  const close = () => {
    for (const button of expandedIn(root)) setExpanded(button, false)
  }
  const onClick = ({ target }: Event) => {
    const button = disclosureAt(target)
    if (!button) return
    const isExpanded = button.getAttribute('aria-expanded') === 'true'
    close()
    setExpanded(button, !isExpanded)
  }
  root.addEventListener('click', onClick, { signal: controller.signal })
  const stop = writeShared('submenus', () => controller.abort(), root)
  return { close, stop }
}

/** Sets whether a button's list is open: on the button for assistive technology, on its parent for CSS. */
export function setExpanded(button: HTMLElement, isExpanded: boolean): void {
  button.setAttribute('aria-expanded', String(isExpanded))
  if (isExpanded) button.parentElement?.setAttribute('data-open', 'true')
  else button.parentElement?.removeAttribute('data-open')
}

/** Returns the buttons of the menus in an element whose lists are open. */
export const expandedIn = (root: Element): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>('button[aria-expanded="true"]')].filter(disclosureAt)

/**
 * Calls a listener as a visitor leaves an open element: by a press or focus outside of it, by Escape without focus, or
 * by a new URL.
 *
 * @returns a function that unsubscribes.
 */
export function onLeave(element: Element, listener: () => void): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const leaveFromOutside = (event: Event) => {
    if (!event.composedPath().includes(element)) listener()
  }
  const leaveWithoutFocus = ({ key }: KeyboardEvent) => {
    // A click does not focus the button in every browser; then Escape reaches only the document.
    if (key === 'Escape' && safeDocument.activeElement === safeDocument.body) listener()
  }
  safeDocument.addEventListener('pointerdown', leaveFromOutside, { signal })
  safeDocument.addEventListener('focusin', leaveFromOutside, { signal })
  safeDocument.addEventListener('keydown', leaveWithoutFocus, { signal })
  const stopUrlListener = onNavigation(listener)
  return () => {
    controller.abort()
    stopUrlListener()
  }
}

/**
 * Calls a listener as a visitor leaves what a press is about to open: by Escape, by a press outside of its control, or by a
 * new URL.
 *
 * @returns a function that unsubscribes.
 */
export function onLeaveBeforeOpen(control: EventTarget, listener: () => void): () => void {
  const stops = [onTakenBack(control, listener), onNavigation(listener)]
  return () => {
    for (const stop of stops) stop()
  }
}

/** The menus of a header. */
export interface Disclosures {
  /** Closes all lists. */
  readonly close: () => void
  /** Stops. Open lists stay open. */
  readonly stop: () => void
}

/** Returns the element around a button in which at most one is expanded. */
const groupOf = (button: Element): HTMLElement => button.closest<HTMLElement>(GROUPS) as HTMLElement
