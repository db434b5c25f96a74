import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { chromium, type LaunchOptions } from 'playwright'

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
 * How to launch a Chromium on this machine: `CHROMIUM_PATH`, Playwright's own, an installed one, else the build that
 * comes inside a development dependency (Linux x64).
 *
 * @throws Error that says what to do where there is none.
 */
export async function chromiumLaunchOptions(): Promise<LaunchOptions> {
  const asked = process.env.CHROMIUM_PATH
  if (asked && !existsSync(asked)) throw new Error(`CHROMIUM_PATH is ${asked}, but there is no such file.`)
  const found = asked ?? [chromium.executablePath(), ...INSTALLED].find((path) => path && existsSync(path))
  if (found) return { executablePath: found, args: ARGS }
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('No Chromium was found. Run "npx playwright install chromium", or set CHROMIUM_PATH to one.')
  }
  return unpackedChromium()
}

/** The bundled build, unpacked once. Its libraries and fonts are found through the environment. */
async function unpackedChromium(): Promise<LaunchOptions> {
  const executablePath = join(CACHE, 'chromium')
  if (!existsSync(join(CACHE, 'complete'))) await unpack(executablePath)
  return {
    executablePath,
    args: [...ARGS, '--headless=new'],
    env: {
      ...(process.env as Record<string, string>),
      LD_LIBRARY_PATH: [join(CACHE, 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':'),
      FONTCONFIG_FILE: join(CACHE, 'fonts.conf'),
    },
  }
}

async function unpack(executablePath: string): Promise<void> {
  const packed = join(ROOT, 'node_modules', '@sparticuz', 'chromium', 'bin')
  await mkdir(CACHE, { recursive: true })
  const decompress = promisify(brotliDecompress)
  const own = `${executablePath}.${process.pid}`
  await writeFile(own, await decompress(await readFile(join(packed, 'chromium.br'))))
  await chmod(own, 0o755)
  await rename(own, executablePath)
  for (const archive of ['al2023.tar.br', 'fonts.tar.br']) {
    const tar = join(CACHE, `${archive}.${process.pid}.tar`)
    await writeFile(tar, await decompress(await readFile(join(packed, archive))))
    await promisify(execFile)('tar', ['-xf', tar, '-C', CACHE])
    await rm(tar)
  }
  const fonts = `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${join(CACHE, 'fonts')}</dir><dir>/usr/share/fonts</dir><cachedir>${join(CACHE, 'fontconfig')}</cachedir></fontconfig>`
  await writeFile(join(CACHE, 'fonts.conf'), fonts)
  await writeFile(join(CACHE, 'complete'), '')
}

/** A running headless Chromium; the caller closes it. */
export async function launchChromium(options: LaunchOptions = {}) {
  return chromium.launch({ ...(await chromiumLaunchOptions()), ...options })
}
