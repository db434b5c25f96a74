import { constants } from 'node:zlib'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

/** Difference of two screenshots. */
export interface Difference {
  /** Number of different pixels, those outside of the smaller screenshot included. */
  readonly pixels: number
  /** Both sizes, where they differ. */
  readonly sizes?: string
  /** A PNG file with different pixels in red over a faded screenshot. */
  readonly image: Buffer
}

/**
 * Compares two PNG files pixel by pixel, without tolerance.
 *
 * @returns `null` if no pixel differs.
 */
export function compareScreenshots(before: Buffer, after: Buffer): Difference | null {
  if (before.equals(after)) return null
  const [one, two] = [PNG.sync.read(before), PNG.sync.read(after)]
  const isSameSize = one.width === two.width && one.height === two.height
  const width = Math.max(one.width, two.width)
  const height = Math.max(one.height, two.height)
  const image = new PNG({ width, height })
  const [first, second] = [extend(one, width, height), extend(two, width, height)]
  const pixels = pixelmatch(first.data, second.data, image.data, width, height, { threshold: 0, includeAA: true })
  if (pixels === 0 && isSameSize) return null
  return {
    pixels,
    image: PNG.sync.write(image),
    ...(!isSameSize && { sizes: `${one.width} × ${one.height} before, ${two.width} × ${two.height} now` }),
  }
}

/** Returns the image in a larger canvas; the added area is magenta, which no page has. */
function extend(image: PNG, width: number, height: number): PNG {
  if (image.width === width && image.height === height) return image
  const canvas = new PNG({ width, height })
  for (let at = 0; at < canvas.data.length; at += 4) canvas.data.set([255, 0, 255, 255], at)
  PNG.bitblt(image, canvas, 0, 0, image.width, image.height, 0, 0)
  return canvas
}

/** Returns the same image as a smaller PNG file: three channels, no filter, strongest compression. */
export function compressPng(file: Buffer): Buffer {
  // The default strategy of pngjs finds runs only: text, which repeats, took twice as many bytes.
  return PNG.sync.write(PNG.sync.read(file), {
    colorType: 2,
    filterType: 0,
    deflateLevel: 9,
    deflateStrategy: constants.Z_DEFAULT_STRATEGY,
  })
}
