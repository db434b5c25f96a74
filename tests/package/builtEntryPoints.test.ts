import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import ts from 'typescript'
import { createServer } from 'vite'
import { describe, expect, it, onTestFinished } from 'vitest'
import { entrySources } from '../../scripts/build/entrySources.ts'
import { moduleGraph } from '../../scripts/build/moduleGraph.ts'
import { visibleText } from '../../src/core/html/visibleText.ts'
import { emptyFolder } from './support/projectCopy.ts'

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

describe('/server', () => {
  it('is one for import and require', async () => {
    const program = `const required = require('@jobsite/shell/server')
    import('@jobsite/shell/server').then((imported) =>
      console.log(Object.keys(imported).filter((name) => imported[name] !== required[name]), Object.keys(required).length))`
    const { stdout } = await promisify(execFile)(process.execPath, ['-e', program], { cwd: DIST })
    expect(stdout).toMatch(/^\[\] [1-9]/)
  })

  const CODE = `import { sanitizeHtml } from '@jobsite/shell/server'\nexport const html = sanitizeHtml('<h1>a&nbsp;&Auml')\n`
  const HTML = '<h2>a&nbsp;Ä</h2>'

  it.each(['esm', 'cjs', 'iife'] as const)('is in the bundle of a server: %s', async (format) => {
    const stdin = { contents: CODE, resolveDir: DIST }
    const { outputFiles } = await build({ stdin, bundle: true, write: false, format, globalName: 'bundle' })
    const folder = emptyFolder()
    const [name, tail] = { esm: ['a.mjs', ''], cjs: ['a.cjs', ''], iife: ['a.cjs', 'module.exports = bundle'] }[format]
    folder.write(name ?? '', `${outputFiles[0]?.text}\n${tail}`)
    expect(await import(join(folder.root, name ?? ''))).toHaveProperty('html', HTML)
  })

  it('is loaded by a server that runs the modules of packages as its own, of which none is CommonJS then', async () => {
    const folder = emptyFolder()
    folder.write('page.js', CODE)
    const vite = await createServer({
      root: folder.root,
      configFile: false,
      logLevel: 'silent',
      server: { middlewareMode: true, ws: false },
      resolve: { alias: { '@jobsite/shell/server': join(DIST, 'server.js') } },
      ssr: { noExternal: true },
    })
    onTestFinished(() => vite.close())
    expect(await vite.ssrLoadModule('/page.js')).toHaveProperty('html', HTML)
  })

  it('knows the character references of the standard, which both of its parsers read from one table', () => {
    const require = createRequire(import.meta.url)
    const { sanitizeHtml } = require(join(DIST, 'server.cjs'))
    // The table of the version that parse5 itself takes.
    const { encodeHTML } = createRequire(require.resolve('parse5'))('entities')
    const characters = Array.from({ length: 0x1e000 }, (_, code) => encodeHTML(String.fromCodePoint(code)))
    const names = characters.flatMap((text: string) => /^&([a-z]\w*);$/i.exec(text)?.[1] ?? [])
    const html = names.flatMap((name) => [`&${name}`, `&${name};x`, `&${name}x`, `&${name}=1`])
    const expected = html.map((text) => textOf(parseFragment(text)))
    const shown = html.map((text) => textOf(parseFragment(sanitizeHtml(text))))
    expect(names.length).toBeGreaterThan(1400)
    expect(html.filter((_, index) => shown[index] !== visibleText(expected[index] ?? ''))).toEqual([])
  })
})

const textOf = ({ childNodes }: DefaultTreeAdapterTypes.ParentNode): string =>
  childNodes.map((node) => ('value' in node ? node.value : '')).join('')

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
