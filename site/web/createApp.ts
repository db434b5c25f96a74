import type { DatabaseSync } from 'node:sqlite'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { HTTPException } from 'hono/http-exception'
import { addBackend } from '../backend/addBackend.ts'
import { codeOf } from '../codeOf.ts'
import { addAccountRoutes } from './accountRoutes.ts'
import { createAccounts } from './accounts.ts'
import { addCvTemplates } from './addCvTemplates.ts'
import { addPages } from './addPages.ts'
import { brotliPages } from './brotliPages.ts'
import { addElsewhere } from './elsewhere.ts'
import { faulty } from './faults.ts'
import { addLoginRoutes } from './loginRoutes.ts'
import type { RejectedForms } from './rejectedForms.ts'
import { isOwnHost, originHeaders, requestOrigin } from './requestOrigin.ts'
import type { PageTools } from './respondPage.ts'
import { sameOrigin } from './sameOrigin.ts'
import { securityHeaders } from './securityHeaders.ts'
import { addSeekerRoutes } from './seekerRoutes.ts'
import { readSession } from './sessionCookie.ts'
import { siteConfig } from './siteConfig.ts'
import type { SiteEnv } from './siteEnv.ts'
import { addSitemap } from './sitemap.ts'
import { addStaticFiles } from './staticFiles.ts'
import { addSwitches } from './switches.ts'
import { asVisitor } from './visitor.ts'

/** What a running site decides. */
export interface AppOptions {
  readonly clientFolder: string
  readonly database: DatabaseSync
  readonly isDevelopment: boolean
  /** Further host names that the site responds to. */
  readonly hosts: readonly string[]
  /** Whether a proxy in front of the site says the visitor's scheme and host. */
  readonly isProxied: boolean
}

/** The whole site: backend, files, login, pages. */
export async function createApp(
  tools: PageTools,
  { clientFolder, database, isDevelopment, hosts, isProxied }: AppOptions,
): Promise<Hono<SiteEnv>> {
  const app = new Hono<SiteEnv>()
  const accounts = await createAccounts(database)
  const rejectedForms: RejectedForms = new Map()

  app.use(securityHeaders)
  app.use(compress(), brotliPages)
  app.use(async (context, next) => {
    const origin = requestOrigin((name) => context.req.header(name), isProxied)
    if (origin === null) return context.text('The Host header is no host', 400)
    if (!isOwnHost(new URL(origin).hostname, hosts)) return context.text('Unknown host: list it in SITE_HOSTS', 421)
    context.set('origin', origin)
    context.set('config', siteConfig(origin))
    context.set('services', async (url, init) =>
      app.fetch(
        new Request(url, {
          ...init,
          headers: { ...init.headers, ...originHeaders(origin), cookie: context.req.header('Cookie') ?? '' },
        }),
      ),
    )
    context.set('accounts', accounts)
    context.set('rejectedForms', rejectedForms)
    context.set('account', accounts.bySession(readSession(context)))
    context.set('faults', {})
    context.set('visitor', 'session')
    context.set('isDevelopment', isDevelopment)
    return next()
  })
  app.use(sameOrigin)
  app.onError((error, context) => {
    if (error instanceof HTTPException) return error.getResponse()
    // The client went away before its body was whole: nobody waits for a response, and nothing is wrong here.
    if (codeOf(error) === 'ECONNRESET') return context.text('The request was cut off', 400)
    console.error(error)
    return context.text('Something went wrong', 500)
  })

  if (isDevelopment) {
    app.use(faulty, asVisitor)
    addSwitches(app, tools.assets)
  }
  addBackend(app)
  addStaticFiles(app, clientFolder)
  addSitemap(app)
  addCvTemplates(app)
  addElsewhere(app, tools.assets)
  addLoginRoutes(app, tools)
  addSeekerRoutes(app, tools)
  addAccountRoutes(app, tools.assets)
  addPages(app, tools)
  return app
}
