import { isScripted, MENUS_ATTRIBUTE, opensSheet } from '../browser/disclosures/disclosures.ts'
import { closestTo } from '../browser/elements/elements.ts'
import { isPlainClick } from '../browser/events/clicks.ts'
import { holdPress } from '../browser/events/holdPress.ts'
import { followSkipLink } from '../browser/navigation/followSkipLink.ts'
import { pageTimeout } from '../browser/page/pageTimeout.ts'
import { safeDocument } from '../browser/page/safeDocument.ts'
import type { PagePart } from './ServedPage.ts'

/** Time limit before a link or form falls back to its default action, in milliseconds. */
const FALLBACK_DELAY_MS = 4000

/** A link that this file handles itself. */
const SKIP_LINK = '[data-shell="skip-link"]'

/** Clickable elements. */
const CONTROLS = 'a[href], button, input'

/** Returns the component that an event needs the code of: it still has the server's HTML, and has behavior. */
const islandOf = (event: Event): PagePart | undefined => {
  const elements = event.composedPath()
  if (closest(event, SKIP_LINK)) return undefined
  for (const part of parts)
    if (part.element && !part.isLive && part.hasBehavior && elements.includes(part.element))
      return part.handles?.(event.target) ||
        (isStarted(part.element) && (isScripted(event.target) || (event.type === 'click' && opensSheet(event.target))))
        ? undefined
        : part
  return undefined
}

/** Whether script controls the menus of a header, or has opened a side navigation. */
const isStarted = (element: Element): boolean => element.matches(`[${MENUS_ATTRIBUTE}], dialog[open]`)

const parts = new Set<PagePart>()
let isRepeating = false
let isPointerDown = false

/** Delays clicks in a served component until its code is loaded. Returns a function that stops it. */
export function delayClicks(part: PagePart): () => void {
  if (parts.size === 0) listen()
  parts.add(part)
  // A visitor may type before this script.
  const field = part.element?.querySelector('input:focus')
  field?.dispatchEvent(new FocusEvent('focusin', { bubbles: true, composed: true }))
  return () => parts.delete(part)
}

function listen(): void {
  const listeners = {
    pointerdown: onPointerDown,
    pointercancel: onPointerCancel,
    focusin: onFocusOrKey,
    keydown: onFocusOrKey,
    click: onClick,
    auxclick: onClick,
    submit: onSubmit,
  }
  // On the window, as they come down: before React handles any event.
  for (const [type, listener] of Object.entries(listeners)) window.addEventListener(type, listener, true)
  // After the page's own listeners.
  window.addEventListener('click', onSkipLink)
}

function onPointerDown(event: Event): void {
  isPointerDown = true
  // A finger that scrolls the page begins as one that presses.
  if ((event as PointerEvent).pointerType === 'touch') return
  const part = islandOf(event)
  if (part && closest(event, CONTROLS)) load(part, event.target).catch(ignore)
}

function onPointerCancel(): void {
  isPointerDown = false
}

/**
 * Repeats a focus or a key once the code is there, which then opens what it asks for: an arrow in a field, its list. The key does
 * not bubble: the page has heard it.
 */
function onFocusOrKey(event: Event): void {
  // Where the code cannot be loaded, the repetition would come back to here for ever.
  if (isRepeating) return
  const target = event.target as Element
  const { key } = event as KeyboardEvent
  // A pointer click states its own action; fields and keyboard users need the focus handlers first.
  const isHeard = isPointerDown && target.localName !== 'input'
  isPointerDown = false
  const part = islandOf(event)
  if (part)
    holdPress(target, load(part, target), () => {
      if (!isHeard && target === safeDocument.activeElement)
        repeat(() => target.dispatchEvent(key ? new KeyboardEvent('keydown', { key }) : copyOf(event)))
    })
}

function onClick(event: Event): void {
  isPointerDown = false
  if (isRepeating || !(event instanceof MouseEvent)) return
  const part = islandOf(event)
  const control = closest(event, CONTROLS)
  if (!part || !control || event.defaultPrevented) return
  if (!isPlainClick(event)) {
    repeatUnseen(part, event, control)
    return
  }
  if (control.localName !== 'input') event.preventDefault()
  event.stopImmediatePropagation()
  delay(part, control, () => part.replacementOf(control).click(), control.matches('a[href], [type="submit"]'))
}

function onSubmit(event: Event): void {
  if (isRepeating || event.defaultPrevented) return
  const part = islandOf(event)
  if (!part) return
  const form = event.target as HTMLFormElement
  event.preventDefault()
  event.stopImmediatePropagation()
  const submitter = (event as SubmitEvent).submitter
  const submit = () => {
    const now = part.replacementOf(form)
    const button = submitter && part.replacementOf(submitter)
    now.requestSubmit(now.contains(button) ? button : undefined)
  }
  delay(part, form, submit, true)
}

function onSkipLink(event: MouseEvent): void {
  const link = closest(event, SKIP_LINK)
  if (link) followSkipLink(event, link)
}

/** Repeats a click that the browser handles itself, in a new tab: listeners are called once the code is loaded. */
function repeatUnseen(part: PagePart, event: MouseEvent, control: HTMLElement): void {
  load(part, control).then(() => {
    const copy = copyOf(event)
    window.addEventListener(event.type, (repeated) => repeated === copy && repeated.preventDefault(), { once: true })
    repeat(() => part.replacementOf(control).dispatchEvent(copy))
  }, ignore)
}

/** @param isNative whether the browser has a default action for the click: it opens nothing that a visitor could close. */
function delay(part: PagePart, target: Element, click: () => void, isNative: boolean): void {
  const loading = load(part, target)
  if (!isNative) {
    holdPress(target, loading.catch(ignore), () => repeat(click))
    return
  }
  const limit = new Promise<void>((resolve) => pageTimeout(resolve, FALLBACK_DELAY_MS))
  Promise.race([loading.catch(ignore), limit]).then(() => repeat(click))
}

function repeat(click: () => void): void {
  isRepeating = true
  try {
    click()
  } finally {
    isRepeating = false
  }
}

const copyOf = <Copied extends Event>(event: Copied): Copied =>
  new (event.constructor as new (type: string, init: EventInit) => Copied)(event.type, event)
const load = (part: PagePart, target: EventTarget | null): Promise<void> => {
  const isSheet = opensSheet(target)
  // The header opens it, and the code fills it.
  if (isSheet) part.render()
  return isSheet || isScripted(target) ? part.startHeader() : part.activate()
}
const closest = ({ target }: Event, selector: string): HTMLElement | null => closestTo(target, selector)
const ignore = (): void => undefined
