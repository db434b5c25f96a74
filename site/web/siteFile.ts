import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { defineSite, type Site, type SiteDefinition } from '@jobsite/shell/core'
import { loadSite } from '@jobsite/shell/server'
import type { Hono } from 'hono'
import { etag } from 'hono/etag'
import builtIn from '../../examples/site/site.json' with { type: 'json' }
import type { WriteLog } from './requestLog.ts'
import type { SiteEnv } from './siteEnv.ts'

/** Seconds after which a change of the file is looked for: here, and in the apps that load it. */
const MAX_AGE = 1
/** A busy process is no broken file. */
const DEADLINE_MS = 30_000

const fallback = defineSite(builtIn as SiteDefinition)

/**
 * Returns a function that returns the site of a file, such as `examples/site/site.json`. The file may change while the site
 * runs: the next pages show it. While it is wrong or missing, the last one that was read is used, or the one that the site
 * was built with, with one line in the log.
 */
export function siteOfFile(file: string, errors: WriteLog): () => Promise<Site> {
  const warn = (message: string) => errors({ time: new Date().toISOString(), level: 'warn', message })
  const options = {
    fallback,
    maxAge: MAX_AGE,
    timeoutMs: DEADLINE_MS,
    fetch: () => respondFile(file),
    logger: { warn },
  }
  return () => loadSite(pathToFileURL(file).href, options)
}

/** Serves the file to the other apps of the site, as it is. */
export function addSiteFile(app: Hono<SiteEnv>, file: string): void {
  app.get('/site.json', etag(), async (context) => {
    const response = await respondFile(file)
    if (!response.ok) return context.notFound()
    response.headers.set('Cache-Control', `public, max-age=${MAX_AGE}`)
    return response
  })
}

/** Responds with a file of JSON, or with 404. */
async function respondFile(file: string): Promise<Response> {
  try {
    return new Response(await readFile(file, 'utf8'), {
      headers: { 'Content-Type': 'application/json; charset=utf-8' },
    })
  } catch {
    return new Response(null, { status: 404 })
  }
}
