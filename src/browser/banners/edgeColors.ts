import { safeDocument } from '../page/safeDocument.ts'

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

/** Colors of an image's left and right edge, as CSS colors. */
export interface EdgeColors {
  readonly left: string
  readonly right: string
}

/**
 * Returns the colors of a loaded image's top left and bottom right pixels; `null` for a cross-origin image without
 * CORS, a broken image, and without canvas support.
 */
function sampleEdgeColors(image: HTMLImageElement): EdgeColors | null {
  const { naturalWidth: width, naturalHeight: height } = image
  if (width === 0 || height === 0) return null
  try {
    const canvas = safeDocument.createElement('canvas')
    canvas.width = 2
    canvas.height = 1
    const context = canvas.getContext('2d', { willReadFrequently: true })
    if (!context) return null
    context.drawImage(image, 0, 0, 1, 1, 0, 0, 1, 1)
    context.drawImage(image, width - 1, height - 1, 1, 1, 1, 0, 1, 1)
    // Throws for a cross-origin image without CORS.
    const { data } = context.getImageData(0, 0, 2, 1)
    return { left: toCss(data, 0), right: toCss(data, 4) }
  } catch {
    return null
  }
}

const toCss = (data: Uint8ClampedArray, at: number): string =>
  `rgb(${data[at]} ${data[at + 1]} ${data[at + 2]} / ${((data[at + 3] ?? 0) / 255).toFixed(2)})`
