import { type RefObject, useEffect } from 'react'
import { type EdgeColors, sampleEdgeColors } from '../../browser/sampleEdgeColors.ts'

/**
 * Colours the ground left and right of a banner's picture: as given, else as the picture's own edges are, else as the
 * style sheet says. Set by script, not as an attribute, which a strict content security policy would refuse.
 */
export function useEdgeColors(
  root: RefObject<HTMLElement | null>,
  image: string | undefined,
  given: EdgeColors | undefined,
): void {
  const left = given?.left
  const right = given?.right
  useEffect(() => {
    const element = root.current
    if (!element || image === undefined) return undefined
    const paint = (colors: EdgeColors | null) => {
      setColor(element, '--_edge-left', colors?.left)
      setColor(element, '--_edge-right', colors?.right)
    }
    if (left !== undefined && right !== undefined) {
      paint({ left, right })
      return undefined
    }
    const picture = element.querySelector('img')
    if (!picture) return undefined
    const sample = () => paint(sampleEdgeColors(picture))
    if (picture.complete) sample()
    picture.addEventListener('load', sample)
    return () => picture.removeEventListener('load', sample)
  }, [root, image, left, right])
}

function setColor(element: HTMLElement, name: string, color: string | undefined): void {
  if (color !== undefined && CSS.supports('color', color)) element.style.setProperty(name, color)
  else element.style.removeProperty(name)
}
