import { type BrowserServer, chromium } from 'playwright'
import type { TestProject } from 'vitest/node'
import { chromiumLaunchOptions } from '../../scripts/chromium.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** WebSocket endpoint of the shared Chromium. */
    chromiumEndpoint: string
  }
}

/** One for the process: every project loads this module by itself. */
interface Shared {
  starting: Promise<BrowserServer> | undefined
  users: number
}

const globals = globalThis as { sharedChromium?: Shared }
globals.sharedChromium ??= { starting: undefined, users: 0 }
const shared = globals.sharedChromium

/** Starts one Chromium for all test files of all projects, which ends after the last of them. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  shared.users += 1
  shared.starting ??= chromiumLaunchOptions().then((options) => chromium.launchServer(options))
  const server = await shared.starting
  project.provide('chromiumEndpoint', server.wsEndpoint())
  return async () => {
    shared.users -= 1
    if (shared.users > 0) return
    shared.starting = undefined
    await server.close()
  }
}
