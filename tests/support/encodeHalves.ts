import { PNG } from 'pngjs'

/** A color as red, green and blue, 0 to 255. */
export type Rgb = readonly [number, number, number]

/** Returns a PNG file whose left half has one color, and whose right half has another. */
export function encodeHalves(width: number, height: number, left: Rgb, right: Rgb): Buffer {
  const image = new PNG({ width, height })
  for (let at = 0; at < width * height; at += 1)
    image.data.set([...(at % width < width / 2 ? left : right), 255], at * 4)
  return PNG.sync.write(image, { colorType: 2 })
}
