import type { Page } from 'playwright'

/** How two pictures differ. */
export interface Difference {
  /** Pixels that differ, those that only one of them has included. */
  readonly pixels: number
  /** Both sizes, where they are not the same. */
  readonly sizes?: string
  /** A picture of the difference, as PNG: what differs in red over what stayed, faded. */
  readonly picture: Buffer
}

/**
 * Compares two PNG pictures pixel by pixel, in a browser's page, which decodes them.
 *
 * @returns `null` where not one pixel differs.
 */
export async function comparePictures(page: Page, before: Buffer, after: Buffer): Promise<Difference | null> {
  if (before.equals(after)) return null
  const found = await page.evaluate(compareInPage, [before.toString('base64'), after.toString('base64')] as const)
  if (found.pixels === 0) return null
  return {
    pixels: found.pixels,
    picture: Buffer.from(found.picture, 'base64'),
    ...(found.sizes !== null && { sizes: found.sizes }),
  }
}

async function compareInPage(pictures: readonly [string, string]) {
  const read = async (base64: string): Promise<ImageBitmap> => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    return createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  }
  const [before, after] = [await read(pictures[0]), await read(pictures[1])]
  const width = Math.max(before.width, after.width)
  const height = Math.max(before.height, after.height)
  const pixelsOf = (bitmap: ImageBitmap): ImageData => {
    const context = new OffscreenCanvas(width, height).getContext('2d') as OffscreenCanvasRenderingContext2D
    context.drawImage(bitmap, 0, 0)
    return context.getImageData(0, 0, width, height)
  }
  const one = pixelsOf(before).data
  const two = pixelsOf(after).data
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D
  const drawn = context.createImageData(width, height)
  let pixels = 0
  for (let at = 0; at < one.length; at += 4) {
    const isSame =
      one[at] === two[at] && one[at + 1] === two[at + 1] && one[at + 2] === two[at + 2] && one[at + 3] === two[at + 3]
    const faded = 255 - (255 - ((two[at] ?? 0) + (two[at + 1] ?? 0) + (two[at + 2] ?? 0)) / 3) * 0.25
    drawn.data.set(isSame ? [faded, faded, faded, 255] : [217, 22, 22, 255], at)
    if (!isSame) pixels += 1
  }
  context.putImageData(drawn, 0, 0)
  const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer())
  let text = ''
  for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000))
  const sameSize = before.width === after.width && before.height === after.height
  return {
    pixels,
    sizes: sameSize ? null : `${before.width} × ${before.height}, now ${after.width} × ${after.height}`,
    picture: btoa(text),
  }
}
