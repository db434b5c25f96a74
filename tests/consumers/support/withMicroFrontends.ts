import { readFileSync } from 'node:fs'
import { cp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll } from 'vitest'
import { freePort } from '../../../scripts/freePort.ts'
import { withShellBrowser } from '../../support/browserPage.ts'
import { watchShifts } from '../../support/layoutShift.ts'
import { buildConsumer } from './buildConsumer.ts'
import { ROOT } from './paths.ts'
import { type Served, serveApp } from './serve.ts'

export const EXAMPLE = 'examples/micro-frontends'
export const GUIDE = readFileSync(join(ROOT, 'docs/guides/micro-frontends.md'), 'utf8')
export const APPS = ['frame', 'jobs', 'salary'] as const
export type AppName = (typeof APPS)[number]

/** Builds the apps. Returns their folder. */
export const buildApps = async (): Promise<string> => (await buildConsumer(EXAMPLE)).folder

/**
 * Returns the guide's command that builds or serves an app.
 *
 * @throws Error if the guide has none.
 */
export function commandFor(verb: 'build' | 'dev' | 'preview', app: AppName): string[] {
  const line = `npx rsbuild ${verb} --root ${app}`
  if (!GUIDE.split('\n').includes(line)) throw new Error(`The guide has no line "${line}".`)
  return line.split(' ')
}

/** Starts apps by the guide's commands. The origin is the frame's. */
export async function serveApps(verb: 'dev' | 'preview', apps: readonly AppName[] = APPS): Promise<Served> {
  const folder = await buildApps()
  const ports = await placeFiles(folder)
  const env = { NODE_ENV: verb === 'dev' ? 'development' : 'production' }
  const all: Served[] = []
  const stop = async () => void (await Promise.all(all.map((one) => one.stop())))
  try {
    for (const app of apps) {
      const command = [...commandFor(verb, app), '--host', '127.0.0.1']
      all.push(await serveApp(folder, command, env, ports.get(app)))
    }
  } catch (error) {
    await stop()
    throw error
  }
  return { origin: all[apps.indexOf('frame')]?.origin ?? '', stop }
}

/**
 * Places the files of the apps again, which a test may have changed, each with a free port in its config: others may use
 * those of the guide. Returns the ports.
 */
async function placeFiles(folder: string): Promise<Map<AppName, number>> {
  await cp(join(ROOT, EXAMPLE), folder, { recursive: true, filter: (path) => !/package\.json$/.test(path) })
  const configs = APPS.map((app) => {
    const file = join(app, 'rsbuild.config.ts')
    const text = readFileSync(join(ROOT, EXAMPLE, file), 'utf8')
    return { app, file, text, port: /\bserver: \{\s*port: (\d+)/.exec(text)?.[1] }
  })
  const free = new Map<string | undefined, number>()
  for (const { port } of configs) free.set(port, await freePort())
  for (const { file, text } of configs) {
    await writeFile(
      join(folder, file),
      text.replace(/\b\d{4}\b/g, (port) => String(free.get(port) ?? port)),
    )
  }
  return new Map(configs.map(({ app, port }) => [app, free.get(port) ?? 0]))
}

/** What a development server writes to the console of its pages. */
const PROGRESS = /^info: \[rsbuild\] /

/** Apps that run during the tests of a file, and pages of them. */
export function withMicroFrontends(verb: 'dev' | 'preview', apps: readonly AppName[] = APPS) {
  const { newPage, ...watched } = withShellBrowser()
  let served: Served | undefined
  beforeAll(async () => {
    served = await serveApps(verb, apps)
  })
  afterAll(() => served?.stop())

  return {
    ...watched,
    /** Opens a page. `prepare` is called before; the page need not have loaded afterward. */
    async open(path: string, width = 1300, prepare?: (page: Page) => Promise<void>): Promise<Page> {
      const page = await newPage({ viewport: { width, height: 900 } })
      if (verb === 'dev') watched.allowMessages(PROGRESS)
      await watchShifts(page)
      await prepare?.(page)
      await page.goto(served?.origin + path, { waitUntil: 'commit' })
      return page
    },
  }
}
