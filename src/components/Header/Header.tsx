import { type ComponentPropsWithoutRef, type ForwardedRef, forwardRef, useId } from 'react'
import { employersOf } from '../../core/menu/employersOf.ts'
import { PAGES } from '../../core/pages/pages.ts'
import { useDisclosure } from '../../react/elements/useDisclosure.ts'
import { useEnhancedMark } from '../../react/elements/useEnhanced.ts'
import { useHeaderWatch } from '../../react/elements/useHeaderWatch.ts'
import { useSharedRef } from '../../react/elements/useSharedRef.ts'
import { useShellDoctor } from '../../react/elements/useShellDoctor.ts'
import { useShellContext } from '../../react/ShellContext.ts'
import { VERSION } from '../../react/version.ts'
import { LanguageSwitch } from '../LanguageSwitch/LanguageSwitch.tsx'
import { ItemLink } from '../Link/ItemLink.tsx'
import { Region } from '../Region/Region.tsx'
import { Search } from '../Search/Search.tsx'
import { SkipLink } from '../SkipLink/SkipLink.tsx'
import { type ShellSlotNodes, Slot } from '../Slot/Slot.tsx'
import { HeaderRoot } from './Header.styles.ts'
import { Logo } from './Logo.tsx'
import { MainMenu } from './MainMenu.tsx'
import { MenuButton } from './MenuButton.tsx'
import { NotificationLink } from './NotificationLink.tsx'
import { UserMenu } from './UserMenu.tsx'

/** Props of the header: those of a `<header>`, and these. */
export interface HeaderProps extends ComponentPropsWithoutRef<'header'> {
  /**
   * Id of the element that the skip link leads to. `null` leaves the link out: for pages that put `<SkipLink>` before
   * something that stands above the header. @default 'main-content'
   */
  skipTo?: string | null
  /** Whether `/` gives focus to the search. @default true */
  searchShortcut?: boolean
  /** `'minimal'` leaves the logo and the language switch: for login, apply and onboarding pages. @default 'full' */
  variant?: 'full' | 'minimal'
  /** What the page puts into the header. @default nothing */
  slots?: Pick<ShellSlotNodes, 'afterLogo' | 'beforeUser' | 'headerBottom'>
}

const MENU = 'menu'

/**
 * The header of every page: skip link, logo, search (not on the home page), main menu, employers' link, account,
 * language switch. Renders a `<header>`; all its links are in the server's HTML.
 */
export const Header = forwardRef<HTMLElement, HeaderProps>(function Header(props, ref) {
  return (
    <Region name="header">
      <Bar {...props} forwardedRef={ref} />
    </Region>
  )
})

function Bar({
  skipTo,
  searchShortcut = true,
  variant = 'full',
  slots,
  forwardedRef,
  ...rest
}: HeaderProps & { forwardedRef: ForwardedRef<HTMLElement> }) {
  const { pageName, menu } = useShellContext()
  const { openId, toggle, close, rootProps } = useDisclosure<HTMLDivElement>()
  const root = useSharedRef(forwardedRef)
  const isFull = variant === 'full'
  useHeaderWatch(root, isFull && !PAGES[pageName].jobDetail)
  useShellDoctor()
  useEnhancedMark(root)
  const menuId = useId()
  const isHome = PAGES[pageName].home === true
  const isOpen = openId === MENU
  const employers = employersOf(menu)
  const logo = (
    <Region name="logo">
      <Logo />
    </Region>
  )
  return (
    <HeaderRoot
      ref={root}
      data-shell="header"
      data-nosnippet=""
      data-shell-version={VERSION}
      data-variant={isFull ? undefined : variant}
      data-home={isHome || undefined}
      {...rest}
    >
      {skipTo !== null && <SkipLink targetId={skipTo} />}
      <div className="shell-bar" {...rootProps}>
        {isFull && <MenuButton menuId={menuId} isOpen={isOpen} onToggle={() => toggle(MENU)} />}
        {slots?.afterLogo ? (
          <div className="shell-start">
            {logo}
            <Slot name="afterLogo" of={slots} />
          </div>
        ) : (
          logo
        )}
        {isFull && !isHome && (
          <Region name="search">
            <Search shortcut={searchShortcut} />
          </Region>
        )}
        {isFull && (
          <Region name="main menu">
            <MainMenu id={menuId} isOpen={isOpen} onFollow={close} />
          </Region>
        )}
        <div className="shell-aside">
          {isFull && (
            <>
              {employers && <ItemLink className="shell-employers" item={employers} />}
              <Region name="notification link">
                <NotificationLink />
              </Region>
            </>
          )}
          <Slot name="beforeUser" of={slots} />
          {isFull && (
            <Region name="account menu">
              <UserMenu />
            </Region>
          )}
          <LanguageSwitch />
        </div>
      </div>
      <Slot name="headerBottom" of={slots} />
    </HeaderRoot>
  )
}
