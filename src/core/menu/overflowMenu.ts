import { toList } from '../looseValues.ts'
import type { MenuItem } from './menuEntry.ts'

/** Widths in a menu bar, in CSS pixels. */
export interface MenuWidths {
  readonly available: number
  readonly items: readonly number[]
  /** Width of the "More" item. */
  readonly more: number
  readonly gap: number
}

/**
 * Returns the number of trailing items that do not fit a menu bar and move into "More". 0 if all fit.
 *
 * @example countOverflowing({ available: 300, items: [100, 100, 150], more: 60, gap: 0 }) // 1
 */
export function countOverflowing(widths: MenuWidths): number {
  const { available, items: given, more, gap }: MenuWidths = Object(widths)
  const items = toList(given)
  const widthOf = (count: number): number =>
    items.slice(0, count).reduce((sum, width) => sum + width, 0) + gap * Math.max(count - 1, 0)
  if (widthOf(items.length) <= available) return 0
  let shown = items.length - 1
  while (shown > 0 && widthOf(shown) + gap + more > available) shown -= 1
  return items.length - shown
}

/**
 * Returns the "More" item with the overflowing items, in order; `undefined` if there are none.
 *
 * @example overflowMenu([{ id: 'companies', label: 'Companies', href: '/company-list' }], 'More')?.children?.length // 1
 */
export function overflowMenu(folded: readonly MenuItem[], label: string): MenuItem | undefined {
  const items = toList(folded)
  if (items.length === 0) return undefined
  const children = items.flatMap((item) => (item.children ? toList(item.children) : [item]))
  const holdsCurrent = children.some((child) => child.current !== undefined)
  return { id: 'more', label, children, ...(holdsCurrent && { current: 'true' }) }
}
