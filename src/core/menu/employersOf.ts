import { employersItem } from './headerMenu.ts'
import { keepMenu } from './keepMenu.ts'

/** The employers' link, which the bar, the main menu and the side navigation all show. */
export const employersOf = keepMenu(employersItem)
