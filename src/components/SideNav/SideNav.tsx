import { type ComponentPropsWithoutRef, type MouseEvent, type ReactNode, type RefObject, useEffect } from 'react'
import { startSubmenus } from '../../browser/disclosures/startDisclosures.ts'
import { constants } from '../../core/constants.ts'
import { memoizedEmployersItem } from '../../core/menu/headerMenu.ts'
import type { MenuItem } from '../../core/menu/menuEntry.ts'
import { memoizeMenu } from '../../core/menu/menuItem.ts'
import { careerCentreMenu, memoizedNotificationItem, sideNavMenu } from '../../core/menu/sideNavMenu.ts'
import { useMenuClick } from '../../react/navigation/useMenuClick.ts'
import { useSideNav } from '../../react/navigation/useSideNav.ts'
import { useShellContext } from '../../react/ShellContext.ts'
import { useModal, useStaleEntries } from '../../react/ui/overlays.ts'
import { useDisclosures } from '../../react/ui/useDisclosures.ts'
import { useForwardedRef } from '../../react/ui/useForwardedRef.ts'
import { useShellTexts } from '../../react/useShellTexts.ts'
import { VERSION } from '../../react/version.ts'
import { useAccountItem } from '../Header/useAccountItem.ts'
import { LanguageSwitch } from '../LanguageSwitch/LanguageSwitch.tsx'
import { type AccountTexts, accountTexts } from '../shared/accountTexts.ts'
import { AlertCount } from '../shared/Badge.tsx'
import { createPart, type PartContentProps } from '../shared/createPart.tsx'
import { FocusGuard } from '../shared/FocusGuard.tsx'
import { ItemLink } from '../shared/ItemLink.tsx'
import type { IconName } from '../shared/icons.ts'
import { usePartId } from '../shared/PartContext.ts'
import { renderIcon } from '../shared/renderIcon.tsx'
import { type ShellSlotNodes, Slot } from '../shared/Slot.tsx'
import { useBrokenImage } from '../shared/useBrokenImage.ts'
import { SideNavRoot } from './SideNav.styles.ts'

/**
 * Props of the side navigation: those of a `<dialog>`, except `open`. `sideNav` of `useShell()` opens and closes it.
 */
export interface SideNavProps extends Omit<ComponentPropsWithoutRef<'dialog'>, 'open' | 'children'> {
  /** Page content for the side navigation's slots. @default none */
  slots?: Pick<ShellSlotNodes, 'sideNavTop' | 'sideNavBottom'> | undefined
}

const entriesOf = memoizeMenu(sideNavMenu)

/** Icons of the entries, by item id. */
const ICONS: Readonly<Record<string, IconName>> = {
  careerCentre: 'careerCentre',
  jobs: 'jobs',
  interviews: 'interviews',
  salary: 'salary',
  companies: 'companies',
  hrInsider: 'magazine',
  tools: 'tools',
  notifications: 'bell',
  employers: 'employers',
}

/** Icon and short label of each social login; the full name is the accessible name. */
const NETWORKS: Readonly<Record<string, { icon: IconName; name: string }>> = {
  facebook: { icon: 'facebook', name: 'Facebook' },
  google: { icon: 'google', name: 'Google' },
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

/**
 * Account area of the side navigation. Renders a `<div>`: the login options of a visitor, or the user's picture (or
 * initial), name and job title; while the user is not known, a placeholder as high as the login options.
 */
function SideNavUser() {
  const account = useShellTexts(accountTexts)
  if (account.state === 'unknown') return <div className="shell-account" data-user="unknown" />
  return account.state === 'known' ? <Seeker {...account} /> : <Visitor />
}

function Seeker({ initial, name, jobTitle, picture }: Extract<AccountTexts, { state: 'known' }>) {
  const { isBroken, imageProps } = useBrokenImage(picture ?? undefined)
  return (
    <div className="shell-account" data-user="known">
      <span className="shell-avatar">
        {initial === '' ? renderIcon('user') : <span aria-hidden="true">{initial}</span>}
        {picture && !isBroken && <img {...imageProps} src={picture} alt="" width="56" height="56" loading="lazy" />}
      </span>
      <div className="shell-who">
        <p className="shell-name">{name}</p>
        {jobTitle && <p className="shell-job">{jobTitle}</p>}
      </div>
    </div>
  )
}

function Visitor() {
  const account = useAccountItem()
  return (
    <ul className="shell-account" data-user="anonymous">
      {account?.item.children?.map((item) => {
        const network = NETWORKS[item.id]
        return (
          <li key={item.id} data-id={item.id}>
            <ItemLink
              className="shell-way-in"
              item={network ? { ...item, label: network.name } : item}
              icon={network?.icon}
              aria-label={network && item.label}
              onFollow={(event) => account.follow(item, event)}
            />
          </li>
        )
      })}
    </ul>
  )
}

/**
 * Links of the side navigation. Renders the `<nav>` of the main menu, career center and notifications, then the
 * language switch, logout and the employers' site. At most one submenu is open.
 */
function SideNavMenu() {
  const { menu, messages } = useShellContext()
  const account = useShellTexts(accountTexts)
  const follow = useMenuClick()
  // Without an item for saved jobs, "My jobs" is their page.
  const ownMenu = { ...menu, section: undefined }
  const employers = memoizedEmployersItem(menu)
  const notifications = memoizedNotificationItem(menu)
  const [logOut] = account.state === 'known' ? account.logOut : []

  return (
    <>
      <nav aria-label={messages.mainMenu}>
        <ul>
          {account.state === 'known' && (
            <SideNavEntry
              item={careerCentre(messages.careerCentre.title, careerCentreMenu(ownMenu))}
              onFollow={follow}
            />
          )}
          {entriesOf(menu).map((item) => (
            <SideNavEntry key={item.id} item={item} onFollow={follow} />
          ))}
          {notifications && <SideNavEntry item={notifications} onFollow={follow} after={<AlertCount />} />}
        </ul>
      </nav>
      <div className="shell-row shell-language">
        {renderIcon('globe')}
        <LanguageSwitch />
      </div>
      <ul className="shell-ways-out">
        {logOut && (
          <li>
            <ItemLink className="shell-row" item={logOut} icon="logOut" onFollow={(event) => follow(logOut, event)} />
          </li>
        )}
        {employers && <SideNavEntry item={employers} onFollow={follow} />}
      </ul>
    </>
  )
}

function careerCentre(label: string, children: readonly MenuItem[]): MenuItem {
  return { id: 'careerCentre', label, children, ...(children.some(({ current }) => current) && { current: 'true' }) }
}

interface SideNavEntryProps {
  item: MenuItem
  /** Called with the item when one of its links is clicked, before the browser follows it. */
  onFollow: (item: MenuItem, event: MouseEvent<HTMLAnchorElement>) => void
  /** Rendered after the label of a link. @default none */
  after?: ReactNode | undefined
}

/**
 * Entry of the side navigation. Renders an `<li>` with a link, or a button that discloses the links below it, which
 * `startSubmenus` expands and collapses.
 */
function SideNavEntry({ item, onFollow, after }: SideNavEntryProps) {
  const submenuId = usePartId(`menu-${item.id}`)
  const { id, label, children, current } = item
  const icon = ICONS[id]
  const follow = (followed: MenuItem) => (event: MouseEvent<HTMLAnchorElement>) => onFollow(followed, event)
  if (!children) {
    return (
      <li data-id={id} data-current={current}>
        <ItemLink className="shell-row" item={item} icon={icon} after={after} onFollow={follow(item)} />
      </li>
    )
  }
  return (
    <li data-id={id} data-current={current} suppressHydrationWarning>
      <button
        type="button"
        // Expanded ones have other attributes than those rendered.
        suppressHydrationWarning
        className="shell-row"
        aria-current={current}
        aria-expanded={false}
        aria-controls={submenuId}
      >
        {icon && renderIcon(icon)}
        <span className="shell-label">{label}</span>
        {renderIcon('chevronDown')}
      </button>
      <ul id={submenuId} className="shell-submenu">
        {children.map((child) => (
          <li key={child.id} data-current={child.current}>
            <ItemLink className="shell-row" item={child} onFollow={follow(child)} />
          </li>
        ))}
      </ul>
    </li>
  )
}
