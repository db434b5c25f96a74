import { employersItem } from './headerMenu.ts'
import { memoizeMenu } from './memoizeMenu.ts'
import { notificationItem } from './sideNavMenu.ts'

/** Returns the employers' link, used by the bar, the main menu and the side navigation. */
export const memoizedEmployersItem = /* @__PURE__ */ memoizeMenu(employersItem)

/** Returns the link to notifications, used by the header and the side navigation. */
export const memoizedNotificationItem = /* @__PURE__ */ memoizeMenu(notificationItem)
