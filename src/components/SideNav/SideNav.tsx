import { type ComponentPropsWithoutRef, type RefObject, useEffect } from 'react'
import { startSubmenus } from '../../browser/disclosures/startSubmenus.ts'
import { constants } from '../../core/constants.ts'
import { useSideNav } from '../../react/navigation/useSideNav.ts'
import { useShellContext } from '../../react/ShellContext.ts'
import { useDisclosures } from '../../react/ui/useDisclosures.ts'
import { useForwardedRef } from '../../react/ui/useForwardedRef.ts'
import { useModal } from '../../react/ui/useModal.ts'
import { useStaleEntries } from '../../react/ui/useStaleEntries.ts'
import { VERSION } from '../../react/version.ts'
import { createPart, type PartContentProps } from '../shared/createPart.tsx'
import { FocusGuard } from '../shared/FocusGuard.tsx'
import { usePartId } from '../shared/PartContext.ts'
import { renderIcon } from '../shared/renderIcon.tsx'
import { type ShellSlotNodes, Slot } from '../shared/Slot.tsx'
import { SideNavRoot } from './SideNav.styles.ts'
import { SideNavMenu } from './SideNavMenu.tsx'
import { SideNavUser } from './SideNavUser.tsx'

/**
 * Props of the side navigation: those of a `<dialog>`, except `open`. `sideNav` of `useShell()` opens and closes it.
 */
export interface SideNavProps extends Omit<ComponentPropsWithoutRef<'dialog'>, 'open' | 'children'> {
  /** Page content for the side navigation's slots. @default none */
  slots?: Pick<ShellSlotNodes, 'sideNavTop' | 'sideNavBottom'> | undefined
}

/**
 * Side navigation of narrow screens: account, career center, main menu, notifications, language, employers' site and
 * logout. Renders a modal `<dialog>` that the header's menu button opens. All its links are in the server's HTML.
 */
export const SideNav = createPart<HTMLDialogElement, SideNavProps>('sideNav', SideNavContent)

function SideNavContent({
  id: idProp,
  slots,
  forwardedRef,
  ...rest
}: PartContentProps<SideNavProps, HTMLDialogElement>) {
  const { language, messages, sideNav } = useShellContext()
  const { close, register } = sideNav
  const root = useForwardedRef(forwardedRef)
  const generatedId = usePartId('dialog')
  const titleId = usePartId('title')
  const id = idProp ?? generatedId

  useDisclosures(root, startSubmenus)
  useEffect(() => register(id, root.current?.open === true), [register, id, root])
  useStaleEntries()

  return (
    <SideNavRoot
      ref={root}
      id={id}
      data-shell="side-nav"
      lang={language}
      data-nosnippet=""
      data-shell-version={VERSION}
      aria-labelledby={titleId}
      {...rest}
    >
      <ModalController root={root} id={id} />
      <FocusGuard root={root} />
      <div className="shell-frame">
        <div className="shell-top">
          <button type="button" className="shell-close" onClick={close}>
            {renderIcon('close')}
            <span className="shell-hidden">{messages.closeMenu}</span>
          </button>
          <h2 id={titleId} tabIndex={-1}>
            {messages.sideNav}
          </h2>
        </div>
        <div className="shell-body">
          <SideNavUser />
          <Slot name="sideNavTop" of={slots} />
          <SideNavMenu />
          <Slot name="sideNavBottom" of={slots} />
        </div>
      </div>
    </SideNavRoot>
  )
}

/**
 * Opens and closes the dialog. A separate component, so that the dialog's content does not re-render. Renders nothing.
 */
function ModalController({ root, id }: { root: RefObject<HTMLDialogElement | null>; id: string }) {
  const { id: mountedId, isOpen, close } = useSideNav()
  useModal(root, isOpen && mountedId === id, { onClose: close, maxWidth: constants.mobileMaxWidth })
  return null
}
