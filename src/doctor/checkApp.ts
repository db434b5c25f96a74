import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { type Finding, finding } from './Finding.ts'
import { hasKey, readConfigs } from './readConfigs.ts'

const PACKAGE = '@jobsite/shell'
/** Folders without sources of the app. */
const EXCLUDED = new Set(['node_modules', 'dist', 'build', 'out', 'coverage', 'public'])
/** Scripts, components, and templates of any server. */
const SOURCE =
  /\.(?:[cm]?[jt]sx?|vue|svelte|astro|mdx|html?|php|twig|erb|ejs|hbs|mustache|njk|liquid|jinja2?|j2|jspx?|ftl|cshtml|gohtml|heex|tmpl|template)$/
const TEST = /\.(?:test|spec|stories)\.|(?:^|\/)(?:tests?|__tests__|e2e)\//
/** Any of these collects or loads the styles on the server. */
const COLLECTS_STYLES = /ServerStyleSheet|ShellStyleRegistry|shellStyleTags|@jobsite\/shell\/styles\.css|renderShell/
/** Any of these renders React on a server. */
const SERVER_FRAMEWORKS = ['next', '@react-router/node', '@tanstack/react-start', 'astro', '@remix-run/node']

/** A `<main>` in HTML or JSX, as a prop of a component, or in a call that creates an element. */
const MAIN =
  /<main\b|\b(?:as|component|tag)=\{?["']main["']|\bstyled\.main\b|\b(?:styled|createElement|h|jsxs?)\(\s*["']main["']/
/** A literal id of the skip link's target. */
const SKIP_TARGET = /\b(?:skipTo|targetId)(?:=\{?|:\s*)["'`]([\w-]+)/g

/** Results for the files of a page app. */
export interface AppReport {
  readonly findings: readonly Finding[]
  /** Whether the shell may register the site's service worker: `false` if the app opts out. */
  readonly mayRegisterWorker: boolean
}

/** Checks the files of a page app, without running any of them. */
export function checkApp(folder: string): AppReport {
  const sources = [folder, ...linkedPackages(folder)].flatMap((each) => readSources(each, folder))
  return {
    findings: [checkCopies(folder), checkStyles(folder, sources), checkPlaceholders(sources), checkMain(sources)],
    mayRegisterWorker: !sources.some(({ text }) => /\bregisterServiceWorker(?:=\{|["']?\s*:)\s*false\b/.test(text)),
  }
}

/**
 * Returns the installed copies of the package by folder: the app's own `node_modules` and those of parent folders. A copy
 * that several packages link to counts once.
 */
export function findCopies(folder: string): { path: string; version: string }[] {
  const copies = new Map<string, { path: string; version: string }>()
  const look = (modules: string, depth: number): void => {
    if (depth > 4 || !existsSync(modules)) return
    const own = join(modules, PACKAGE)
    const version = readJson(join(own, 'package.json'))?.version
    if (typeof version === 'string') {
      const real = realpathSync(own)
      if (!copies.has(real)) copies.set(real, { path: relative(folder, own), version })
    }
    for (const name of subfolders(modules)) {
      const packages = name.startsWith('@') ? subfolders(join(modules, name)).map((inner) => join(name, inner)) : [name]
      for (const one of packages) if (one !== PACKAGE) look(join(modules, one, 'node_modules'), depth + 1)
    }
  }
  for (let at = folder; ; at = dirname(at)) {
    look(join(at, 'node_modules'), 0)
    if (dirname(at) === at || copies.size > 0) break
  }
  return [...copies.values()]
}

/** Returns whether packages are installed without `node_modules`, by Plug'n'Play. */
function usesPlugAndPlay(folder: string): boolean {
  const above = dirname(folder)
  return existsSync(join(folder, '.pnp.cjs')) || (above !== folder && usesPlugAndPlay(above))
}

function checkCopies(folder: string): Finding {
  const copies = findCopies(folder)
  if (copies.length === 0 && usesPlugAndPlay(folder))
    return { check: 'copies', status: 'skipped', message: 'Packages are not in node_modules.' }
  if (copies.length === 0)
    return { check: 'copies', status: 'problem', message: `${PACKAGE} is not installed. Run "npm install ${PACKAGE}".` }
  const list = copies.map(({ path, version }) => `${path} (${version})`).join(', ')
  const problem = `${copies.length} copies are installed: ${list}. The page may get two headers or two contexts. Run "npm dedupe", or use one version range in all packages.`
  return finding('copies', copies.length > 1 ? problem : undefined, `One copy is installed: ${list}.`)
}

function checkStyles(folder: string, sources: readonly Source[]): Finding {
  const { dependencies, devDependencies } = readJson(join(folder, 'package.json')) ?? {}
  const used = SERVER_FRAMEWORKS.filter((name) =>
    Object.hasOwn({ ...Object(dependencies), ...Object(devDependencies) }, name),
  )
  if (used.length === 0)
    return { check: 'styles', status: 'skipped', message: 'No framework that renders on a server was found.' }
  const isCollected = sources.some(({ text }) => COLLECTS_STYLES.test(text))
  const problem = `${used.join(', ')} renders on a server, and nothing collects the styles there: the page is first painted without them. See docs/server-rendering.md.`
  return finding('styles', isCollected ? undefined : problem, 'Styles are collected on the server.')
}

function checkPlaceholders(sources: readonly Source[]): Finding {
  const named = sources.filter(({ text }) => /\bjobsite\.example\b/.test(text)).map(({ path }) => path)
  if (named.length > 0)
    return finding(
      'placeholders',
      `Placeholder URLs of the preset (jobsite.example) are in ${named.join(', ')}. Replace them by the site's own.`,
      '',
    )
  const configs = sources.flatMap(({ path, text }) => readConfigs(text).map((config) => ({ path, ...config })))
  if (configs.length === 0)
    return finding(
      'placeholders',
      'No config was found, so the preset with its reserved example domain is used. Call defineConfig({ siteDomain: … }) of @jobsite/shell/core.',
      '',
    )
  // Keys that come from elsewhere may be in any file.
  const isWhole = configs.every(({ hasOtherKeys }) => !hasOtherKeys)
  const missing = ['siteDomain', 'links', 'social'].filter(
    (key) =>
      !(isWhole ? configs.some(({ keys }) => keys.includes(key)) : sources.some(({ text }) => hasKey(text, key))),
  )
  const files = [...new Set(configs.map(({ path }) => path))].join(', ')
  const problem = `The config in ${files} sets no ${missing.join(', no ')}: placeholder URLs of the preset remain. See docs/production.md.`
  return finding('placeholders', missing.length > 0 ? problem : undefined, 'The config sets its own domain and links.')
}

function checkMain(sources: readonly Source[]): Finding {
  const others = sources.flatMap(({ text }) => [...text.matchAll(SKIP_TARGET)].map(([, id]) => id))
  const target = new RegExp(`\\bid=["'{\`]*(?:${['main-content', ...others].join('|')})\\b`)
  const isThere = sources.some(({ text }) => MAIN.test(text) || target.test(text))
  return finding(
    'main',
    isThere
      ? undefined
      : 'No <main> was found: the skip link has no target. Put the page into <main id="main-content">.',
    'The skip link has a target.',
  )
}

interface Source {
  readonly path: string
  readonly text: string
}

/** Returns the folders of the app's dependencies that are packages of the same workspace, such as one with the config. */
function linkedPackages(folder: string): string[] {
  const { dependencies, devDependencies } = readJson(join(folder, 'package.json')) ?? {}
  const paths = Object.keys({ ...Object(dependencies), ...Object(devDependencies) }).flatMap((name) => {
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
function readSources(folder: string, app: string): Source[] {
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

function subfolders(path: string): string[] {
  try {
    return readdirSync(path)
  } catch {
    return []
  }
}

function readJson(path: string): Record<string, unknown> | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return null
  }
}
