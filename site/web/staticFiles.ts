import { statSync } from 'node:fs'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono } from 'hono'
import { etag } from 'hono/etag'
import type { SiteEnv } from './siteEnv.ts'

const FOREVER = 'public, max-age=31536000, immutable'
const AN_HOUR = 'public, max-age=3600'

/** Folders of static files. Names below `/assets` contain a hash and are cached forever. */
const PATHS = ['/assets/*', '/avatars/*', '/banners/*', '/logos/*', '/favicon.svg']

/** Serves the files of a folder. */
export function addStaticFiles(app: Hono<SiteEnv>, folder: string): void {
  // Browsers ask for it where a document names no icon, such as a text file.
  app.get('/favicon.ico', (context) => context.redirect('/favicon.svg', 301))
  for (const path of PATHS) {
    app.use(
      path,
      etag(),
      serveStatic({
        root: folder,
        precompressed: true,
        onFound: (file, context) => {
          context.header('Cache-Control', context.req.path.startsWith('/assets/') ? FOREVER : AN_HOUR)
          // Of the file, not of what is sent of it: a part and a `HEAD` have the tag of the whole.
          const { mtimeMs, size } = statSync(file)
          context.header('ETag', `"${mtimeMs.toString(36)}-${size.toString(36)}"`)
        },
      }),
    )
  }
}
