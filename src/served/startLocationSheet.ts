import { openModal } from '../browser/dialog/openModal.ts'
import { closestTo } from '../browser/elements/elements.ts'
import { holdPress } from '../browser/events/holdPress.ts'
import { MOBILE_MAX_WIDTH } from '../core/windowWidths.ts'
import type { PagePart } from './ServedPage.ts'

/**
 * Opens the location sheet of a server's header at once as its button is pressed, without content, on the screens of phones. The
 * code that renders the header, which is loaded meanwhile, takes over.
 */
export function startLocationSheet(header: PagePart, ended: AbortSignal): void {
  let close = (): void => undefined
  /** The press that waits for the code. */
  let waiting: Event | undefined

  const onPress = (event: Event) => {
    const button = closestTo(event.target, '.shell-location-button')
    const dialog = header.element?.querySelector<HTMLDialogElement>('.shell-sheet')
    // React may have handled the press as it hydrates, or see it next.
    if (header.isLive || !button || !dialog || button.ariaExpanded === 'true') return
    event.preventDefault()
    const onClose = () => {
      waiting = undefined
      close()
      dialog.toggleAttribute('data-sheet', false)
    }
    dialog.toggleAttribute('data-sheet', true)
    close = openModal(dialog, { maxWidth: MOBILE_MAX_WIDTH, onClose })
    // Beside its button it opens with its content.
    waiting = event
    const hydrated = header.activate()
    holdPress(dialog.open ? dialog : button, hydrated, () => {
      if (waiting === event) header.replacementOf(button).click()
    })
    hydrated.catch(onClose)
  }
  header.element?.addEventListener('click', onPress, { signal: ended })
  ended.addEventListener('abort', () => close())
}
