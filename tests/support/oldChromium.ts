import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Browser } from 'playwright'
import { launchChromium, packedChromium } from '../../scripts/chromium.ts'

/** Versions of `tests/old-browsers/package.json`: one that is not supported, and the oldest that is. */
export type OldVersion = 109 | 123

const LIST = fileURLToPath(new URL('../old-browsers', import.meta.url))
const CACHE = fileURLToPath(new URL('../../node_modules/.cache/old-browsers', import.meta.url))

/**
 * Launches an old Chromium, which is installed from the npm registry when it is first needed. Returns why not, where the machine
 * has none for it or reaches no registry; `REQUIRE_ENGINES=all` makes that an error.
 */
export async function launchOldChromium(version: OldVersion): Promise<Browser | string> {
  try {
    if (process.platform !== 'linux' || process.arch !== 'x64')
      throw new Error('The packages have a Chromium for Linux x64 only.')
    const folder = join(CACHE, 'packages')
    if (!existsSync(join(folder, 'complete'))) await install(folder)
    const packed = join(folder, 'node_modules', `chromium-${version}`, 'bin')
    return await launchChromium(await packedChromium({ packed, cache: join(CACHE, String(version)) }))
  } catch (error) {
    if (process.env.REQUIRE_ENGINES === 'all') throw error
    return `Chromium ${version} is not tested: ${error instanceof Error ? error.message : error}`
  }
}

async function install(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const file of ['package.json', 'package-lock.json']) await cp(join(LIST, file), join(folder, file))
  await promisify(execFile)('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder })
  await writeFile(join(folder, 'complete'), '')
}
