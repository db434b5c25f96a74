import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { checkApp, findCopies } from './checkApp.ts'
import { checkSite } from './checkSite.ts'
import { checkSiteFile } from './checkSiteFile.ts'
import { type Finding, finding } from './Finding.ts'
import { isBehind } from './isBehind.ts'

const USAGE = `Usage: npx @jobsite/shell doctor [folder] [--url <page>] [--site <file or url>] [--registry <url>] [--json]
       npx @jobsite/shell site check <file or url> [--reach] [--json]

Checks a page app: one copy of the package, styles collected on the server, no placeholder
hosts, a target of the skip link, no other service worker, the latest version. With --url it
also checks that page of the running site: its styles and colors, the position of the header,
language, cookies, and /service-worker.js; with --site also whether it was made from the
site that is served.

"site check" checks a site's file: values, languages, places, dates and placeholder URLs; with
--reach it requests the pages and addresses of its items too. Exits with 1 if it finds a problem, with 2 for
invalid arguments.`

const MARKS = { ok: '✓', problem: '✗', skipped: '-' } as const

const DEFAULT_REGISTRY = 'https://registry.npmjs.org'

/**
 * Runs the doctor and prints its results. Returns the exit code: 0 without a problem, 1 with one, 2 for invalid
 * arguments.
 *
 * @param args the command line after the program's name: `doctor`, a folder, options.
 */
export async function printDoctor(args: readonly string[], cwd: string, print = console.log): Promise<number> {
  if (args.includes('--help')) {
    print(USAGE)
    return 0
  }
  let options: Options
  try {
    options = readArgs(args)
  } catch (error) {
    print(`${error instanceof Error ? error.message : error}\n\n${USAGE}`)
    return 2
  }
  const folder = resolve(cwd, options.folder ?? '.')
  let findings: readonly Finding[]
  try {
    if (options.file !== undefined) findings = await checkSiteFile(options.file, cwd, options.reach)
    else {
      const app = checkApp(folder)
      const page = options.url ? await checkSite(options.url, app, options.site, cwd) : []
      findings = [...app.findings, ...page, await checkVersion(folder, options.registry)]
    }
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
  /** File of `site check`. */
  readonly file: string | undefined
  readonly reach: boolean
  readonly site: string | undefined
  readonly url: string | undefined
  readonly registry: string
  readonly json: boolean
}

/** @throws Error that names the first invalid argument. */
function readArgs(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      url: { type: 'string' },
      site: { type: 'string' },
      registry: { type: 'string' },
      reach: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  })
  const isFile = positionals[0] === 'site' && positionals[1] === 'check'
  const [command, folder, ...others] = isFile ? positionals.slice(1) : positionals
  if (!isFile && command !== 'doctor') throw new Error('The command has to be "doctor" or "site check".')
  if (isFile && folder === undefined) throw new Error('"site check" needs a file, or the URL that serves it.')
  if (values.site !== undefined && values.url === undefined) throw new Error('--site needs --url.')
  if (others.length > 0)
    throw new Error(`One ${isFile ? 'file' : 'folder'} can be checked, but there are more: ${others.join(', ')}.`)
  for (const name of ['url', 'registry'] as const) {
    const value = values[name]
    if (value !== undefined && !URL.canParse(value))
      throw new Error(`--${name} is "${value}", which is not an absolute URL.`)
  }
  const { url, site, reach, registry = process.env.npm_config_registry ?? DEFAULT_REGISTRY, json } = values
  return { folder: isFile ? undefined : folder, file: isFile ? folder : undefined, url, site, reach, registry, json }
}

const DEADLINE_MS = 5000

/** Checks whether the installed version is the registry's latest. */
async function checkVersion(folder: string, registry: string): Promise<Finding> {
  const installed = findCopies(folder)[0]?.version
  try {
    const url = `${registry.replace(/\/$/, '')}/@jobsite%2Fshell/latest`
    const answer = await fetch(url, { signal: AbortSignal.timeout(DEADLINE_MS) })
    const { version } = (await answer.json()) as { version?: unknown }
    if (!installed || typeof version !== 'string') throw new Error('no version')
    const problem = `${installed} is installed, ${version} is the latest: apps of one site should show one header. Run "npm install @jobsite/shell@latest".`
    return finding('version', isBehind(installed, version) ? problem : undefined, `${installed} is the latest version.`)
  } catch {
    return {
      check: 'version',
      status: 'skipped',
      message: `The registry ${registry} did not return the latest version.`,
    }
  }
}
