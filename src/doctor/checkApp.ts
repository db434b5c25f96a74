import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { checkAppStyles } from './checkAppStyles.ts'
import { checkAppWorkers } from './checkAppWorkers.ts'
import { type Finding, finding } from './Finding.ts'
import { hasKey, readConfigs } from './readConfigs.ts'
import { readJson } from './readJson.ts'
import { readSources, type Source } from './readSources.ts'

const PACKAGE = '@jobsite/shell'
/** A `<main>` in HTML or JSX, as a prop of a component, or in a call that creates an element. */
const MAIN =
  /<main\b|\b(?:as|component|tag)=\{?["']main["']|\bstyled\.main\b|\b(?:styled|createElement|h|jsxs?)\(\s*["']main["']/
/** A literal id of the skip link's target. */
const SKIP_TARGET = /\b(?:skipTo|targetId)(?:=\{?|:\s*)["'`]([\w-]+)/g

/** An installed copy of the package, with its path from the app's folder. */
interface PackageCopy {
  readonly path: string
  readonly version: string
}

/** Results for the files of a page app. */
export interface AppReport {
  readonly findings: readonly Finding[]
  /** Whether the shell may register the site's service worker: `false` if the app opts out. */
  readonly mayRegisterWorker: boolean
}

/** Checks the files of a page app, without running any of them. */
export function checkApp(folder: string): AppReport {
  const copies = findCopies(folder)
  const packageTexts = new Set(copies.flatMap(({ path }) => readBuiltFiles(join(folder, path))))
  // Pages without a bundler serve copies of the package's scripts: those are not the app's own code.
  const sources = readSources(folder).filter(({ text }) => !packageTexts.has(text))
  const mayRegisterWorker = !sources.some(({ text }) => /\bregisterServiceWorker(?:=\{|["']?\s*:)\s*false\b/.test(text))
  return {
    findings: [
      checkCopies(folder, copies),
      checkAppStyles(folder, sources),
      checkPlaceholders(sources),
      checkMain(sources),
      checkAppWorkers(folder, sources, mayRegisterWorker),
    ],
    mayRegisterWorker,
  }
}

/**
 * Returns the installed copies of the package by folder: the app's own `node_modules` and those of parent folders. A copy
 * that several packages link to counts once.
 */
export function findCopies(folder: string): PackageCopy[] {
  const copies = new Map<string, PackageCopy>()
  const look = (modules: string, depth: number): void => {
    if (depth > 4 || !existsSync(modules)) return
    const own = join(modules, PACKAGE)
    const version = readJson(join(own, 'package.json'))?.version
    if (typeof version === 'string') {
      const real = realpathSync(own)
      if (!copies.has(real)) copies.set(real, { path: relative(folder, own), version })
    }
    for (const name of entriesOf(modules)) {
      const packages = name.startsWith('@') ? entriesOf(join(modules, name)).map((inner) => join(name, inner)) : [name]
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

/** Returns the texts of the files that the package is published with. */
function readBuiltFiles(copy: string): string[] {
  const dist = join(copy, 'dist')
  return entriesOf(dist)
    .filter((name) => /\.c?js$/.test(name))
    .map((name) => readFileSync(join(dist, name), 'utf8'))
}

function checkCopies(folder: string, copies: readonly PackageCopy[]): Finding {
  if (copies.length === 0 && usesPlugAndPlay(folder))
    return { check: 'copies', status: 'skipped', message: 'Packages are not in node_modules.' }
  if (copies.length === 0)
    return { check: 'copies', status: 'problem', message: `${PACKAGE} is not installed. Run "npm install ${PACKAGE}".` }
  const list = copies.map(({ path, version }) => `${path} (${version})`).join(', ')
  const problem = `${copies.length} copies are installed: ${list}. The page may get two headers or two contexts. Run "npm dedupe", or use one version range in all packages.`
  return finding('copies', copies.length > 1 ? problem : undefined, `One copy is installed: ${list}.`)
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
  const hasSite = sources.some(({ text }) => /["']@jobsite\/shell/.test(text) && hasKey(text, 'site'))
  if (configs.length === 0 && hasSite)
    return {
      check: 'placeholders',
      status: 'skipped',
      message: 'The site comes from another package. Check its file: npx jobsite-shell site check site.json',
    }
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

function entriesOf(path: string): string[] {
  try {
    return readdirSync(path)
  } catch {
    return []
  }
}
