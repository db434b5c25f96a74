import { resolve } from 'node:path'
import { checkApp } from './checkApp.ts'
import { checkSite } from './checkSite.ts'
import { checkVersion } from './checkVersion.ts'
import type { Finding } from './Finding.ts'

const USAGE = `Usage: npx @jobsite/shell doctor [folder] [--url <page>] [--registry <url>] [--json]

Checks a page app: one copy of the package, styles collected on the server, no placeholder
hosts, a target of the skip link, the latest version. With --url it also checks that
page of the running site, and its /service-worker.js. Exits with 1 if it finds a problem,
with 2 for invalid arguments.`

const MARKS = { ok: '✓', problem: '✗', skipped: '-' } as const
const DEFAULT_REGISTRY = 'https://registry.npmjs.org'

/**
 * Runs the doctor and prints its results. Returns the exit code: 0 without a problem, 1 with one, 2 for invalid
 * arguments.
 *
 * @param args the command line after the program's name: `doctor`, a folder, options.
 */
export async function printDoctor(args: readonly string[], cwd: string, print = console.log): Promise<number> {
  const options = readArgs(args)
  if (!options) {
    print(USAGE)
    return args.includes('--help') ? 0 : 2
  }
  const folder = resolve(cwd, options.folder ?? '.')
  let findings: readonly Finding[]
  try {
    const app = checkApp(folder)
    const site = options.url ? await checkSite(options.url, app.mayRegisterWorker) : []
    findings = [...app.findings, ...site, await checkVersion(folder, options.registry)]
  } catch (error) {
    print(`The doctor failed: ${error instanceof Error ? error.message : error}`)
    return 2
  }
  const problems = findings.filter(({ status }) => status === 'problem').length
  if (options.json) print(JSON.stringify({ problems, findings }, null, 2))
  else for (const { check, status, message } of findings) print(`${MARKS[status]} ${check}: ${message}`)
  return problems > 0 ? 1 : 0
}

interface Options {
  readonly folder: string | undefined
  readonly url: string | undefined
  readonly registry: string
  readonly json: boolean
}

/** Parses the arguments; `null` if they are invalid. */
function readArgs([command, ...rest]: readonly string[]): Options | null {
  if (command !== 'doctor') return null
  const given: { [name: string]: string } = {}
  const folders: string[] = []
  let json = false
  for (let at = 0; at < rest.length; at += 1) {
    const word = rest[at] as string
    if (word === '--json') json = true
    else if (word === '--url' || word === '--registry') {
      const value = rest[++at]
      if (value === undefined || !URL.canParse(value)) return null
      given[word] = value
    } else if (word.startsWith('-')) return null
    else folders.push(word)
  }
  if (folders.length > 1) return null
  const registry = given['--registry'] ?? process.env.npm_config_registry ?? DEFAULT_REGISTRY
  return { folder: folders[0], url: given['--url'], registry, json }
}
