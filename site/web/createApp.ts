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
import { BOUNDS, type Bounds } from './bounds.ts'
import { brotliPages } from './brotliPages.ts'
import { isStoreFailure } from './database.ts'
import { addElsewhere } from './elsewhere.ts'
import { faulty } from './faults.ts'
import { addHealth } from './health.ts'
import { addLoginRoutes } from './loginRoutes.ts'
import type { Passwords } from './passwords.ts'
import { addPictures } from './pictures.ts'
import { Refusal } from './problems.ts'
import { createRejectedForms } from './rejectedForms.ts'
import { type Logs, logError, nameAndLog } from './requestLog.ts'
import { isOwnHost, originHeaders, requestOrigin } from './requestOrigin.ts'
import type { PageTools } from './respondPage.ts'
import { respondProblem } from './respondProblem.ts'
import { sameOrigin } from './sameOrigin.ts'
import { securityHeaders, strictTransport } from './securityHeaders.ts'
import { addSeekerRoutes } from './seekerRoutes.ts'
import { readSession } from './sessionCookie.ts'
import { siteConfig } from './siteConfig.ts'
import type { SiteEnv } from './siteEnv.ts'
import { addSiteFile, siteOfFile } from './siteFile.ts'
import { addSitemap } from './sitemap.ts'
import { addStaticFiles } from './staticFiles.ts'
import { addSwitches } from './switches.ts'
import type { Clock } from './throttle.ts'
import { asVisitor } from './visitor.ts'

/** Seconds after which a store that takes no writes may take some again. */
const STORE_SECONDS = 60

/** What a running site decides. */
export interface AppOptions {
  readonly clientFolder: string
  /** The site's file: links, company, menus. */
  readonly siteFile: string
  readonly database: DatabaseSync
  readonly passwords: Passwords
  readonly isDevelopment: boolean
  /** Further host names that the site responds to. */
  readonly hosts: readonly string[]
  /** Whether a proxy in front of the site says the visitor's scheme, host and address. */
  readonly isProxied: boolean
  readonly logs: Logs
  /** Whether the site takes no further requests. */
  readonly isStopping: () => boolean
  /** @default BOUNDS */
  readonly bounds?: Bounds
  /** By which wrong passwords wait. @default the machine's */
  readonly clock?: Clock
}

/** The whole site: backend, files, login, pages. */
export async function createApp(
  tools: PageTools,
  {
    clientFolder,
    siteFile,
    database,
    passwords,
    isDevelopment,
    hosts,
    isProxied,
    logs,
    isStopping,
    bounds = BOUNDS,
    clock,
  }: AppOptions,
): Promise<Hono<SiteEnv>> {
  const app = new Hono<SiteEnv>()
  const accounts = await createAccounts({ database, passwords, bounds, clock })
  const rejectedForms = createRejectedForms(bounds)
  const currentSite = siteOfFile(siteFile, logs.errors)

  addHealth(app, database, isStopping)
  app.use(nameAndLog(logs, isProxied))
  app.use(securityHeaders)
  app.use(compress(), brotliPages)
  app.use(async (context, next) => {
    const origin = requestOrigin((name) => context.req.header(name), isProxied)
    if (origin === null) return context.text('The Host header is no host', 400)
    if (!isOwnHost(new URL(origin).hostname, hosts)) return context.text('Unknown host: list it in SITE_HOSTS', 421)
    const { requestId, address } = context.var
    context.set('origin', origin)
    context.set('config', siteConfig(await currentSite(), origin))
    context.set('assets', tools.assets)
    context.set('services', async (url, init) =>
      app.fetch(
        new Request(url, {
          ...init,
          headers: { ...init.headers, ...originHeaders(origin), cookie: context.req.header('Cookie') ?? '' },
        }),
        { caller: { requestId, address } },
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
  app.use(strictTransport, sameOrigin)
  app.onError((error, context) => {
    if (error instanceof Refusal) return respondProblem(context, error.problem, error.retrySeconds)
    if (error instanceof HTTPException) return error.getResponse()
    // The client went away before its body was whole: nobody waits for a response, and nothing is wrong here.
    if (codeOf(error) === 'ECONNRESET') return context.text('The request was cut off', 400)
    logError(logs, context, error)
    return isStoreFailure(error)
      ? respondProblem(context, 'storeFailed', STORE_SECONDS)
      : respondProblem(context, 'failed')
  })

  if (isDevelopment) {
    app.use(faulty, asVisitor)
    addSwitches(app, tools.assets)
  }
  addBackend(app)
  addStaticFiles(app, clientFolder)
  addSiteFile(app, siteFile)
  addPictures(app)
  addSitemap(app)
  addCvTemplates(app)
  addElsewhere(app, tools.assets)
  addLoginRoutes(app, tools)
  addSeekerRoutes(app, tools)
  addAccountRoutes(app)
  addPages(app, tools)
  return app
}
