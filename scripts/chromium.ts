import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { type Browser, chromium, type LaunchOptions } from 'playwright'

/** Duration that a page may take for anything, in milliseconds: machines can be slow, and what never comes fails all the same. */
const PATIENCE_MS = 120_000

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const CACHE = join(ROOT, 'node_modules', '.cache', 'chromium')
const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Flags for pixel-identical rendering: full repaints, one raster thread, no CPU-specific code.
 */
const STABLE_RENDERING_ARGS = [
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--disable-partial-raster',
  '--disable-skia-runtime-opts',
  '--disable-lcd-text',
  '--disable-checker-imaging',
  '--disable-threaded-animation',
  '--disable-threaded-scrolling',
  '--num-raster-threads=1',
]

/**
 * Returns launch options for a Chromium of this machine: `CHROMIUM_PATH`, Playwright's, an installed one, else the build of a
 * development dependency (Linux x64).
 *
 * @throws Error if there is none, with instructions.
 */
export async function chromiumLaunchOptions(): Promise<LaunchOptions> {
  const configured = process.env.CHROMIUM_PATH
  if (configured && !existsSync(configured))
    throw new Error(
      `CHROMIUM_PATH is ${configured}, but this file does not exist. Correct the path, or unset the variable.`,
    )
  const found = configured ?? [chromium.executablePath(), ...INSTALLED].find((path) => path && existsSync(path))
  if (found) return { executablePath: found, args: ARGS }
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('No Chromium was found. Run "npx playwright install chromium", or set CHROMIUM_PATH to one.')
  }
  return unpackedChromium()
}

/**
 * Returns launch options for pixel-identical rendering: on Linux x64 the build of the development dependency with only its
 * own fonts, so that machines render the same; elsewhere any Chromium.
 */
export async function stableLaunchOptions(): Promise<LaunchOptions> {
  const isBundled = process.platform === 'linux' && process.arch === 'x64'
  const options = isBundled ? await unpackedChromium() : await chromiumLaunchOptions()
  const args = [...(options.args ?? []), ...STABLE_RENDERING_ARGS]
  if (!isBundled) return { ...options, args }
  const config = join(CACHE, 'own-fonts.conf')
  const own = `${config}.${process.pid}`
  await writeFile(own, fontconfig([join(CACHE, 'fonts')]))
  await rename(own, config)
  return { ...options, args, env: { ...(options.env as Record<string, string>), FONTCONFIG_FILE: config } }
}

/** Unpacks the bundled build once. Its libraries and fonts are found through the environment. */
async function unpackedChromium(): Promise<LaunchOptions> {
  const options = await unpackChromium(join(ROOT, 'node_modules', '@sparticuz', 'chromium', 'bin'), CACHE)
  return { ...options, args: [...ARGS, '--headless=new'] }
}

/**
 * Unpacks a Chromium of a package once, with its libraries and fonts, and returns its launch options (Linux x64).
 *
 * @param packed folder with the package's archives.
 * @param cache folder to unpack to.
 */
export async function unpackChromium(packed: string, cache: string): Promise<LaunchOptions> {
  const executablePath = join(cache, 'chromium')
  if (!existsSync(join(cache, 'complete'))) await unpack(executablePath, packed, cache)
  return {
    executablePath,
    args: ARGS,
    env: {
      ...(process.env as Record<string, string>),
      LD_LIBRARY_PATH: [join(cache, 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':'),
      FONTCONFIG_FILE: join(cache, 'fonts.conf'),
    },
  }
}

async function unpack(executablePath: string, packed: string, cache: string): Promise<void> {
  await mkdir(cache, { recursive: true })
  const decompress = promisify(brotliDecompress)
  const own = `${executablePath}.${process.pid}`
  await writeFile(own, await decompress(await readFile(join(packed, 'chromium.br'))))
  await chmod(own, 0o755)
  await rename(own, executablePath)
  for (const archive of ['al2023.tar.br', 'fonts.tar.br', 'aws.tar.br']) {
    if (!existsSync(join(packed, archive))) continue
    const tar = join(cache, `${archive}.${process.pid}.tar`)
    await writeFile(tar, await decompress(await readFile(join(packed, archive))))
    await promisify(execFile)('tar', ['-xf', tar, '-C', cache])
    await rm(tar)
  }
  await writeFile(join(cache, 'fonts.conf'), fontconfig([join(cache, 'fonts'), '/usr/share/fonts']))
  await writeFile(join(cache, 'complete'), '')
}

function fontconfig(folders: readonly string[]): string {
  const dirs = folders.map((folder) => `<dir>${folder}</dir>`).join('')
  return `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>${dirs}<cachedir>${join(CACHE, 'fontconfig')}</cachedir></fontconfig>`
}

/** Launches a headless Chromium, whose pages wait as long as a busy machine needs; the caller closes it. */
export async function launchChromium(options: LaunchOptions = {}): Promise<Browser> {
  const browser = await chromium.launch({ ...(await chromiumLaunchOptions()), ...options })
  return browser.on('context', (context) => context.setDefaultTimeout(PATIENCE_MS))
}
