import { type ComponentPropsWithoutRef, forwardRef, useId } from 'react'
import { employersItem } from '../../core/menu/headerMenu.ts'
import { PAGES } from '../../core/pages/pages.ts'
import { useShell } from '../../react/ShellContext.ts'
import { useDisclosure } from '../../react/useDisclosure.ts'
import { useEnhanced } from '../../react/useEnhanced.ts'
import { Icon } from '../Icon/Icon.tsx'
import { LanguageSwitch } from '../LanguageSwitch/LanguageSwitch.tsx'
import { ItemLink } from '../Link/ItemLink.tsx'
import { SkipLink } from '../SkipLink/SkipLink.tsx'
import { HeaderRoot } from './Header.styles.ts'
import { Logo } from './Logo.tsx'
import { MainMenu } from './MainMenu.tsx'
import { SearchForm } from './SearchForm.tsx'
import { UserMenu } from './UserMenu.tsx'

export interface HeaderProps extends ComponentPropsWithoutRef<'header'> {
  /** Id of the element that the skip link leads to. @default 'main-content' */
  skipTo?: string
}

const MENU = 'menu'

/**
 * The header of every page: skip link, logo, search (not on the home page), main menu, employers' link, account,
 * language switch. Renders a `<header>`; all its links are in the server's HTML.
 */
export const Header = forwardRef<HTMLElement, HeaderProps>(function Header({ skipTo, ...rest }, ref) {
  const { pageName, menu, messages } = useShell()
  const { openId, toggle, close, rootProps } = useDisclosure<HTMLDivElement>()
  const enhanced = useEnhanced()
  const menuId = useId()
  const isHome = PAGES[pageName].home === true
  const isOpen = openId === MENU
  const employers = employersItem(menu)
  return (
    <HeaderRoot
      ref={ref}
      data-shell="header"
      data-nosnippet=""
      data-home={isHome || undefined}
      data-enhanced={enhanced || undefined}
      {...rest}
    >
      <SkipLink targetId={skipTo} />
      <div className="shell-bar" {...rootProps}>
        <button
          type="button"
          className="shell-menu-button"
          aria-expanded={isOpen}
          aria-controls={menuId}
          onClick={() => toggle(MENU)}
        >
          <Icon name={isOpen ? 'close' : 'menu'} />
          <span className="shell-hidden">{isOpen ? messages.closeMenu : messages.openMenu}</span>
        </button>
        <Logo />
        {!isHome && <SearchForm />}
        <MainMenu id={menuId} isOpen={isOpen} onFollow={close} />
        <div className="shell-aside">
          {employers && <ItemLink className="shell-employers" item={employers} />}
          <UserMenu />
          <LanguageSwitch />
        </div>
      </div>
    </HeaderRoot>
  )
})
