import type { Picture } from './Picture.ts'

/** How two pictures differ. */
export interface Difference {
  /** Pixels that differ, those that only one of them has included. */
  readonly pixels: number
  /** Both sizes, where they are not the same. */
  readonly sizes?: string
  /** A picture of the difference: what differs in red over what stayed, faded. */
  readonly picture: Picture
}

const RED = [217, 22, 22] as const

/**
 * Compares two pictures pixel by pixel.
 *
 * @returns `null` where not one pixel differs.
 */
export function comparePictures(before: Picture, after: Picture): Difference | null {
  const isSameSize = before.width === after.width && before.height === after.height
  if (isSameSize && before.pixels.equals(after.pixels)) return null
  const width = Math.max(before.width, after.width)
  const height = Math.max(before.height, after.height)
  const drawn = Buffer.alloc(width * height * 3)
  let pixels = 0
  for (let at = 0; at < width * height; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)]
    const [one, two] = [colourAt(before, x, y), colourAt(after, x, y)]
    const isSame = one === two
    if (!isSame) pixels += 1
    const faded = two === null ? 255 : 255 - Math.round((255 - brightness(two)) / 4)
    drawn.set(isSame ? [faded, faded, faded] : RED, at * 3)
  }
  return {
    pixels,
    picture: { width, height, pixels: drawn },
    ...(!isSameSize && { sizes: `${before.width} × ${before.height}, now ${after.width} × ${after.height}` }),
  }
}

/** Red, green and blue as one number; `null` beyond the edge. */
function colourAt({ width, height, pixels }: Picture, x: number, y: number): number | null {
  return x < width && y < height ? pixels.readUIntBE((y * width + x) * 3, 3) : null
}

function brightness(colour: number): number {
  return ((colour >> 16) + ((colour >> 8) & 255) + (colour & 255)) / 3
}
