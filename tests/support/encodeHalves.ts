import { encodePng } from '../../scripts/desk/png.ts'

/** A colour as red, green and blue, 0 to 255. */
export type Rgb = readonly [number, number, number]

/** A PNG picture whose left half has one colour, and whose right half another. */
export function encodeHalves(width: number, height: number, left: Rgb, right: Rgb): Buffer {
  const row = Buffer.alloc(width * 3)
  for (let x = 0; x < width; x += 1) row.set(x < width / 2 ? left : right, x * 3)
  return encodePng({ width, height, pixels: Buffer.concat(Array.from({ length: height }, () => row)) })
}
