import { type RefObject, useEffect, useState } from 'react'
import { constants } from '../../core/constants.ts'
import { countOverflowing } from '../../core/menu/overflowMenu.ts'

/**
 * Returns the number of menu bar items that do not fit, by measured width, so that long words and text zoom count.
 * Items are found as `[data-foldable]` in the list and stay measurable while hidden. 0 on a server, before hydration
 * and on phones.
 *
 * @param moreWidth width reserved for the "More" entry, in em of the list.
 */
export function useMenuOverflow(list: RefObject<HTMLElement | null>, moreWidth = 7): number {
  const [overflowing, setOverflowing] = useState(0)

  useEffect(() => {
    const bar = list.current
    if (!bar || typeof ResizeObserver === 'undefined') return undefined
    const isBar = window.matchMedia(`(min-width: ${constants.tabletMinWidth}px)`)
    const measure = () => {
      const items = [...bar.querySelectorAll<HTMLElement>('[data-foldable]')].map((item) => item.offsetWidth)
      const style = getComputedStyle(bar)
      const more = moreWidth * Number.parseFloat(style.fontSize)
      const gap = Number.parseFloat(style.columnGap) || 0
      setOverflowing(isBar.matches ? countOverflowing({ available: bar.clientWidth, items, more, gap }) : 0)
    }
    const sizes = new ResizeObserver(measure)
    sizes.observe(bar)
    for (const item of bar.querySelectorAll('[data-foldable]')) sizes.observe(item)
    return () => sizes.disconnect()
  }, [list, moreWidth])

  return overflowing
}
