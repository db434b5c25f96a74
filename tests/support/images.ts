import type { ServerResponse } from 'node:http'
import { PNG } from 'pngjs'

/** A color as red, green and blue, 0 to 255. */
type Rgb = readonly [number, number, number]

/** Images that the test server renders: name, width, height, color of the left half, color of the right half. */
const IMAGES: Readonly<Record<string, readonly [number, number, Rgb, Rgb]>> = {
  'banner-1.png': [2560, 94, [200, 30, 40], [20, 60, 180]],
  'banner-2.png': [2560, 94, [10, 120, 60], [240, 180, 20]],
  'banner-3.png': [2560, 94, [90, 20, 120], [30, 150, 160]],
  'sidebar.png': [336, 600, [20, 60, 180], [200, 30, 40]],
  'season.png': [320, 72, [200, 30, 40], [240, 180, 20]],
  'season-narrow.png': [240, 72, [200, 30, 40], [240, 180, 20]],
  'guide.png': [640, 480, [10, 120, 60], [20, 60, 180]],
}

const encoded = new Map<string, Buffer>()

/** Responds with an image, or with 404 for an unknown name. */
export function sendImage(name: string, response: ServerResponse): void {
  const parameters = IMAGES[name]
  if (!parameters) {
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('No such image')
    return
  }
  const bytes = encoded.get(name) ?? encodeHalves(...parameters)
  encoded.set(name, bytes)
  response.writeHead(200, { 'content-type': 'image/png', 'cache-control': 'no-store' }).end(bytes)
}

/** Returns a PNG file whose left half has one color, and whose right half has another. */
function encodeHalves(width: number, height: number, left: Rgb, right: Rgb): Buffer {
  const image = new PNG({ width, height })
  for (let at = 0; at < width * height; at += 1)
    image.data.set([...(at % width < width / 2 ? left : right), 255], at * 4)
  return PNG.sync.write(image, { colorType: 2 })
}
