import {
  type ComponentPropsWithoutRef,
  Fragment,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import { onLeave, startDisclosures } from '../../browser/disclosures/startDisclosures.ts'
import { warnOfDuplicateHeaders } from '../../browser/log/development.ts'
import { holdStickyHeader } from '../../browser/observers/holdStickyHeader.ts'
import { readShared } from '../../browser/page/shared.ts'
import { memoizedEmployersItem } from '../../core/menu/headerMenu.ts'
import { memoizedNotificationItem } from '../../core/menu/sideNavMenu.ts'
import { PAGES } from '../../core/pages/pages.ts'
import { useMenuClick } from '../../react/navigation/useMenuClick.ts'
import { useSideNav } from '../../react/navigation/useSideNav.ts'
import { useShellContext } from '../../react/ShellContext.ts'
import { useStaleEntries } from '../../react/ui/overlays.ts'
import { useDisclosures } from '../../react/ui/useDisclosures.ts'
import { useForwardedRef } from '../../react/ui/useForwardedRef.ts'
import { useHydratedMark } from '../../react/ui/useHydrated.ts'
import { startAfterLoad } from '../../react/useAfterLoad.ts'
import { VERSION } from '../../react/version.ts'
import { LanguageSwitch } from '../LanguageSwitch/LanguageSwitch.tsx'
import { Search } from '../Search/Search.tsx'
import { searchedFunctions } from '../Search/useScope.ts'
import { SkipLink } from '../SkipLink/SkipLink.tsx'
import { AlertCount } from '../shared/Badge.tsx'
import { createPart, type PartContentProps } from '../shared/createPart.tsx'
import { ItemLink } from '../shared/ItemLink.tsx'
import { PartBoundary } from '../shared/PartBoundary.tsx'
import { usePartId } from '../shared/PartContext.ts'
import { renderIcon } from '../shared/renderIcon.tsx'
import { isEmptyNode, type ShellSlotNodes, Slot } from '../shared/Slot.tsx'
import { unlessHandled } from '../shared/unlessHandled.ts'
import { HeaderRoot } from './Header.styles.ts'
import { Logo } from './Logo.tsx'
import { MainMenu } from './MainMenu.tsx'
import { UserMenu } from './UserMenu.tsx'

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
      <Slot name="beforeUser" of={slots} />
      {isFull && (
        <PartBoundary name="account menu" root=".shell-user">
          <UserMenu />
        </PartBoundary>
      )}
      {isFull && (
        <PartBoundary name="notification link" root=".shell-notifications">
          <NotificationLink />
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

interface MenuButtonProps {
  /** Id of the main menu, opened on pages without a side navigation. */
  menuId: string
  isOpen: boolean
  onToggle: () => void
}

/**
 * Menu button of narrow screens. Renders a `<button>` that opens the side navigation, else the main menu below the bar.
 */
function MenuButton({ menuId, isOpen, onToggle }: MenuButtonProps) {
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

/**
 * Notification link. Renders an `<a>` to the job alerts with the number of new ones; anonymous visitors are asked to
 * log in first. Renders nothing if it is removed by the config.
 */
function NotificationLink() {
  const { menu } = useShellContext()
  const follow = useMenuClick()
  const item = memoizedNotificationItem(menu)
  if (!item) return null
  return (
    <ItemLink
      className="shell-notifications"
      icon="bell"
      item={item}
      after={<AlertCount />}
      title={item.label}
      // biome-ignore lint/a11y/useValidAriaValues: the name contains the title, which would be read twice
      aria-description=""
      onFollow={(event) => follow(item, event)}
    />
  )
}

/** State of a panel with its button. */
interface Panel<Root extends HTMLElement> {
  readonly isOpen: boolean
  readonly toggle: () => void
  readonly close: () => void
  /** Props of the element that contains the button and the panel. */
  readonly rootProps: {
    ref: RefObject<Root | null>
    onKeyDown: (event: KeyboardEvent) => void
  }
}

/**
 * Returns the state of a panel. Escape closes it and returns focus to its button (found by `aria-expanded="true"`); a
 * click or focus outside, or a new URL, closes it too.
 */
function usePanel<Root extends HTMLElement>(): Panel<Root> {
  const [isOpen, setOpen] = useState(false)
  const ref = useRef<Root>(null)
  const close = useCallback(() => setOpen(false), [])
  const toggle = useCallback(() => setOpen((current) => !current), [])

  useEffect(() => (isOpen && ref.current ? onLeave(ref.current, close) : undefined), [isOpen, close])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    event.stopPropagation()
    ref.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus()
    close()
  }
  return { isOpen, toggle, close, rootProps: { ref, onKeyDown } }
}

/**
 * Makes a header sticky and publishes its height as a custom property, while mounted. Continues what a script of the shell has
 * begun.
 */
function useStickyHeader(ref: RefObject<HTMLElement | null>, sticks: boolean): void {
  useEffect(() => {
    const header = ref.current
    if (!header) return undefined
    const before = readShared('sticky', header)
    return before?.sticks === sticks
      ? holdStickyHeader(header, before)
      : startAfterLoad(({ shareStickyHeader }) => shareStickyHeader(header, sticks))
  }, [ref, sticks])
}

/**
 * Returns when a header that a server rendered has to be hydrated without interaction: the value of `data-shell-hydrate`.
 * Its server may lack what its logo and its chips show.
 */
function useHydrationTrigger(): string {
  const shell = useShellContext()
  const { pageName, theme, data, jobFunctionGroup } = shell
  const isPolled = typeof jobFunctionGroup === 'function' && PAGES[pageName].jobDetail === true
  const isThemeRequested = !theme && data?.theme === undefined
  return [
    'overflow',
    ...(isPolled ? ['now'] : []),
    ...(isThemeRequested || searchedFunctions(shell).length > 0 ? ['idle'] : []),
  ].join(' ')
}

/** Warns in development about two shells on one page: once libraries that replace pages have removed the one before. */
function useDuplicateHeaderWarning(): void {
  useEffect(() => {
    const timer = setTimeout(warnOfDuplicateHeaders)
    return () => clearTimeout(timer)
  }, [])
}
