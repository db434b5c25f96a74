import { type RefObject, useEffect } from 'react'
import { type EdgeColors, sampleEdgeColors } from '../../browser/elements/sampleEdgeColors.ts'

/**
 * Sets the background colors left and right of a banner's image: from the prop, else sampled from the image's edges,
 * else from the style sheet. Set by script, because a strict content security policy blocks style attributes.
 */
export function useEdgeColors(
  root: RefObject<HTMLElement | null>,
  imageUrl: string | undefined,
  colors: EdgeColors | undefined,
): void {
  const left = colors?.left
  const right = colors?.right
  useEffect(() => {
    const element = root.current
    if (!element || imageUrl === undefined) return undefined
    const paint = (colors: EdgeColors | null) => {
      setColor(element, '--_edge-left', colors?.left)
      setColor(element, '--_edge-right', colors?.right)
    }
    if (left !== undefined && right !== undefined) {
      paint({ left, right })
      return undefined
    }
    const image = element.querySelector('img')
    if (!image) return undefined
    const sample = () => paint(sampleEdgeColors(image))
    if (image.complete) sample()
    image.addEventListener('load', sample)
    return () => image.removeEventListener('load', sample)
  }, [root, imageUrl, left, right])
}

function setColor(element: HTMLElement, name: string, color: string | undefined): void {
  const isColor = color !== undefined && typeof CSS !== 'undefined' && CSS.supports('color', color)
  if (isColor) element.style.setProperty(name, color)
  else element.style.removeProperty(name)
}
