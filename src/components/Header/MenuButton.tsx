import { useSideNav } from '../../react/navigation/useSideNav.ts'
import { useShellContext } from '../../react/ShellContext.ts'
import { renderIcon } from '../shared/renderIcon.tsx'
import { unlessHandled } from '../shared/unlessHandled.ts'

interface MenuButtonProps {
  /** Id of the main menu, opened on pages without a side navigation. */
  menuId: string
  isOpen: boolean
  onToggle: () => void
}

/**
 * Menu button of narrow screens. Renders a `<button>` that opens the side navigation, else the main menu below the bar.
 */
export function MenuButton({ menuId, isOpen, onToggle }: MenuButtonProps) {
  const { messages } = useShellContext()
  const sideNav = useSideNav()
  const hasSideNav = sideNav.id !== null
  return (
    <button
      type="button"
      // A served side navigation gives it other attributes before it is rendered.
      suppressHydrationWarning
      className="shell-menu-button"
      aria-expanded={hasSideNav ? sideNav.isOpen : isOpen}
      aria-controls={sideNav.id ?? menuId}
      aria-haspopup={hasSideNav ? 'dialog' : undefined}
      onClick={unlessHandled(hasSideNav ? sideNav.open : onToggle)}
    >
      {renderIcon(isOpen ? 'close' : 'menu')}
      <span className="shell-hidden">{isOpen ? messages.closeMenu : messages.openMenu}</span>
    </button>
  )
}
