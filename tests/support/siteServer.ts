import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { buildPackage, isBuilt } from '../../site/build/buildPackage.ts'
import { isNightly } from './isNightly.ts'

/**
 * The URLs of the running sites. The strictest pair runs on each commit: production on React 19, and React 18 with its
 * warnings. The other two run at night.
 */
export interface SiteUrls {
  readonly react19: string
  readonly react18Development: string
  readonly react18?: string
  readonly react19Development?: string
}

declare module 'vitest' {
  export interface ProvidedContext {
    site: SiteUrls
  }
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

const ENVIRONMENTS: Record<keyof SiteUrls, Record<string, string>> = {
  react19: { SITE_REACT: '19' },
  react18Development: { SITE_REACT: '18', SITE_MODE: 'development' },
  react18: { SITE_REACT: '18' },
  react19Development: { SITE_REACT: '19', SITE_MODE: 'development' },
}
const ON_COMMITS = ['react19', 'react18Development'] as const

/** Starts the site as `npm start` does, on both versions of React, on free ports; ends them after the tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Side by side, they must not build the package.
  if (!(await isBuilt())) await buildPackage()
  const names = isNightly ? (Object.keys(ENVIRONMENTS) as (keyof SiteUrls)[]) : ON_COMMITS
  const results = await Promise.allSettled(names.map((name) => startSiteProcess(ENVIRONMENTS[name])))
  const sites = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
  const end = async (): Promise<void> => void (await Promise.all(sites.map(({ child }) => endProcess(child))))
  const failed = results.find((result) => result.status === 'rejected')
  if (failed) {
    // Vitest does not tear down a setup that failed.
    await end()
    throw failed.reason
  }
  const urls = sites.map(({ url }, index) => [names[index], url] as const)
  project.provide('site', Object.fromEntries(urls) as unknown as SiteUrls)
  return end
}

/** Runs `site/start.ts` until it says that it is ready. */
export async function startSiteProcess(
  environment: Record<string, string>,
): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, ['site/start.ts'], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: '', PORT: '0', HOST: '', SITE_DIST: 'built', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      output += chunk
      const ready = /Job site ready at (\S+)/.exec(output)?.[1]
      if (ready) resolve(ready)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', (code) => reject(new Error(`The site ended with code ${code}:\n${output}`)))
  })
  return { child, url }
}

/** Asks a process to end, and waits until it has. */
export async function endProcess(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null) return child.exitCode
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  await exited
  return child.exitCode
}
