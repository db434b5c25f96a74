import type { RefObject } from 'react'
import type { EdgeColors } from '../../browser/elements/sampleEdgeColors.ts'
import { useAfterLoad } from '../../react/useAfterLoad.ts'

/** Sets the colors beside a banner's image, anew for each image. */
export function useEdgeColors(
  root: RefObject<HTMLElement | null>,
  imageUrl: string | undefined,
  colors: EdgeColors | undefined,
): void {
  const left = colors?.left
  const right = colors?.right
  useAfterLoad(
    imageUrl === undefined
      ? null
      : ({ keepEdgeColors }) => (root.current ? keepEdgeColors(root.current, { left, right }) : undefined),
    [root, imageUrl, left, right],
  )
}
