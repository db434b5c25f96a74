import type { ShellEventMap } from '../../core/contracts.ts'
import { buttonOf } from '../dialog/dialogs.ts'
import { rootOf } from '../elements/elements.ts'
import { dispatchShellEvent } from './shellEvents.ts'

/**
 * Dispatches `LOGIN_POPUP` for a clicked link. Focus in a menu goes to the menu's button first: the menu closes, and the
 * page's dialog returns focus to the element that it was opened from.
 *
 * @returns whether a listener handled it.
 */
export function requestLogin(link: Element, detail: ShellEventMap['LOGIN_POPUP']): boolean {
  const { activeElement } = rootOf(link)
  const list = activeElement?.closest('.shell-menu[data-open]') ?? activeElement?.closest('.shell-submenu')
  if (list) buttonOf(list)?.focus({ preventScroll: true })
  return dispatchShellEvent('LOGIN_POPUP', detail)
}
