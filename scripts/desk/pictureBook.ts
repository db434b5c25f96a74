import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { constants, zstdCompress, zstdDecompress } from 'node:zlib'
import type { PartName } from '../../stories/states/parts.ts'
import type { Picture } from './Picture.ts'

/** Where the accepted pictures lie, a book a part. */
export const BOOKS = fileURLToPath(new URL('../../stories/pictures/', import.meta.url))

/** Pictures by the id of their story. */
export type Pictures = ReadonlyMap<string, Picture>

/** Pictures of one part repeat each other: what is the same is written once, however far back it stands. */
const COMPRESSION = {
  params: {
    [constants.ZSTD_c_compressionLevel]: 12,
    [constants.ZSTD_c_windowLog]: 27,
    [constants.ZSTD_c_enableLongDistanceMatching]: 1,
  },
}

/** Reads the pictures of a part; none where it has no book. */
export async function readBook(part: PartName, folder = BOOKS): Promise<Pictures> {
  const book = await readFile(fileOf(folder, part)).catch(() => null)
  if (!book) return new Map()
  const content = await promisify(zstdDecompress)(book)
  let at = 4 + content.readUInt32BE(0)
  const list = JSON.parse(content.toString('utf8', 4, at)) as { id: string; width: number; height: number }[]
  return new Map(
    list.map(({ id, width, height }) => {
      const pixels = content.subarray(at, at + width * height * 3)
      at += pixels.length
      return [id, { width, height, pixels }]
    }),
  )
}

/**
 * Writes the pictures of a part as its book: how long the list is, the list of ids and sizes as JSON, then all pixels,
 * compressed as one. A part without pictures has no book.
 */
export async function writeBook(part: PartName, pictures: Pictures, folder = BOOKS): Promise<void> {
  if (pictures.size === 0) return rm(fileOf(folder, part), { force: true })
  const pages = [...pictures].sort(([one], [two]) => (one < two ? -1 : 1))
  const list = Buffer.from(JSON.stringify(pages.map(([id, { width, height }]) => ({ id, width, height }))))
  const length = Buffer.alloc(4)
  length.writeUInt32BE(list.length)
  const content = Buffer.concat([length, list, ...pages.map(([, { pixels }]) => pixels)])
  await mkdir(folder, { recursive: true })
  await writeFile(fileOf(folder, part), await promisify(zstdCompress)(content, COMPRESSION))
}

function fileOf(folder: string, part: PartName): string {
  return join(folder, `${part}.book`)
}
