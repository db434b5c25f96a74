import { memoizedEmployersItem, memoizedNotificationItem } from '../../core/menu/memoizedItems.ts'
import { memoizeMenu } from '../../core/menu/memoizeMenu.ts'
import type { MenuItem } from '../../core/menu/menuItem.ts'
import { careerCentreMenu, sideNavMenu } from '../../core/menu/sideNavMenu.ts'
import { useMenuClick } from '../../react/navigation/useMenuClick.ts'
import { useShellContext } from '../../react/ShellContext.ts'
import { useShellTexts } from '../../react/useShellTexts.ts'
import { LanguageSwitch } from '../LanguageSwitch/LanguageSwitch.tsx'
import { AlertCount } from '../shared/AlertCount.tsx'
import { accountTexts } from '../shared/accountTexts.ts'
import { ItemLink } from '../shared/ItemLink.tsx'
import { renderIcon } from '../shared/renderIcon.tsx'
import { SideNavEntry } from './SideNavEntry.tsx'

const entriesOf = memoizeMenu(sideNavMenu)

/**
 * Links of the side navigation. Renders the `<nav>` of the main menu, career center and notifications, then the
 * language switch, logout and the employers' site. At most one submenu is open.
 */
export function SideNavMenu() {
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
