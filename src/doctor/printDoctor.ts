import { existsSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { checkApp, findCopies } from './checkApp.ts'
import { checkSite } from './checkSite.ts'
import { checkSiteFile } from './checkSiteFile.ts'
import { type Finding, finding } from './Finding.ts'
import { isBehind } from './isBehind.ts'
import { InputError, isWebUrl } from './readInput.ts'

const USAGE = `Usage: npx @jobsite/shell doctor [folder] [--url <page>] [--site <file or url>] [--registry <url>] [--json]
       npx @jobsite/shell site check <file or url> [--reach] [--json]

Checks a page app: one copy of the package, styles collected on the server, no placeholder
hosts, a target of the skip link, no other service worker, the latest version. With --url it
also checks that page of the running site: its styles and colors, the position of the header,
language, cookies, and /service-worker.js; with --site also whether it was made from the
site that is served.

"site check" checks a site's file: values, languages, places, dates and placeholder URLs; with
--reach it requests the pages and addresses of its items too.

Exits with 1 if it finds a problem, with 2 if it cannot check: for invalid arguments, a file or folder
that cannot be read, or a URL that does not respond.`

const MARKS = { ok: '✓', problem: '✗', skipped: '-' } as const

const DEFAULT_REGISTRY = 'https://registry.npmjs.org'

/**
 * Runs the doctor and prints its results. Returns the exit code: 0 without a problem, 1 with one, 2 for invalid
 * arguments, and where what they name cannot be read.
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
  let findings: readonly Finding[]
  try {
    if (options.file !== undefined) findings = await checkSiteFile(options.file, cwd, options.reach)
    else {
      const folder = folderAt(options.folder ?? '.', cwd)
      const app = checkApp(folder)
      const page = options.url ? await checkSite(options.url, app, options.site, cwd) : []
      findings = [...app.findings, ...page, await checkVersion(folder, options.registry)]
    }
  } catch (error) {
    print(
      `The ${options.file === undefined ? 'doctor' : 'check of the site'} failed: ${error instanceof Error ? error.message : error}`,
    )
    return 2
  }
  const problems = findings.filter(({ status }) => status === 'problem').length
  if (options.json) print(JSON.stringify({ problems, findings }, null, 2))
  else for (const { check, status, message } of findings) print(`${MARKS[status]} ${check}: ${message}`)
  return problems > 0 ? 1 : 0
}

/** Returns the path of the app's folder. @throws InputError if there is none. */
function folderAt(path: string, cwd: string): string {
  const folder = resolve(cwd, path)
  if (!existsSync(folder))
    throw new InputError(`There is no folder ${folder}. Pass the path of the app's folder from ${cwd}.`)
  if (statSync(folder).isDirectory()) return folder
  throw new InputError(
    `${folder} is a file, and the doctor checks the folder of an app. For a site's file, run "npx jobsite-shell site check ${path}".`,
  )
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
    if (value !== undefined && !isWebUrl(value))
      throw new Error(`--${name} is "${value}", which is not an absolute URL of http or https. ${suggestion(value)}`)
  }
  const { url, site, reach, registry = process.env.npm_config_registry ?? DEFAULT_REGISTRY, json } = values
  return { folder: isFile ? undefined : folder, file: isFile ? folder : undefined, url, site, reach, registry, json }
}

/** Returns what to write in the place of an address that is no URL. */
const suggestion = (value: string): string =>
  isWebUrl(`http://${value}`) && /^[\w.-]+(?::\d+)?(?:\/|$)/.test(value)
    ? `Write http://${value}, or https://${value}.`
    : 'It begins with http:// or https://.'

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
