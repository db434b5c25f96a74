import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { HTTPException } from 'hono/http-exception'
import { addBackend } from '../backend/addBackend.ts'
import { codeOf } from '../codeOf.ts'
import { createAccounts } from './accounts.ts'
import { addPages } from './addPages.ts'
import { brotliPages } from './brotliPages.ts'
import { addElsewhere } from './elsewhere.ts'
import { faulty } from './faults.ts'
import { addLoginRoutes } from './loginRoutes.ts'
import type { RejectedForms } from './rejectedForms.ts'
import { requestOrigin } from './requestOrigin.ts'
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

/** The whole site: backend, files, login, pages. */
export function createApp(tools: PageTools, clientFolder: string, isDevelopment: boolean): Hono<SiteEnv> {
  const app = new Hono<SiteEnv>()
  const accounts = createAccounts()
  const rejectedForms: RejectedForms = new Map()

  app.use(securityHeaders)
  app.use(compress(), brotliPages)
  app.use(async (context, next) => {
    const origin = requestOrigin(context.req.header('Host'))
    if (origin === null) return context.text('The Host header is no host', 400)
    context.set('origin', origin)
    context.set('config', siteConfig(origin))
    context.set('services', async (url, init) =>
      app.fetch(
        new Request(url, {
          ...init,
          headers: { ...init.headers, host: new URL(origin).host, cookie: context.req.header('Cookie') ?? '' },
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
  addElsewhere(app, tools.assets)
  addLoginRoutes(app, tools)
  addSeekerRoutes(app, tools)
  addPages(app, tools)
  return app
}
