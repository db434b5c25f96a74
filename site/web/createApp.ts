import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { addBackend } from '../backend/addBackend.ts'
import { createAccounts } from './accounts.ts'
import { addPages } from './addPages.ts'
import { addElsewhere } from './elsewhere.ts'
import { addLoginRoutes } from './loginRoutes.ts'
import { requestOrigin } from './requestOrigin.ts'
import type { PageTools } from './respondPage.ts'
import { securityHeaders } from './securityHeaders.ts'
import { readSession } from './sessionCookie.ts'
import { siteConfig } from './siteConfig.ts'
import type { SiteEnv } from './siteEnv.ts'
import { addSitemap } from './sitemap.ts'
import { addStaticFiles } from './staticFiles.ts'

/** The whole site: backend, files, login, pages. */
export async function createApp(tools: PageTools, clientFolder: string): Promise<Hono<SiteEnv>> {
  const app = new Hono<SiteEnv>()
  const accounts = createAccounts()

  app.use(securityHeaders)
  app.use(compress())
  app.use(async (context, next) => {
    context.set('nonce', randomBytes(16).toString('base64'))
    const origin = requestOrigin(context.req.header('Host'))
    if (origin === null) return context.text('The Host header is no host', 400)
    context.set('origin', origin)
    context.set('config', siteConfig(origin))
    context.set('services', async (url, init) =>
      app.fetch(new Request(url, { ...init, headers: { ...init.headers, host: new URL(origin).host } })),
    )
    context.set('accounts', accounts)
    context.set('account', accounts.bySession(readSession(context)))
    return next()
  })
  app.onError((error, context) => {
    console.error(error)
    return context.text('Something went wrong', 500)
  })

  addBackend(app)
  await addStaticFiles(app, clientFolder)
  addSitemap(app)
  addElsewhere(app, tools.assets)
  addLoginRoutes(app, tools)
  addPages(app, tools)
  return app
}
