import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'

/** Folders without sources of the app. */
const EXCLUDED = new Set(['node_modules', 'dist', 'build', 'out', 'coverage', 'public'])

/** Scripts, components, and templates of any server. */
const SOURCE =
  /\.(?:[cm]?[jt]sx?|vue|svelte|astro|mdx|html?|php|twig|erb|ejs|hbs|mustache|njk|liquid|jinja2?|j2|jspx?|ftl|cshtml|gohtml|heex|tmpl|template)$/

const TEST = /\.(?:test|spec|stories)\.|(?:^|\/)(?:tests?|__tests__|e2e)\//

/** Returns the sources of an app, and of its packages in the same workspace. */
export const readSources = (folder: string): Source[] =>
  [folder, ...linkedPackages(folder)].flatMap((each) => readFolder(each, folder))

/** A source file of an app. */
export interface Source {
  readonly path: string
  readonly text: string
}

/** Returns the folders of the app's dependencies that are packages of the same workspace, such as one with the config. */
function linkedPackages(folder: string): string[] {
  const paths = readDependencies(folder).flatMap((name) => {
    for (let at = folder; ; at = dirname(at)) {
      const path = join(at, 'node_modules', name)
      if (existsSync(path)) return realpathSync(path)
      if (dirname(at) === at) return []
    }
  })
  return paths.filter(
    (path) => !path.split(sep).includes('node_modules') && !`${folder}${sep}`.startsWith(`${path}${sep}`),
  )
}

/** Returns the sources in a folder, with their paths from the app's. */
function readFolder(folder: string, app: string): Source[] {
  const found: Source[] = []
  const look = (at: string): void => {
    for (const entry of unlessUnreadable(() => readdirSync(at, { withFileTypes: true })) ?? []) {
      if (entry.name.startsWith('.') || EXCLUDED.has(entry.name)) continue
      const path = join(at, entry.name)
      if (entry.isDirectory()) look(path)
      else if (SOURCE.test(entry.name) && !TEST.test(relative(folder, path))) {
        // Links may lead to nothing, or to a folder.
        const text = unlessUnreadable(() => readFileSync(path, 'utf8'))
        if (text !== undefined) found.push({ path: relative(app, path), text })
      }
    }
  }
  look(folder)
  return found
}

function unlessUnreadable<Result>(read: () => Result): Result | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}

/** An element that contains another one. */
export interface Ancestor {
  readonly tag: string
  readonly id: string
  readonly classes: readonly string[]
  /** Text of the `style` attribute; empty without one. */
  readonly style: string
}

/** Elements without an end tag. */
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/

/** Content that is not markup. */
const RAW = /<!--[\s\S]*?-->|<(script|style|template|textarea|title)\b[\s\S]*?<\/\1\s*>/gi

const TAG = /<(\/?)([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>/gi

/** Returns the elements around the first tag that a pattern matches, outermost first. `null` if none matches. */
export function findAncestors(html: string, wanted: RegExp): readonly Ancestor[] | null {
  const open: Ancestor[] = []
  for (const [tag, slash, name = '', attributes = ''] of html.replace(RAW, '').matchAll(TAG)) {
    if (wanted.test(tag)) return open
    const lower = name.toLowerCase()
    if (slash) {
      const at = open.findLastIndex((element) => element.tag === lower)
      if (at >= 0) open.length = at
    } else if (!VOID.test(lower) && !attributes.endsWith('/')) {
      const [id, classes, style] = ['id', 'class', 'style'].map((key) => readAttribute(attributes, key) ?? '')
      open.push({ tag: lower, id: id ?? '', classes: (classes ?? '').split(/\s+/), style: style ?? '' })
    }
  }
  return null
}

/** Returns the value of an attribute in a tag; `undefined` without one. */
export function readAttribute(tag: string, name: string): string | undefined {
  const [, double, single, bare] =
    new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>"']+))`, 'i').exec(tag) ?? []
  return double ?? single ?? bare
}

/** Returns the object in a JSON file; `null` if there is none. */
export function readJson(path: string): Record<string, unknown> | null {
  return unlessUnreadable(() => JSON.parse(readFileSync(path, 'utf8'))) ?? null
}

/** Returns the names of the packages that an app depends on. */
export function readDependencies(folder: string): string[] {
  const { dependencies, devDependencies } = readJson(join(folder, 'package.json')) ?? {}
  return Object.keys({ ...Object(dependencies), ...Object(devDependencies) })
}
