import type { TestProject } from 'vitest/node'
import { buildPackage, isBuilt } from '../../site/build/buildPackage.ts'
import { isNightly } from './isNightly.ts'
import { type Program, startProgram } from './startProgram.ts'

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
  const end = async (): Promise<void> => void (await Promise.all(sites.map(({ stop }) => stop())))
  const failed = results.find((result) => result.status === 'rejected')
  if (failed) {
    // Vitest does not tear down a setup that failed.
    await end()
    throw failed.reason
  }
  const urls = sites.map(({ found }, index) => [names[index], found] as const)
  project.provide('site', Object.fromEntries(urls) as unknown as SiteUrls)
  return end
}

/** Runs `site/start.ts` until it says that it is ready; its URL is what was found. */
export const startSiteProcess = (environment: Record<string, string>): Promise<Program> =>
  startProgram(process.execPath, ['site/start.ts'], /Job site ready at (\S+)/, {
    NODE_ENV: '',
    PORT: '0',
    HOST: '',
    SITE_DIST: 'built',
    SITE_DATA: ':memory:',
    SITE_LOG: 'off',
    SITE_SCRYPT: '10',
    ...environment,
  })
