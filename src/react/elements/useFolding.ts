import { type RefObject, useEffect, useState } from 'react'
import { constants } from '../../core/constants.ts'
import { countFolded } from '../../core/menu/foldMenu.ts'

/**
 * How many of a menu bar's items do not fit, by what they measure: long words and text zoom count. Items are found as
 * `[data-foldable]` in the list and stay measurable while folded. 0 on a server, before script and on phones.
 *
 * @param moreWidth width to keep for the "More" entry, in em of the list.
 */
export function useFolding(list: RefObject<HTMLElement | null>, moreWidth = 7): number {
  const [folded, setFolded] = useState(0)

  useEffect(() => {
    const bar = list.current
    if (!bar || typeof ResizeObserver === 'undefined') return undefined
    const isBar = window.matchMedia(`(min-width: ${constants.tabletMinWidth}px)`)
    const measure = () => {
      const items = [...bar.querySelectorAll<HTMLElement>('[data-foldable]')].map((item) => item.offsetWidth)
      const style = getComputedStyle(bar)
      const more = moreWidth * Number.parseFloat(style.fontSize)
      const gap = Number.parseFloat(style.columnGap) || 0
      setFolded(isBar.matches ? countFolded({ available: bar.clientWidth, items, more, gap }) : 0)
    }
    const sizes = new ResizeObserver(measure)
    sizes.observe(bar)
    for (const item of bar.querySelectorAll('[data-foldable]')) sizes.observe(item)
    return () => sizes.disconnect()
  }, [list, moreWidth])

  return folded
}
