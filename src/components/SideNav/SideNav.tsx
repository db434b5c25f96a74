import { type ComponentPropsWithoutRef, type ForwardedRef, forwardRef, type RefObject, useEffect, useId } from 'react'
import { constants } from '../../core/constants.ts'
import { useModal } from '../../react/elements/useModal.ts'
import { useSharedRef } from '../../react/elements/useSharedRef.ts'
import { useSideNav } from '../../react/page/useSideNav.ts'
import { useShellContext } from '../../react/ShellContext.ts'
import { VERSION } from '../../react/version.ts'
import { Icon } from '../Icon/Icon.tsx'
import { Region } from '../Region/Region.tsx'
import { type ShellSlotNodes, Slot } from '../Slot/Slot.tsx'
import { SideNavRoot } from './SideNav.styles.ts'
import { SideNavMenu } from './SideNavMenu.tsx'
import { SideNavUser } from './SideNavUser.tsx'

/** `open` is the shell's own: `useShellContext().sideNav` opens and closes. */
export interface SideNavProps extends Omit<ComponentPropsWithoutRef<'dialog'>, 'open' | 'children'> {
  /** What the page puts into the side navigation. @default nothing */
  slots?: Pick<ShellSlotNodes, 'sideNavTop' | 'sideNavBottom'>
}

/**
 * The side navigation of narrow screens: account, career centre, main menu, notifications, language, ways out. Renders a
 * modal `<dialog>` that the header's menu button opens. All its links are in the server's HTML.
 */
export const SideNav = forwardRef<HTMLDialogElement, SideNavProps>(function SideNav(props, ref) {
  return (
    <Region name="side navigation">
      <Drawer {...props} forwardedRef={ref} />
    </Region>
  )
})

function Drawer({
  id: givenId,
  slots,
  forwardedRef,
  ...rest
}: SideNavProps & { forwardedRef: ForwardedRef<HTMLDialogElement> }) {
  const { messages, sideNav } = useShellContext()
  const { close, register } = sideNav
  const root = useSharedRef(forwardedRef)
  const ownId = useId()
  const titleId = useId()
  const id = givenId ?? ownId

  useEffect(() => register(id), [register, id])

  return (
    <SideNavRoot
      ref={root}
      id={id}
      data-shell="side-nav"
      data-nosnippet=""
      data-shell-version={VERSION}
      aria-labelledby={titleId}
      {...rest}
    >
      <Modality root={root} id={id} />
      <div className="shell-frame">
        <div className="shell-top">
          <button type="button" className="shell-close" onClick={close}>
            <Icon name="close" />
            <span className="shell-hidden">{messages.closeMenu}</span>
          </button>
          <h2 id={titleId}>{messages.sideNav}</h2>
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

/** Opens the dialog and closes it. Renders nothing, so that nothing in the dialog is drawn anew for it. */
function Modality({ root, id }: { root: RefObject<HTMLDialogElement | null>; id: string }) {
  const { id: mountedId, isOpen, close } = useSideNav()
  useModal(root, isOpen && mountedId === id, { onClose: close, maxWidth: constants.mobileMaxWidth })
  return null
}
