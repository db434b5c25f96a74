import { type ComponentPropsWithoutRef, Fragment } from 'react'
import { startDisclosures } from '../../browser/disclosures/startDisclosures.ts'
import { memoizedEmployersItem } from '../../core/menu/memoizedItems.ts'
import { PAGES } from '../../core/pages/pages.ts'
import { useMenuClick } from '../../react/navigation/useMenuClick.ts'
import { useShellContext } from '../../react/ShellContext.ts'
import { useDisclosures } from '../../react/ui/useDisclosures.ts'
import { useDuplicateHeaderWarning } from '../../react/ui/useDuplicateHeaderWarning.ts'
import { useForwardedRef } from '../../react/ui/useForwardedRef.ts'
import { useHydratedMark } from '../../react/ui/useHydrated.ts'
import { usePanel } from '../../react/ui/usePanel.ts'
import { useStaleEntries } from '../../react/ui/useStaleEntries.ts'
import { useStickyHeader } from '../../react/ui/useStickyHeader.ts'
import { VERSION } from '../../react/version.ts'
import { LanguageSwitch } from '../LanguageSwitch/LanguageSwitch.tsx'
import { Search } from '../Search/Search.tsx'
import { SkipLink } from '../SkipLink/SkipLink.tsx'
import { createPart, type PartContentProps } from '../shared/createPart.tsx'
import { ItemLink } from '../shared/ItemLink.tsx'
import { PartBoundary } from '../shared/PartBoundary.tsx'
import { usePartId } from '../shared/PartContext.ts'
import { isEmptyNode, type ShellSlotNodes, Slot } from '../shared/Slot.tsx'
import { HeaderRoot } from './Header.styles.ts'
import { Logo } from './Logo.tsx'
import { MainMenu } from './MainMenu.tsx'
import { MenuButton } from './MenuButton.tsx'
import { NotificationLink } from './NotificationLink.tsx'
import { UserMenu } from './UserMenu.tsx'
import { useHydrationTrigger } from './useHydrationTrigger.ts'

/** Props of the header: those of a `<header>`, and these. */
export interface HeaderProps extends ComponentPropsWithoutRef<'header'> {
  /**
   * Id of the skip link's target. `null` omits the link, for pages that render `<SkipLink>` before content above the
   * header. @default 'main-content'
   */
  skipTo?: string | null | undefined
  /** Whether `/` focuses the search. @default true */
  searchShortcut?: boolean | undefined
  /**
   * `'minimal'` renders only the logo and the language switch, for login, apply and onboarding pages. @default 'full'
   */
  variant?: 'full' | 'minimal' | undefined
  /** Page content for the header's slots. @default none */
  slots?: Pick<ShellSlotNodes, 'afterLogo' | 'beforeUser' | 'headerBottom'> | undefined
}

/**
 * Header of every page: skip link, logo, search (not on the home page), main menu, employers' link, account and
 * language switch. Renders a `<header>`; all its links are in the server's HTML.
 */
export const Header = createPart<HTMLElement, HeaderProps>('header', HeaderContent)

function HeaderContent({
  skipTo,
  searchShortcut = true,
  variant = 'full',
  slots,
  forwardedRef,
  ...rest
}: PartContentProps<HeaderProps, HTMLElement>) {
  const { language, pageName, menu } = useShellContext()
  const root = useForwardedRef(forwardedRef)
  const closeMenus = useDisclosures(root, startDisclosures)
  const panel = usePanel<HTMLDivElement>()
  const follow = useMenuClick()
  const isFull = variant === 'full'
  const sticks = isFull && !PAGES[pageName].jobDetail
  useStickyHeader(root, sticks)
  useDuplicateHeaderWarning()
  useHydratedMark(root)
  const menuId = usePartId('menu')
  useStaleEntries()
  const isHome = PAGES[pageName].home === true
  const trigger = useHydrationTrigger()
  const employers = memoizedEmployersItem(menu)
  const closeAll = () => {
    closeMenus()
    panel.close()
  }
  const logo = (
    <PartBoundary name="logo" root=".shell-logo">
      <Logo />
    </PartBoundary>
  )
  const mainMenu = isFull && (
    <Fragment key="menu">
      <PartBoundary name="main menu" root=".shell-menu" keptState={{ 'data-open': panel.isOpen || undefined }}>
        <MainMenu id={menuId} isOpen={panel.isOpen} onFollow={closeAll} />
      </PartBoundary>
      {employers && (
        <ItemLink className="shell-employers" item={employers} onFollow={(event) => follow(employers, event)} />
      )}
    </Fragment>
  )
  const actions = (
    <div key="actions" className="shell-actions">
      {isFull && (
        <PartBoundary name="notification link" root=".shell-notifications">
          <NotificationLink />
        </PartBoundary>
      )}
      <Slot name="beforeUser" of={slots} />
      {isFull && (
        <PartBoundary name="account menu" root=".shell-user">
          <UserMenu />
        </PartBoundary>
      )}
      <LanguageSwitch />
    </div>
  )
  return (
    <HeaderRoot
      ref={root}
      data-shell="header"
      lang={language}
      data-nosnippet=""
      data-shell-version={VERSION}
      data-variant={isFull ? undefined : variant}
      data-home={isHome || undefined}
      data-sticks={sticks ? '' : undefined}
      data-shell-hydrate={trigger}
      {...rest}
    >
      {skipTo !== null && <SkipLink targetId={skipTo} />}
      <div className="shell-bar" {...panel.rootProps}>
        {isFull && <MenuButton menuId={menuId} isOpen={panel.isOpen} onToggle={panel.toggle} />}
        {isEmptyNode(slots?.afterLogo) ? (
          logo
        ) : (
          <div className="shell-start">
            {logo}
            <Slot name="afterLogo" of={slots} />
          </div>
        )}
        {isFull && !isHome && (
          <PartBoundary name="search" root=".shell-search">
            <Search shortcut={searchShortcut} />
          </PartBoundary>
        )}
        {/* In the order of the eye: the search pushes the menu into the second row. */}
        {isHome ? [mainMenu, actions] : [actions, mainMenu]}
      </div>
      <Slot name="headerBottom" of={slots} />
    </HeaderRoot>
  )
}
