import { crc32, deflateSync, inflateSync } from 'node:zlib'
import type { Picture } from './Picture.ts'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** Kinds of colour in a PNG file, with bytes a pixel: red green blue, and the same with opacity. */
const BYTES: Readonly<Record<number, number>> = { 2: 3, 6: 4 }

/**
 * Reads a PNG file as browsers write screenshots: 8 bits a colour, not interlaced. Opacity is left out.
 *
 * @throws Error where it is another kind of file.
 */
export function decodePng(file: Buffer): Picture {
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)]
  const bytes = BYTES[file[25] ?? -1]
  if (!file.subarray(0, 8).equals(SIGNATURE) || file[24] !== 8 || bytes === undefined || file[28] !== 0)
    throw new Error('This is not a PNG file as a browser draws it.')
  const stride = width * bytes
  const filtered = inflateSync(Buffer.concat(chunksOf(file, 'IDAT')))
  const rows = Buffer.alloc(stride * height)
  for (let y = 0; y < height; y += 1) {
    const filter = filtered[y * (stride + 1)] ?? 0
    const from = y * (stride + 1) + 1
    const to = y * stride
    for (let x = 0; x < stride; x += 1) {
      const left = x < bytes ? 0 : (rows[to + x - bytes] as number)
      const above = y === 0 ? 0 : (rows[to + x - stride] as number)
      const corner = x < bytes || y === 0 ? 0 : (rows[to + x - stride - bytes] as number)
      rows[to + x] = (filtered[from + x] as number) + predict(filter, left, above, corner)
    }
  }
  return { width, height, pixels: bytes === 3 ? rows : withoutOpacity(rows) }
}

/** Writes a picture as a PNG file. */
export function encodePng({ width, height, pixels }: Picture): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // 8 bits a colour, red green blue.
  header.set([8, 2, 0, 0, 0], 8)
  // A byte before each row says how it is filtered: not at all.
  const rows = Buffer.alloc((width * 3 + 1) * height)
  for (let y = 0; y < height; y += 1) pixels.copy(rows, y * (width * 3 + 1) + 1, y * width * 3, (y + 1) * width * 3)
  return Buffer.concat([SIGNATURE, chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND')])
}

function predict(filter: number, left: number, above: number, corner: number): number {
  if (filter === 1) return left
  if (filter === 2) return above
  if (filter === 3) return (left + above) >> 1
  if (filter !== 4) return 0
  const guess = left + above - corner
  const [byLeft, byAbove, byCorner] = [Math.abs(guess - left), Math.abs(guess - above), Math.abs(guess - corner)]
  if (byLeft <= byAbove && byLeft <= byCorner) return left
  return byAbove <= byCorner ? above : corner
}

function withoutOpacity(rows: Buffer): Buffer {
  const pixels = Buffer.alloc((rows.length / 4) * 3)
  for (let from = 0, to = 0; from < rows.length; from += 4, to += 3) rows.copy(pixels, to, from, from + 3)
  return pixels
}

function chunksOf(file: Buffer, kind: string): Buffer[] {
  const found: Buffer[] = []
  for (let at = SIGNATURE.length; at < file.length; ) {
    const length = file.readUInt32BE(at)
    if (file.toString('latin1', at + 4, at + 8) === kind) found.push(file.subarray(at + 8, at + 8 + length))
    at += length + 12
  }
  return found
}

function chunk(kind: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}
