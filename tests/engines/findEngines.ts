import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { firefox, webkit } from 'playwright'
import { launchChromium } from '../../scripts/chromium.ts'
import { bidiDriver } from './bidiDriver.ts'
import { ENGINE_NAMES, type Engine, type EngineName } from './Driver.ts'
import { playwrightDriver } from './playwrightDriver.ts'
import { webDriver } from './webDriver.ts'

const FIREFOXES = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/snap/bin/firefox']
const LIBRARIES = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/lib64', '/usr/lib', '/usr/libexec']

const requested = (process.env.ENGINES ?? ENGINE_NAMES.join()).split(',')

/** Engines that `ENGINES` names (all by default), and what was found of each. */
export const searched = ENGINE_NAMES.filter((name) => requested.includes(name)).map(
  (name) => [name, findEngine(name)] as const,
)

/** Engines to test in. */
export const engines = searched
  .map(([, engine]) => engine)
  .filter((engine): engine is Engine => typeof engine !== 'string')

/** Returns an engine of this machine, or a sentence that says why there is none and how to get one. */
export function findEngine(name: EngineName): Engine | string {
  if (name === 'chromium')
    return { name, program: 'Chromium', start: async () => playwrightDriver(await launchChromium()) }
  return name === 'firefox' ? findFirefox() : findWebKit()
}

/** `FIREFOX_PATH`, Playwright's own, else an installed one. */
function findFirefox(): Engine | string {
  const requested = process.env.FIREFOX_PATH
  if (requested && !existsSync(requested)) throw new Error(`FIREFOX_PATH is ${requested}, but there is no such file.`)
  if (!requested && existsSync(firefox.executablePath()))
    return {
      name: 'firefox',
      program: 'Playwright’s Firefox',
      start: async () => playwrightDriver(await firefox.launch()),
    }
  const executable = requested ?? FIREFOXES.find((path) => existsSync(path))
  if (!executable)
    return 'no Firefox was found: run "npx playwright install firefox", install one, or set FIREFOX_PATH.'
  return { name: 'firefox', program: executable, start: () => bidiDriver(executable) }
}

/** Playwright's own, else WebKitGTK's small browser with its driver. */
function findWebKit(): Engine | string {
  if (existsSync(webkit.executablePath()))
    return {
      name: 'webkit',
      program: 'Playwright’s WebKit',
      start: async () => playwrightDriver(await webkit.launch()),
    }
  const driver = '/usr/bin/WebKitWebDriver'
  const browser = findMiniBrowser()
  if (!browser || !existsSync(driver))
    return 'no WebKit was found: run "npx playwright install webkit", or install WebKitGTK’s MiniBrowser and WebKitWebDriver.'
  const hasDisplay = Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY)
  const display = ['/usr/bin/Xvfb'].find((path) => existsSync(path))
  if (!hasDisplay && !display) return `${browser} needs a display: install Xvfb.`
  return {
    name: 'webkit',
    program: browser,
    start: () => webDriver({ driver, browser, display: hasDisplay ? undefined : display }),
  }
}

function findMiniBrowser(): string | undefined {
  return LIBRARIES.filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((entry) => /^webkit(?:2gtk|gtk)-\d/.test(entry))
        .map((entry) => join(folder, entry, 'MiniBrowser')),
    )
    .find((path) => existsSync(path))
}
