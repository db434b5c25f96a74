import { useState } from 'react'
import { employersOf } from '../../core/menu/employersOf.ts'
import { keepMenu } from '../../core/menu/keepMenu.ts'
import type { MenuItem } from '../../core/menu/menuItem.ts'
import { careerCentreMenu, notificationItem, sideNavMenu } from '../../core/menu/sideNavMenu.ts'
import { seekerMenu } from '../../core/menu/userMenu.ts'
import { isLoggedIn } from '../../core/user/user.ts'
import { useFollow } from '../../react/page/useFollow.ts'
import { useShellContext } from '../../react/ShellContext.ts'
import { AlertCount } from '../Badge/AlertCount.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { LanguageSwitch } from '../LanguageSwitch/LanguageSwitch.tsx'
import { ItemLink } from '../Link/ItemLink.tsx'
import { SideNavEntry } from './SideNavEntry.tsx'

const entriesOf = keepMenu(sideNavMenu)

/**
 * What the side navigation leads to. Renders the `<nav>` of the main menu, career centre and notifications included, then
 * the language switch, the way out of the account and the employers' site. One submenu at most is open.
 */
export function SideNavMenu() {
  const { menu, messages, user } = useShellContext()
  const [openId, setOpenId] = useState<string | null>(null)
  const follow = useFollow()
  const isSeeker = isLoggedIn(user)
  const employers = employersOf(menu)
  const notifications = notificationItem(menu)
  const logOut = isSeeker && seekerMenu(menu).find(({ id }) => id === 'logOut')

  const entry = (item: MenuItem) => ({
    item,
    isOpen: openId === item.id,
    onToggle: () => setOpenId((current) => (current === item.id ? null : item.id)),
    onFollow: follow,
  })
  return (
    <>
      <nav aria-label={messages.mainMenu}>
        <ul>
          {isSeeker && <SideNavEntry {...entry(careerCentre(messages.careerCentre.title, careerCentreMenu(menu)))} />}
          {entriesOf(menu).map((item) => (
            <SideNavEntry key={item.id} {...entry(item)} />
          ))}
          {notifications && <SideNavEntry {...entry(notifications)} after={<AlertCount />} />}
        </ul>
      </nav>
      <div className="shell-row shell-language">
        <Icon name="globe" />
        <LanguageSwitch />
      </div>
      <ul className="shell-ways-out">
        {logOut && (
          <li>
            <ItemLink className="shell-row" item={logOut} icon="logOut" />
          </li>
        )}
        {employers && <SideNavEntry {...entry(employers)} />}
      </ul>
    </>
  )
}

function careerCentre(label: string, children: readonly MenuItem[]): MenuItem {
  return { id: 'careerCentre', label, children, ...(children.some(({ current }) => current) && { current: 'true' }) }
}
