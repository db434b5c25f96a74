import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const DIST = fileURLToPath(new URL('../dist', import.meta.url))
const DIRECTIVE = '"use client";'

/** Doors that begin with the directive, and those that must not. */
const CLIENT = ['index', 'next']
const NEUTRAL = ['core', 'mocks']

/** Every file that some files import, themselves included. */
function reach(files: readonly string[], found = new Set<string>()): Set<string> {
  for (const file of files) {
    if (found.has(file)) continue
    found.add(file)
    const imports = readFileSync(join(DIST, file), 'utf8').matchAll(/(?:from\s*|import\s*\(?\s*)["'](\.[^"']+)["']/g)
    reach(
      [...imports].map(([, path]) => relative(DIST, join(DIST, dirname(file), path ?? ''))),
      found,
    )
  }
  return found
}

/** Marks what only the client doors reach: bundlers may go past a door to the file that they need. */
function markClientFiles(): void {
  const neutral = reach(NEUTRAL.map((door) => `${door}.js`))
  const parts = readdirSync(join(DIST, 'parts')).filter((file) => file.endsWith('.js'))
  const client = reach([...CLIENT.map((door) => `${door}.js`), ...parts.map((file) => `parts/${file}`)])
  for (const file of [...client].filter((file) => !neutral.has(file)).concat(CLIENT.map((door) => `${door}.cjs`))) {
    const path = join(DIST, file)
    const code = readFileSync(path, 'utf8')
    // On the first line, so that source maps stay right.
    if (!code.startsWith(DIRECTIVE)) writeFileSync(path, DIRECTIVE + code)
  }
}

/** Writes what a page puts into `integrity="…"`, and the files' sizes, for the scripts that pages take by address. */
function writeManifest(): void {
  const scripts = readdirSync(DIST).filter((file) => file.endsWith('.global.js'))
  const { version } = JSON.parse(readFileSync(join(DIST, '../package.json'), 'utf8')) as { version: string }
  const files = Object.fromEntries(
    scripts.sort().map((file) => {
      const code = readFileSync(join(DIST, file))
      return [file, { integrity: `sha384-${createHash('sha384').update(code).digest('base64')}`, bytes: code.length }]
    }),
  )
  writeFileSync(join(DIST, 'sri.json'), `${JSON.stringify({ version, files }, null, 2)}\n`)
}

markClientFiles()
writeManifest()
