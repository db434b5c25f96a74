import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GeneratedFile } from '../checks/generatedFile.ts'
import { VARIANTS } from './byCondition.ts'
import { entrySources } from './entrySources.ts'

type Conditions = Readonly<Record<string, string>>

/** Returns the files of a module that browsers have in another build. Bundles for a server may set `browser` too: it comes last. */
const onServersOr = (server: string, browser: string): Conditions => ({
  node: server,
  workerd: server,
  'edge-light': server,
  deno: server,
  browser,
})

/** Builds of entry points for some who import them, by condition; the first that is set is taken. */
const BUILDS: Readonly<Record<string, Conditions>> = {
  embed: { development: './dist/embed.dev.js' },
  islands: {
    'react-server': './dist/islands.client.js',
    ...onServersOr('./dist/islands.js', './dist/islands.browser.js'),
  },
  mocks: { browser: './dist/mocks.browser.js' },
}

/** What the package exports beside code. */
const DATA = {
  './styles.css': {
    types: { require: './dist/styles.css.d.cts', default: './dist/styles.css.d.ts' },
    default: './dist/styles.css',
  },
  './tokens.json': './dist/tokens.json',
  './site.schema.json': './dist/site.schema.json',
  './version.json': './dist/version.json',
  './package.json': './package.json',
}

/**
 * Returns package.json with the entry points of tsconfig.json as `exports`, and for resolvers that do not read these as
 * `typesVersions`; and with `imports`, between whose modules bundlers choose.
 *
 * @throws Error where {@link BUILDS} names an entry point that tsconfig.json does not have.
 */
export function buildPackageEntries(root: string): GeneratedFile {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const entries = entrySources(root).map(({ specifier, name }) => ({
    name,
    path: specifier.replace(manifest.name, '.'),
  }))
  const unknown = Object.keys(BUILDS).filter((build) => !entries.some(({ name }) => name === build))
  if (unknown.length > 0) throw new Error(`tsconfig.json has no path of the entry points ${unknown.join(', ')}.`)
  const code = entries.map(({ name, path }) => [
    path,
    {
      import: { types: `./dist/${name}.d.ts`, ...BUILDS[name], default: `./dist/${name}.js` },
      require: { types: `./dist/${name}.d.cts`, default: `./dist/${name}.cjs` },
    },
  ])
  const types = entries
    .filter(({ path }) => path !== '.')
    .map(({ name, path }) => [path.replace('./', ''), [`./dist/${name}.d.ts`]])
  const imports = Object.entries(VARIANTS).map(([name, { server, browser }]) => [
    `#${name}`,
    { ...onServersOr(`./dist/${server.name}.js`, `./dist/${browser.name}.js`), default: `./dist/${server.name}.js` },
  ])
  const made = {
    imports: Object.fromEntries(imports),
    exports: { ...Object.fromEntries(code), ...DATA },
    typesVersions: { '*': Object.fromEntries(types) },
  }
  return { path: 'package.json', text: `${JSON.stringify({ ...manifest, ...made }, null, 2)}\n` }
}
