import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { toJsonSchema } from '@valibot/to-json-schema'
import { transform } from 'esbuild'
import ts from 'typescript'
import { describedSite } from '../../src/server/parseSite.ts'
import { writeReference } from '../checks/docs/reference.ts'
import { buildStyleSheet } from './buildStyleSheet.ts'
import { designTokens } from './designTokens.ts'
import { entrySources } from './entrySources.ts'
import { moduleGraph } from './moduleGraph.ts'
import { writeServerModules } from './sharedServer.ts'

const DIST = fileURLToPath(new URL('../../dist', import.meta.url))
const DIRECTIVE = '"use client";'

/** Entry points without the directive: the first two share files with the others. */
const NEUTRAL = ['core', 'mocks']
const CLIENT = entrySources()
  .map(({ name }) => name)
  .filter((name) => ![...NEUTRAL, 'server', 'embed'].includes(name))

const reach = (files: readonly string[]): ReadonlySet<string> => moduleGraph(DIST, files).files

/** Returns the statements of a built file. */
const statementsOf = (code: string): ts.NodeArray<ts.Statement> =>
  ts.createSourceFile('built.js', code, ts.ScriptTarget.Latest).statements

/** Returns the module of an import; `null` for another statement. */
const importedFrom = (statement: ts.Statement): string | null =>
  ts.isImportDeclaration(statement) ? (statement.moduleSpecifier as ts.StringLiteral).text : null

/** Returns whether an import is for side effects, of which the package's own files have none. */
const isBare = (statement: ts.Statement): boolean =>
  ts.isImportDeclaration(statement) && !statement.importClause && /^\./.test(importedFrom(statement) ?? '')

/** Adds the directive to all files of client entry points: bundlers may import a file directly. */
function markClientFiles(): void {
  const neutral = reach(NEUTRAL.map((entryPoint) => `${entryPoint}.js`))
  const parts = readdirSync(join(DIST, 'parts')).filter((file) => file.endsWith('.js'))
  const entries = ['islands.browser', 'islands.useShell', ...CLIENT].map((name) => `${name}.js`)
  const client = [...reach([...entries, ...parts.map((file) => `parts/${file}`)])].filter((file) => !neutral.has(file))
  for (const file of [...client, ...CLIENT.map((entryPoint) => `${entryPoint}.cjs`)]) {
    const path = join(DIST, file)
    const code = readFileSync(path, 'utf8')
    if (!code.startsWith(DIRECTIVE)) writeFileSync(path, DIRECTIVE + code)
  }
}

/**
 * Writes what React server components import of `/islands`: client references whose module is resolved again, with the
 * conditions of the bundle that runs it. A reference to the module itself would load the server's build in browsers. One for each
 * export: pages load all exports of a file that a reference leads to.
 */
async function writeClientReferences(): Promise<void> {
  const names = Object.keys(await import(join(DIST, 'islands.js'))).sort()
  const fileOf = (name: string): string => `parts/islands.${name}.js`
  for (const name of names)
    writeFileSync(join(DIST, fileOf(name)), `${DIRECTIVE}export { ${name} } from '@jobsite/shell/islands'\n`)
  const lines = names.map((name) => `export { ${name} } from './${fileOf(name)}'\n`)
  writeFileSync(join(DIST, 'islands.client.js'), lines.join(''))
}

/** Removes imports for side effects between the package's own files: bundlers warn of each. */
function removeBareImports(): void {
  for (const file of readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'))) {
    const path = join(DIST, file)
    const code = readFileSync(path, 'utf8')
    const bare = statementsOf(code).filter(isBare)
    const clean = bare.reduceRight((rest, { pos, end }) => rest.slice(0, pos) + rest.slice(end), code)
    if (clean !== code) writeFileSync(path, clean)
  }
}

/**
 * Writes the declarations for `import`, which re-export those for `require`: a second copy would be installed with every
 * project, and its types would not be the same ones.
 */
function writeImportedTypes(): void {
  for (const { name } of entrySources()) writeFileSync(join(DIST, `${name}.d.ts`), `export * from './${name}.cjs'\n`)
}

/**
 * Writes `/embed` for `require`: it is for browsers, where a bundler takes the module, and Node loads one by `require` too. A
 * second copy would be a fourteenth of what is installed.
 */
function writeRequiredEmbed(): void {
  writeFileSync(join(DIST, 'embed.cjs'), "module.exports = require('./embed.js')\n")
}

/** Shortens what Node and test runners require: what people read are the modules for `import`. */
async function minifyRequired(): Promise<void> {
  for (const name of readdirSync(DIST).filter((file) => file.endsWith('.cjs'))) {
    const path = join(DIST, name)
    const { code } = await transform(readFileSync(path, 'utf8'), { minify: true, charset: 'utf8' })
    writeFileSync(path, code)
  }
}

/** Lets the types of `/mocks` compile where msw, an optional peer, is not installed: its own types are `any` there. */
function tolerateMissingMsw(): void {
  const path = join(DIST, 'mocks.d.cts')
  const types = readFileSync(path, 'utf8')
  const found = statementsOf(types).find((statement) => importedFrom(statement) === 'msw')
  if (!found) throw new Error(`${path} no longer imports msw: remove tolerateMissingMsw.`)
  writeFileSync(path, `${types.slice(0, found.pos)}\n// @ts-ignore: an optional peer.${types.slice(found.pos)}`)
}

/**
 * Marks the scripts that pages load by URL as UTF-8, which they are read as then on pages in another encoding too: Vietnamese is
 * written in them as it is, not in escapes. The bundler leaves the mark out.
 */
function markEncoding(): void {
  for (const file of readdirSync(DIST).filter((one) => one.endsWith('.global.js'))) {
    const path = join(DIST, file)
    writeFileSync(path, `\uFEFF${readFileSync(path, 'utf8')}`)
  }
}

/** Writes the `integrity` values and sizes of the scripts that pages load by URL. */
function writeManifest(): void {
  const scripts = readdirSync(DIST).filter((file) => file.endsWith('.global.js'))
  const { version } = JSON.parse(readFileSync(join(DIST, '../package.json'), 'utf8')) as { version: string }
  const files = Object.fromEntries(
    scripts.sort().map((file) => {
      const code = readFileSync(join(DIST, file))
      return [file, { integrity: `sha384-${createHash('sha384').update(code).digest('base64')}`, bytes: code.length }]
    }),
  )
  writeFileSync(join(DIST, 'sri.json'), `${JSON.stringify({ version, files }, null, 2)}\n`)
  // Small, for caches of fragments: they ask for it by its ETag, and renew when it changes.
  writeFileSync(join(DIST, 'version.json'), `${JSON.stringify({ version })}\n`)
}

/** Writes the JSON Schema of a site's file, by which editors complete it. */
function writeSiteSchema(): void {
  // What a pattern cannot say, such as whether a URL can be parsed, is told by the check of the file.
  const schema = toJsonSchema(describedSite, { errorMode: 'throw', ignoreActions: ['check'] })
  writeFileSync(
    join(DIST, 'site.schema.json'),
    `${JSON.stringify({ title: 'Site of @jobsite/shell', ...schema }, null, 2)}\n`,
  )
}

/** Files of shared types, by a type that each declares: "go to definition" shows their names. */
const SHARED_TYPES: Readonly<Record<string, string>> = { ShellConfig: 'core-types', Language: 'language-types' }

/** Returns whether a file declares a type. */
const declares = (code: string, name: string): boolean =>
  statementsOf(code).some(
    (one) => (ts.isInterfaceDeclaration(one) || ts.isTypeAliasDeclaration(one)) && one.name.text === name,
  )

/** Renames the files of shared types after what they contain; the bundler names them after one of their modules. */
function nameSharedTypes(): void {
  const files = readdirSync(DIST).filter((file) => file.endsWith('.d.cts'))
  for (const [type, name] of Object.entries(SHARED_TYPES)) {
    const file = files.find((one) => declares(readFileSync(join(DIST, one), 'utf8'), type))
    if (!file) throw new Error(`No file of types declares ${type}: update SHARED_TYPES.`)
    renameSync(join(DIST, file), join(DIST, `${name}.d.cts`))
    for (const one of readdirSync(DIST).filter((other) => other.endsWith('.d.cts'))) {
      const path = join(DIST, one)
      const text = readFileSync(path, 'utf8')
      writeFileSync(path, text.replaceAll(`./${file.replace('.d.cts', '.cjs')}`, `./${name}.cjs`))
    }
  }
}

// Before a built file is imported: styled-components orders rules by when each root was created, here as the sources are sorted.
const styleSheet = await buildStyleSheet()
markClientFiles()
await writeClientReferences()
removeBareImports()
nameSharedTypes()
writeRequiredEmbed()
await minifyRequired()
writeServerModules(DIST)
writeImportedTypes()
tolerateMissingMsw()
markEncoding()
writeManifest()
writeSiteSchema()
// Design tokens for design tools, and the styles of every component, which pages can link.
writeFileSync(join(DIST, 'tokens.json'), `${JSON.stringify(designTokens(), null, 2)}\n`)
writeFileSync(join(DIST, 'styles.css'), styleSheet)
// TypeScript 6 reports the import of a style sheet without types; in a CommonJS module it requires those of one.
for (const types of ['styles.css.d.ts', 'styles.css.d.cts']) writeFileSync(join(DIST, types), 'export {}\n')
writeReference(fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, ''))
