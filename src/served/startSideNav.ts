import { closeDialog } from '../browser/dialog/dialogs.ts'
import { openModal } from '../browser/dialog/openModal.ts'
import { startSubmenus } from '../browser/disclosures/startDisclosures.ts'
import { closestTo } from '../browser/elements/elements.ts'
import { holdPress } from '../browser/events/holdPress.ts'
import { DOUBLE_PRESS_MS } from '../browser/events/ignoreSecondPress.ts'
import { notifyPage } from '../browser/events/notifyPage.ts'
import { pageTimeout } from '../browser/page/pageTimeout.ts'
import { MOBILE_MAX_WIDTH } from '../core/windowWidths.ts'
import type { PagePart, ServedPage } from './ServedPage.ts'

const BUTTON = '.shell-menu-button'

/**
 * Opens a server's side navigation at once as the menu button of the server's header is pressed, and closes it. The code that
 * renders it, which is loaded meanwhile, takes over.
 */
export function startSideNav(header: PagePart, ended: AbortSignal): void {
  const { page, element } = header
  const button = element?.querySelector<HTMLElement>(BUTTON)
  let forget = (): void => undefined

  const connect = ({ id }: HTMLDialogElement) => {
    if (header.isLive) return
    button?.setAttribute('aria-controls', id)
    // Without it, the style sheet shows the main menu while the button has the focus.
    button?.setAttribute('aria-haspopup', 'dialog')
  }

  const open = (sideNav: PagePart, dialog: HTMLDialogElement) => {
    const opened = new AbortController()
    const { signal } = opened
    const track = (isOpen: boolean) => notifyPage(page.given.onTrack, { type: 'sideNav', isOpen })
    // Of the two that may have opened it, the last one alone is called: it tells the page.
    const onClose = () => {
      close()
      opened.abort()
      track(false)
    }
    connect(dialog)
    let close = (): void => undefined
    close = openModal(dialog, { maxWidth: MOBILE_MAX_WIDTH, onClose })
    if (!dialog.open) return
    startSubmenus(dialog)
    track(true)
    sideNav.isOpening = true
    pageTimeout(() => {
      sideNav.isOpening = false
    }, DOUBLE_PRESS_MS)
    const onClick = ({ target }: Event) => {
      if (closestTo(target, '.shell-close')) closeDialog(dialog)
    }
    dialog.addEventListener('click', onClick, { signal })
    forget = () => {
      opened.abort()
      close()
    }
    sideNav.render()
  }

  const served = sideNavOf(page)?.element
  if (served) {
    connect(served as HTMLDialogElement)
    button?.setAttribute('aria-expanded', 'false')
  }
  const onPress = (event: Event) => {
    // React may have handled the press as it hydrates, or see it next.
    if (header.isLive || !closestTo(event.target, BUTTON) || button?.ariaExpanded === 'true') return
    event.preventDefault()
    const sideNav = sideNavOf(page)
    // Code that renders the page opens it by the rendered button.
    if (sideNav?.element && sideNav.state === 'served' && !page.isRendering)
      open(sideNav, sideNav.element as HTMLDialogElement)
    else if (button) holdPress(button, header.activate(), () => header.replacementOf(button).click())
  }
  element?.addEventListener('click', onPress, { signal: ended })
  ended.addEventListener('abort', () => forget())
}

const sideNavOf = ({ parts }: ServedPage): PagePart | undefined => [...parts].find(({ name }) => name === 'sideNav')
