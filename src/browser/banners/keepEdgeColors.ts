import { type EdgeColors, sampleEdgeColors } from '../elements/sampleEdgeColors.ts'

/**
 * Sets the background colors left and right of a banner's image: those given, else sampled from the image's edges, else
 * those of the style sheet. Set by script, because a strict content security policy blocks style attributes. Returns a
 * function that stops, if there is anything to stop.
 */
export function keepEdgeColors(
  banner: HTMLElement,
  { left, right }: Partial<EdgeColors> = {},
): (() => void) | undefined {
  const paint = (colors: EdgeColors | null) => {
    setColor(banner, '--_edge-left', colors?.left)
    setColor(banner, '--_edge-right', colors?.right)
  }
  const image = banner.querySelector('img')
  if (left !== undefined && right !== undefined) paint({ left, right })
  else if (image) {
    const sample = () => paint(sampleEdgeColors(image))
    if (image.complete) sample()
    image.addEventListener('load', sample)
    return () => image.removeEventListener('load', sample)
  }
  return undefined
}

function setColor(element: HTMLElement, name: string, color: string | undefined): void {
  const isColor = color !== undefined && typeof CSS !== 'undefined' && CSS.supports('color', color)
  if (isColor) element.style.setProperty(name, color)
  else element.style.removeProperty(name)
}
