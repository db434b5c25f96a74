import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { type Finding, finding } from './Finding.ts'
import { isBehind } from './isBehind.ts'
import { readDependencies, readJson, readSources, type Source } from './readSources.ts'

const PACKAGE = '@jobsite/shell'

/** A `<main>` in HTML or JSX, as a prop of a component, or in a call that creates an element. */
const MAIN =
  /<main\b|\b(?:as|component|tag)=\{?["']main["']|\bstyled\.main\b|\b(?:styled|createElement|h|jsxs?)\(\s*["']main["']/

/** An import of the shell, or its script's global. */
const USES_SHELL = /["']@jobsite\/shell|\bJobSiteShell\./

/** A literal id of the skip link's target. */
const SKIP_TARGET = /\b(?:skipTo|targetId)(?:=\{?|:\s*)["'`]([\w-]+)/g

const SITE_DOMAIN = /\bsiteDomain["']?\s*:\s*["'`]([\w.-]+)["'`]/g

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
  /** Values of `siteDomain`, where they are written out. */
  readonly siteDomains: readonly string[]
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
      checkPlaceholders(folder, sources),
      checkMain(sources),
      checkAppWorkers(folder, sources, mayRegisterWorker),
    ],
    mayRegisterWorker,
    siteDomains: sources.flatMap(({ text }) => [...text.matchAll(SITE_DOMAIN)].map(([, domain = '']) => domain)),
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
  if (copies.length > 1) return finding('copies', problem, '')
  return finding(
    'copies',
    findSecondReact(folder, join(folder, copies[0]?.path ?? '')),
    `One copy is installed: ${list}.`,
  )
}

/** Returns a problem if the shell imports another copy of React than the app renders with. */
function findSecondReact(folder: string, shell: string): string | undefined {
  const own = findAbove(folder, 'react')
  const dom = findAbove(folder, 'react-dom')
  const others = [findAbove(realpathSync(shell), 'react'), dom && findAbove(dom, 'react')]
  const other = others.find((path) => path && own && path !== own)
  return (
    other &&
    `Two copies of React are installed: ${relative(folder, own ?? '')} and ${relative(folder, other)}, which the shell or react-dom imports. Hooks then fail. Run "npm dedupe", or use one version range in all packages. See docs/troubleshooting.md#two-reacts.`
  )
}

/** Returns the folder of the package that code in a folder imports; `undefined` if there is none. */
function findAbove(folder: string, name: string): string | undefined {
  const path = join(folder, 'node_modules', name)
  if (existsSync(path)) return realpathSync(path)
  return dirname(folder) === folder ? undefined : findAbove(dirname(folder), name)
}

function checkPlaceholders(folder: string, sources: readonly Source[]): Finding {
  const named = sources.filter(({ text }) => /\bjobsite\.example\b/.test(text)).map(({ path }) => path)
  if (named.length > 0)
    return finding(
      'placeholders',
      `Placeholder URLs of the preset (jobsite.example) are in ${named.join(', ')}. Replace them by the site's own.`,
      '',
    )
  const configs = sources.flatMap(({ path, text }) => readConfigs(text).map((config) => ({ path, ...config })))
  const hasSite = sources.some(({ text }) => USES_SHELL.test(text) && hasKey(text, 'site'))
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
  const own = configs.flatMap(({ keys }) => keys)
  const open = configs.filter(({ hasOtherKeys }) => hasOtherKeys)
  const files = open.flatMap(({ path }) => readImportedJson(folder, sources, path))
  // Keys that come from elsewhere may be in any file.
  const isElsewhere = (key: string) =>
    open.length > 0 && (sources.some(({ text }) => hasKey(text, key)) || files.some((file) => key in file))
  const missing = ['siteDomain', 'links', 'social'].filter((key) => !own.includes(key) && !isElsewhere(key))
  const places = [...new Set(configs.map(({ path }) => path))].join(', ')
  const problem = `The config in ${places} sets no ${missing.join(', no ')}: placeholder URLs of the preset remain. See docs/production.md.`
  return finding('placeholders', missing.length > 0 ? problem : undefined, 'The config sets its own domain and links.')
}

/** Returns the objects in the JSON files that a source imports by a relative path. */
const readImportedJson = (folder: string, sources: readonly Source[], path: string): Record<string, unknown>[] =>
  sources
    .filter((source) => source.path === path)
    .flatMap(({ text }) => [...text.matchAll(/["'](\.[^"'\n]*\.json)["']/g)])
    .map(([, file = '']) => readJson(join(folder, dirname(path), file)))
    .filter((json) => json !== null)

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

/** Any of these collects or loads the styles of React components on the server. */
const COLLECTS_STYLES = /ServerStyleSheet|ShellStyleRegistry|shellStyleTags|@jobsite\/shell\/styles\.css/

/** Any of these renders React on a server by itself. */
const SERVER_FRAMEWORKS = ['next', '@react-router/node', '@tanstack/react-start', 'astro', '@remix-run/node']

/** A server's own code that renders React, in any framework: Express, Hono, a worker. */
const RENDERS_REACT = /["']react-dom\/(?:server|static)(?:\.\w+)?["']/

/** Code that renders fragments, in any framework: Nuxt, SvelteKit, Express, Hono. They come with their styles. */
const RENDERS_FRAGMENTS = /\brenderShell\s*\(/

/** Returns all fragments to another function. */
const RETURNS_FRAGMENTS = /(?:\breturn|=>|\bexport\b.*=)\s*(?:await\s+)?renderShell\s*\(/

/** Reads a fragment's styles: as a property, by destructuring, or with all fragments. */
const READS_STYLES = /\.styles\b|\bstyles\b\s*[,:}]|Object\.(?:entries|values)\(/

/** Checks whether the styles are in the HTML that an app renders on a server. */
function checkAppStyles(folder: string, sources: readonly Source[]): Finding {
  const dependencies = readDependencies(folder)
  const frameworks = SERVER_FRAMEWORKS.filter((name) => dependencies.includes(name))
  const rendering = sources.filter(({ text }) => RENDERS_FRAGMENTS.test(text))
  if (rendering.length > 0) {
    const files = rendering.map(({ path }) => path).join(', ')
    const problem = `${files} renders fragments with renderShell, and nothing reads their "styles": the page is first painted without them. Put them into the head. See docs/guides/fragments.md.`
    // Another file may read what a function returns.
    const readers = rendering.some(({ text }) => RETURNS_FRAGMENTS.test(text)) ? sources : rendering
    const isRead = readers.some(({ text }) => READS_STYLES.test(text) || COLLECTS_STYLES.test(text))
    return finding('styles', isRead ? undefined : problem, 'Fragments are rendered with their styles.')
  }
  const own = sources.filter(({ text }) => RENDERS_REACT.test(text)).map(({ path }) => path)
  const used = [...frameworks, ...own]
  if (used.length === 0)
    return { check: 'styles', status: 'skipped', message: 'Nothing that renders the shell on a server was found.' }
  const lacking = findStyledComponents(folder)
  if (lacking !== undefined) return finding('styles', lacking, '')
  const isCollected = sources.some(({ text }) => COLLECTS_STYLES.test(text))
  const problem = `${used.join(', ')} renders on a server, and nothing collects the styles there: the page is first painted without them. See docs/server-rendering.md.`
  return finding('styles', isCollected ? undefined : problem, 'Styles are collected on the server.')
}

/** First version of styled-components that renders the shell on a server. */
const STYLED_COMPONENTS = '6.4.0'

/** Returns a problem if a server that renders React lacks styled-components, or has an older one. */
function findStyledComponents(folder: string): string | undefined {
  if (usesPlugAndPlay(folder)) return undefined
  const path = findAbove(folder, 'styled-components')
  const version = path && readJson(join(path, 'package.json'))?.version
  if (typeof version === 'string' && !isBehind(version, STYLED_COMPONENTS)) return undefined
  return `The shell's components are rendered on a server with styled-components ${STYLED_COMPONENTS} or newer, and ${version ?? 'none'} is installed. Run "npm install styled-components@6", or render the shell in the browser alone. See docs/server-rendering.md.`
}

/** A registration of a service worker by the page's own code: its script, and the options after it. */
const REGISTERS = /\bserviceWorker\s*\??\.\s*register\(\s*["'`]([^"'`]+)["'`]([^)]*)/g

/** Packages that register a service worker for the whole site. */
const WORKER_PACKAGES = ['vite-plugin-pwa', '@vite-pwa/nuxt', '@serwist/next', '@ducanh2912/next-pwa', 'next-pwa']

/** Checks whether another script holds the scope of the site's service worker. */
function checkAppWorkers(folder: string, sources: readonly Source[], mayRegister: boolean): Finding {
  if (!mayRegister)
    return { check: 'service-worker', status: 'skipped', message: 'The app registers no service worker of the site.' }
  const dependencies = readDependencies(folder)
  const packages = WORKER_PACKAGES.filter((name) => dependencies.includes(name))
  const scripts = sources.flatMap(({ path, text }) =>
    [...text.matchAll(REGISTERS)].flatMap(([, script = '', options = '']) => {
      const scope = /\bscope\s*:\s*["'`]([^"'`]*)/.exec(options)?.[1] ?? '/'
      const isSites = /^\/service-worker\.js(?:\?|$)/.test(script)
      return scope === '/' && !isSites ? [`${script} (${path})`] : []
    }),
  )
  const others = [...packages, ...scripts]
  const problem = `${others.join(', ')} registers another service worker for the whole site. The shell keeps it and does not register /service-worker.js. Join both scripts, give the other one a scope, or pass registerServiceWorker={false}.`
  return finding('service-worker', others.length > 0 ? problem : undefined, 'No other service worker is registered.')
}

/** Settings of a call of the shell's `defineConfig`. */
interface ConfigCall {
  /** Keys of the settings, as written in the call. */
  readonly keys: readonly string[]
  /** Whether more keys come from elsewhere: a variable, or another object that is spread. */
  readonly hasOtherKeys: boolean
}

/** The shell's `defineConfig` or `defineSite` in an import or a `require`, with its local name: bundlers export functions of this name too. */
const IMPORT =
  /\{([^{}]*\bdefine(?:Config|Site)\b[^{}]*)\}\s*(?:from\s*|=\s*(?:await\s+)?(?:require|import)\(\s*)["']@jobsite\/shell(?:\/[\w/-]+)?["']/g

const LOCAL_NAMES = /\b(define(?:Config|Site))\b(?:\s*(?:as|:)\s*([\w$]+))?/g

/** A member of the script's global, or of an import of everything. */
const MEMBER = /(?:\bJobSiteShell\.|\*\s*as\s+([\w$]+)\s+from\s*["']@jobsite\/shell\/(?:core|embed)["'])/g

const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:"'`\\])\/\/[^\n]*/g

/** Texts, brackets, and whatever else has a meaning between the keys of an object. */
const TOKEN = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|`(?:\\.|[^`\\])*`|\.\.\.|[{}()[\],:]|[\w$]+|[^\s]/g

/** Returns the calls of the shell's `defineConfig` and `defineSite` in a file, without running it. */
function readConfigs(text: string): ConfigCall[] {
  const code = text.replace(COMMENT, ' ')
  const names = [...code.matchAll(IMPORT)].flatMap(([, clause = '']) =>
    [...clause.matchAll(LOCAL_NAMES)].map(([, name = '', local = name]) => local),
  )
  for (const [, all = 'JobSiteShell'] of code.matchAll(MEMBER)) names.push(`${all}.defineConfig`, `${all}.defineSite`)
  return [...new Set(names)].flatMap((name) => {
    const call = new RegExp(`(?<![\\w$.])${name.replace(/[$.]/g, '\\$&')}\\s*\\(`, 'g')
    return [...code.matchAll(call)].map((match) => readKeys(code.slice(match.index + match[0].length)))
  })
}

/** Returns whether a file has a key or a property of a name, other than in comments. */
const hasKey = (text: string, key: string): boolean =>
  new RegExp(`(?:[{,(\\s]|\\.)["']?${key}["']?\\s*[:=,}]`).test(text.replace(COMMENT, ' '))

/** Reads the keys of the object that an argument is. */
function readKeys(argument: string): ConfigCall {
  const tokens = argument.match(TOKEN) ?? []
  if (tokens[0] !== '{') return { keys: [], hasOtherKeys: tokens[0] !== ')' }
  const keys: string[] = []
  let depth = 0
  for (const [index, token] of tokens.entries()) {
    const before = tokens[index - 1]
    const isKey = depth === 1 && (before === '{' || before === ',')
    if (/^[{([]$/.test(token)) depth += 1
    else if (/^[})\]]$/.test(token)) depth -= 1
    if (depth === 0) break
    if (isKey) keys.push(token.replace(/^["']|["']$/g, ''))
  }
  return { keys, hasOtherKeys: keys.includes('...') || keys.includes('[') }
}
