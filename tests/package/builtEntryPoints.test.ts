import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { entrySources } from '../../scripts/build/entrySources.ts'
import { moduleGraph } from '../../scripts/build/moduleGraph.ts'

const DIST = fileURLToPath(new URL('../../dist', import.meta.url))
const read = (file: string): string => readFileSync(join(DIST, file), 'utf8')

/** Every file that an entry point reaches, itself included, and what it imports from outside of the package. */
function graphOf(entryPoint: string): { files: string[]; outside: string[] } {
  const { files, outside } = moduleGraph(DIST, [entryPoint])
  return { files: [...files], outside: [...outside].sort() }
}

const DIRECTIVE = /^["']use client["']/

describe('the directive', () => {
  const neutral = new Set(['core.js', 'mocks.js', 'server.js'].flatMap((entryPoint) => graphOf(entryPoint).files))

  const entryPoints = entrySources()
    .map(({ name }) => name)
    .filter((name) => !['core', 'mocks', 'server', 'embed'].includes(name))

  it.each(entryPoints)('is in %s, and in every client file that it imports', (entryPoint) => {
    const client = graphOf(`${entryPoint}.js`).files.filter((file) => !neutral.has(file))
    expect(client).toContain(`${entryPoint}.js`)
    expect([...client, `${entryPoint}.cjs`].filter((file) => !DIRECTIVE.test(read(file)))).toEqual([])
  })

  it('is in no file for servers, edge workers and scripts', () => {
    const files = [...neutral, 'core.cjs', 'mocks.cjs', 'server.cjs', 'embed.js', 'embed.cjs', 'embed.global.js']
    expect(files.filter((file) => /["']use client["']/.test(read(file)))).toEqual([])
  })
})

it('has a file for every export of the client entry point, and none for types', () => {
  const parts = readdirSync(join(DIST, 'parts')).filter((file) => file.endsWith('.js'))
  expect(parts).toEqual(expect.arrayContaining(['Header.js', 'ShellProvider.js', 'useShell.js']))
  expect(parts.filter((file) => !/\bexport\s*\{\s*\w/.test(read(`parts/${file}`)))).toEqual([])
})

it('lets browsers compile scripts while they load', () => {
  for (const file of ['embed.global.js', 'embed.dev.global.js'])
    expect(read(file), file).toMatch(/^\uFEFF\/\/# allFunctionsCalledOnLoad\n/)
})

describe('external imports of an entry point', () => {
  it.each([
    ['core.js', ['js-cookie']],
    ['server.js', []],
    ['server.cjs', []],
    ['embed.js', []],
    ['embed.cjs', []],
    ['embed.global.js', []],
    ['mocks.js', ['msw']],
  ])('%s: %j', (entryPoint, expected) => {
    expect(graphOf(entryPoint).outside).toEqual(expected)
  })
})

describe('the self-contained scripts', () => {
  const manifest = JSON.parse(read('sri.json'))

  it('are in the manifest with their integrity', () => {
    const scripts = readdirSync(DIST).filter((file) => file.endsWith('.global.js'))
    expect(Object.keys(manifest.files)).toEqual(scripts.sort())
    for (const file of scripts) {
      const digest = createHash('sha384').update(read(file)).digest('base64')
      expect(manifest.files[file].integrity).toBe(`sha384-${digest}`)
    }
  })

  it('have development messages, which are not in production', () => {
    for (const words of ['mountShell found no element', 'Two headers are on this page']) {
      expect(read('embed.dev.global.js')).toContain(words)
      expect(read('embed.global.js')).not.toContain(words)
      expect(read('embed.js')).not.toContain(words)
    }
  })
})

/** Settings of an app, of which the environment may lack some. */
const SETTINGS = `import { defineConfig } from '${join(DIST, 'core.js')}'
const missing = undefined as string | undefined
defineConfig({ siteDomain: missing, mode: undefined, hosts: { api: missing }, logos: { desktopLogo: missing } })
// @ts-expect-error a number
defineConfig({ siteDomain: 5 })
`

describe('the types of servers, without the DOM and without skipLibCheck', () => {
  it.each([
    ['core.d.ts', []],
    ['server.d.ts', ['node']],
  ])('%s, with types of %j', (entryPoint, types) => {
    const app = join(DIST, '../app.mts')
    const options: ts.CompilerOptions = {
      lib: ['lib.es2022.d.ts'],
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      target: ts.ScriptTarget.ES2022,
      types,
      strict: true,
      exactOptionalPropertyTypes: true,
      skipDefaultLibCheck: true,
      noEmit: true,
    }
    const host = ts.createCompilerHost(options)
    const { fileExists, getSourceFile } = host
    host.fileExists = (name) => name === app || fileExists(name)
    host.getSourceFile = (name, ...how) =>
      name === app ? ts.createSourceFile(name, SETTINGS, ts.ScriptTarget.ES2022) : getSourceFile(name, ...how)
    const program = ts.createProgram([join(DIST, entryPoint), app], options, host)
    const files = program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(DIST) || fileName === app)
    expect(files.length).toBeGreaterThan(2)
    const errors = files.flatMap((file) => [
      ...program.getSyntacticDiagnostics(file),
      ...program.getSemanticDiagnostics(file),
    ])
    expect(errors.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))).toEqual([])
  })
})
