import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { type Browser, chromium, type LaunchOptions } from 'playwright'
import { PATIENCE_MS } from './patience.ts'

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
 * The families that a browser may see, of packages, so that pages look the same whatever fonts a machine has. The narrow and
 * the wide one are the ends of what the systems of visitors show as `system-ui`.
 */
const FONTS = {
  /** Of the bundled build. */
  usual: { family: 'Open Sans', folder: join(CACHE, 'fonts') },
  /** Of Android. */
  narrow: { family: 'Roboto', folder: join(ROOT, 'node_modules', '@expo-google-fonts', 'roboto') },
  /** Of Linux desktops; as wide as Verdana. */
  wide: { family: 'DejaVu Sans', folder: join(ROOT, 'node_modules', 'dejavu-fonts-ttf', 'ttf') },
}

/** Name of the fonts that a browser may see. */
export type Fonts = keyof typeof FONTS

/** Options of a browser. */
export interface ChromiumOptions extends LaunchOptions {
  /** On Linux, the only fonts that it sees. @default 'usual' */
  fonts?: Fonts | undefined
}

/**
 * Returns launch options for a Chromium of this machine: `CHROMIUM_PATH`, Playwright's, an installed one, else the build of a
 * development dependency (Linux x64). On Linux it does not see the fonts of the machine.
 *
 * @throws Error if there is none, with instructions.
 */
export async function chromiumLaunchOptions(fonts: Fonts = 'usual'): Promise<LaunchOptions> {
  const configured = process.env.CHROMIUM_PATH
  if (configured && !existsSync(configured))
    throw new Error(
      `CHROMIUM_PATH is ${configured}, but this file does not exist. Correct the path, or unset the variable.`,
    )
  const found = configured ?? [chromium.executablePath(), ...INSTALLED].find((path) => path && existsSync(path))
  if (found) return { executablePath: found, args: ARGS, env: await fontEnvironment(fonts) }
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('No Chromium was found. Run "npx playwright install chromium", or set CHROMIUM_PATH to one.')
  }
  return bundledChromium(fonts)
}

/**
 * Returns launch options for pixel-identical rendering: on Linux x64 the build of the development dependency, whatever
 * browsers a machine has, so that machines render the same; elsewhere any Chromium.
 */
export async function stableLaunchOptions(): Promise<LaunchOptions> {
  const isBundled = process.platform === 'linux' && process.arch === 'x64'
  const options = isBundled ? await bundledChromium('usual') : await chromiumLaunchOptions()
  return { ...options, args: [...(options.args ?? []), ...STABLE_RENDERING_ARGS] }
}

/** A Chromium of a package: the folder with its archives, and the one that it is unpacked to. */
interface PackedChromium {
  readonly packed: string
  readonly cache: string
}

const BUNDLED: PackedChromium = {
  packed: join(ROOT, 'node_modules', '@sparticuz', 'chromium', 'bin'),
  cache: CACHE,
}

/** The bundled build, without a window. */
async function bundledChromium(fonts: Fonts): Promise<LaunchOptions> {
  const options = await packedChromium(BUNDLED, fonts)
  return { ...options, args: [...ARGS, '--headless=new'] }
}

/** Returns launch options for a Chromium of a package, which is unpacked once (Linux x64). Its libraries are found through the environment. */
export async function packedChromium(from: PackedChromium, fonts: Fonts = 'usual'): Promise<LaunchOptions> {
  const executablePath = join(from.cache, 'chromium')
  // Named by the system that the package is for.
  for (const archive of ['al2023', 'aws']) await unpack(from, archive)
  if (!existsSync(executablePath)) await writeWhole(executablePath, await decompressed(from, 'chromium'), 0o755)
  const env = await fontEnvironment(fonts)
  const libraries = [join(from.cache, 'lib'), env.LD_LIBRARY_PATH].filter(Boolean).join(':')
  return { executablePath, args: ARGS, env: { ...env, LD_LIBRARY_PATH: libraries } as Record<string, string> }
}

/** Returns the environment in which a browser sees the fonts alone; systems other than Linux do not ask for it. */
async function fontEnvironment(fonts: Fonts): Promise<NodeJS.ProcessEnv> {
  if (process.platform !== 'linux') return process.env
  if (fonts === 'usual') await unpack(BUNDLED, 'fonts')
  const { family, folder } = FONTS[fonts]
  const file = join(CACHE, `fonts-${fonts}.conf`)
  await writeWhole(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
<dir>${folder}</dir><cachedir>${join(CACHE, 'fontconfig')}</cachedir>
<match><edit name="family" mode="prepend_first" binding="strong"><string>${family}</string></edit></match>
</fontconfig>`,
  )
  return { ...process.env, FONTCONFIG_FILE: file }
}

/** Unpacks an archive of a package once, if the package has it. */
async function unpack({ packed, cache }: PackedChromium, archive: string): Promise<void> {
  const done = join(cache, `${archive}.done`)
  if (existsSync(done) || !existsSync(join(packed, `${archive}.tar.br`))) return
  const tar = join(cache, `${archive}.${randomUUID()}.tar`)
  await writeWhole(tar, await decompressed({ packed, cache }, `${archive}.tar`))
  await promisify(execFile)('tar', ['-xf', tar, '-C', cache])
  await rm(tar)
  await writeFile(done, '')
}

/** Reads a compressed file of a package. */
const decompressed = async ({ packed }: PackedChromium, name: string): Promise<Buffer> =>
  promisify(brotliDecompress)(await readFile(join(packed, `${name}.br`)))

/** Writes a file so that other processes see all of it or nothing. */
async function writeWhole(path: string, content: string | Buffer, mode = 0o644): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const part = `${path}.${randomUUID()}`
  await writeFile(part, content, { mode })
  await rename(part, path)
}

/** Launches a headless Chromium, whose pages wait as long as a busy machine needs; the caller closes it. */
export async function launchChromium({ fonts, ...options }: ChromiumOptions = {}): Promise<Browser> {
  const browser = await chromium.launch({ ...(await chromiumLaunchOptions(fonts)), ...options })
  return browser.on('context', (context) => context.setDefaultTimeout(PATIENCE_MS))
}
