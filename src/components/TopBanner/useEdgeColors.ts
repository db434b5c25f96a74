import { type RefObject, useEffect } from 'react'
import { keepEdgeColors } from '../../browser/banners/keepEdgeColors.ts'
import type { EdgeColors } from '../../browser/elements/sampleEdgeColors.ts'

/** Sets the colors beside a banner's image, anew for each image. */
export function useEdgeColors(
  root: RefObject<HTMLElement | null>,
  imageUrl: string | undefined,
  colors: EdgeColors | undefined,
): void {
  const left = colors?.left
  const right = colors?.right
  useEffect(() => {
    if (root.current && imageUrl !== undefined) return keepEdgeColors(root.current, { left, right })
    return undefined
  }, [root, imageUrl, left, right])
}
