import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import type { Hono } from 'hono'
import type { SiteEnv } from './siteEnv.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.map': 'application/json',
}

interface StaticFile {
  readonly body: Uint8Array<ArrayBuffer>
  readonly headers: Readonly<Record<string, string>>
}

/**
 * Serves the files of a folder from memory. They are read once, so no request reaches the disk and no path leads
 * out of the folder. Names below `/assets` carry a hash and are kept for good.
 */
export async function addStaticFiles(app: Hono<SiteEnv>, folder: string): Promise<void> {
  for (const [path, { body, headers }] of await readFiles(folder)) {
    app.get(path, (context) =>
      // Compression makes the tag a weak one on its way out.
      context.req.header('If-None-Match')?.replace(/^W\//, '') === headers.ETag
        ? context.body(null, 304, headers)
        : context.body(body, 200, headers),
    )
  }
}

async function readFiles(folder: string): Promise<Map<string, StaticFile>> {
  const files = new Map<string, StaticFile>()
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.parentPath.split(sep).includes('.vite')) continue
    const file = join(entry.parentPath, entry.name)
    const path = `/${relative(folder, file).split(sep).join('/')}`
    const body = new Uint8Array(await readFile(file))
    const lasting = path.startsWith('/assets/')
    files.set(path, {
      body,
      headers: {
        'Content-Type': TYPES[extname(path)] ?? 'application/octet-stream',
        'Cache-Control': lasting ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        ETag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
      },
    })
  }
  return files
}
