import { employersItem } from './headerMenu.ts'
import { memoizeMenu } from './memoizeMenu.ts'

/** Returns the employers' link, used by the bar, the main menu and the side navigation. */
export const memoizedEmployersItem = memoizeMenu(employersItem)
