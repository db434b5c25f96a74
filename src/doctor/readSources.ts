import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { readDependencies } from './readJson.ts'

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
    for (const entry of readdirSync(at, { withFileTypes: true })) {
      if (entry.name.startsWith('.') || EXCLUDED.has(entry.name)) continue
      const path = join(at, entry.name)
      if (entry.isDirectory()) look(path)
      else if (SOURCE.test(entry.name) && !TEST.test(relative(folder, path)))
        found.push({ path: relative(app, path), text: readFileSync(path, 'utf8') })
    }
  }
  look(folder)
  return found
}
