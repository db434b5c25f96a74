import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BUNDLERS, brotliSize, bundleForPage, type PageBundle, type Script } from './bundleForPage.ts'
import type { Way } from './sizesFile.ts'

/** Measured values by name of a ceiling and way of measuring. */
export type Measured = Readonly<Record<string, Readonly<Partial<Record<Way, number>>>>>

/** The components of an ordinary page. */
const PAGE = 'ShellProvider, Header, SideNav, Footer, LanguageSwitch, TopBanner'

/** All that renders, by name: `*` includes hooks, which need the whole provider. */
const ALL = `${PAGE}, Breadcrumbs, SeoBottomText, SeoKeywords, SidebarBanner, SkipLink, Shell, loadShell`

const isEntry = ({ isEntry: is }: Script): boolean => is
const isAfterLoad = ({ module = '' }: Script): boolean => /islands\.after-load/.test(module)
const isRenderer = ({ module = '' }: Script): boolean => /islands\.hydration/.test(module)

/** Returns the scripts that load with the chosen ones, and not with earlier ones. */
function beside(
  bundle: PageBundle,
  isChosen: (script: Script) => boolean,
  isEarlier: (script: Script) => boolean = isEntry,
): string[] {
  const earlier = bundle.loadedWith(isEarlier)
  const files = [...bundle.loadedWith(isChosen)].filter((file) => !earlier.has(file))
  if (files.length === 0) throw new Error(`No file is loaded later: update ${isChosen.name}.`)
  return files
}

interface Bundled {
  readonly module: string
  readonly names: string
  readonly values: Readonly<Record<string, (bundle: PageBundle) => number>>
}

const BUNDLED: readonly Bundled[] = [
  {
    module: 'dist/islands.browser.js',
    names: ALL,
    values: {
      'islands: first load': ({ size }) => size.first,
      'islands: after load': (bundle) => bundle.sizeOf(beside(bundle, isAfterLoad)),
      'islands: files until idle': (bundle) => bundle.loadedWith(isEntry).size + beside(bundle, isAfterLoad).length,
      'islands: renderer on first use': (bundle) =>
        bundle.sizeOf(beside(bundle, isRenderer, (script) => isEntry(script) || isAfterLoad(script))),
    },
  },
  {
    module: 'dist/islands.browser.js',
    names: `${ALL}, useShell`,
    values: { 'islands with useShell: first load': ({ size }) => size.first },
  },
  {
    module: 'dist/index.js',
    names: PAGE,
    values: { 'main: first load, all it imports but React': ({ size }) => size.first },
  },
  {
    module: 'dist/index.js',
    names: 'ShellProvider, Footer',
    values: { 'main: one static part': ({ size }) => size.first },
  },
  {
    module: 'dist/react-router.js',
    names: 'useReactRouterRoute',
    values: { 'hook of React Router': ({ size }) => size.first },
  },
  {
    module: 'dist/next.js',
    names: 'useNextRoute',
    values: { 'hook of the Next.js app router': ({ size }) => size.first },
  },
  { module: 'dist/core.js', names: '*', values: { 'core: everything': ({ size }) => size.first } },
]

/** Files that pages load by URL. */
const FILES: Readonly<Record<string, string>> = {
  'embed: light script': 'dist/embed.light.global.js',
  'embed: page view of the light script': 'dist/embed.page-view.global.js',
  'embed: full script': 'dist/embed.global.js',
  'styles.css': 'dist/styles.css',
}

/** Measures what was promised, as browsers load it, by every bundler. */
export async function measurePromises(root: string): Promise<Measured> {
  const measured: Record<string, Partial<Record<Way, number>>> = {}
  const record = (name: string, way: Way, value: number): void => {
    measured[name] = { ...measured[name], [way]: value }
  }
  for (const { module, names, values } of BUNDLED) {
    for (const bundler of BUNDLERS) {
      const bundle = await bundleForPage(root, join(root, module), names === '*' ? names : `{ ${names} }`, bundler)
      for (const [name, measure] of Object.entries(values)) record(name, bundler, measure(bundle))
    }
  }
  for (const [name, file] of Object.entries(FILES))
    record(name, 'file', brotliSize(readFileSync(join(root, file), 'utf8')))
  return measured
}
