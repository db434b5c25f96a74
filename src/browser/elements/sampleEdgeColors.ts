import { safeDocument } from '../page/safeDocument.ts'
/** Colors of an image's left and right edge, as CSS colors. */
export interface EdgeColors {
  readonly left: string
  readonly right: string
}

/**
 * Returns the colors of a loaded image's top left and bottom right pixels; `null` for a cross-origin image without
 * CORS, a broken image, and without canvas support.
 */
export function sampleEdgeColors(image: HTMLImageElement): EdgeColors | null {
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
