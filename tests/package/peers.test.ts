import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { MANIFEST, MODULES, PEERS, peerIn, peersOf } from './support/peersOf.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const run = promisify(execFile)

const REACT = ['react', 'react-dom']
const STYLED = 'styled-components'

/** What is in the graph of an entry point: in browsers, and on servers in addition. */
type Graph = [path: string, browser: readonly string[], server?: string]

const GRAPHS: readonly Graph[] = [
  ['.', REACT, STYLED],
  ['./islands', REACT, STYLED],
  ['./next', ['next', 'react'], STYLED],
  ['./next/pages', ['next', 'react']],
  ['./react-router', ['react', 'react-router']],
  ['./tanstack-router', ['@tanstack/react-router', 'react']],
  ['./testing', ['react']],
  ['./mocks', ['msw']],
  ['./core', []],
  ['./embed', []],
  ['./server', []],
]

const onServerOf = (browser: readonly string[], server: string | undefined): string[] =>
  [...browser, ...(server ? [server] : [])].sort()

const absentFrom = (graph: readonly string[]): string[] => PEERS.filter((peer) => !graph.includes(peer))

/** Matches the files of packages that the shell brings along. */
const OWN_DEPENDENCIES = new RegExp(`node_modules/(?:${Object.keys(MANIFEST.dependencies).join('|')})/`)

it('every entry point has a row', () => {
  expect(GRAPHS.map(([path]) => path).sort()).toEqual([...MODULES].sort())
})

it('requires no peer that the graph of some entry point goes without', () => {
  expect(PEERS.filter((name) => !MANIFEST.peerDependenciesMeta[name]?.optional)).toEqual([])
})

describe.each<Graph>(GRAPHS)('%s', (path, browser, server) => {
  const onServer = onServerOf(browser, server)

  it(`imports in browsers no peer but ${browser.join(', ') || 'none'}`, async () => {
    expect(await peersOf(path, 'browser')).toEqual(browser)
  })

  it.each(['esm', 'cjs'] as const)(
    `imports on servers no peer but ${onServer.join(', ') || 'none'}, as %s`,
    async (format) => {
      expect(await peersOf(path, 'node', format)).toEqual(onServer)
    },
  )

  it('has types without those of the peers that are not in its graph', () => {
    expect(typeErrors(path, absentFrom(onServer))).toEqual([])
  })
})

/** Entry points without a router, which this project does not install: the apps of `examples/` have no other peers than theirs. */
const STARTED = GRAPHS.filter(([, browser]) => browser.every((name) => name in MANIFEST.devDependencies))

it.each<Graph>(STARTED)(
  '%s starts in Node without the peers that are not in its graph',
  async (path, browser, server) => {
    const name = JSON.stringify(`@jobsite/shell${path.slice(1)}`)
    const absent = JSON.stringify(absentFrom(onServerOf(browser, server)).flatMap((peer) => [peer, `${peer}/`]))
    // What a peer itself needs is there.
    const program = `
    require('node:module').registerHooks({ resolve(specifier, context, next) {
      const isAbsent = ${absent}.some((peer) => peer.endsWith('/') ? specifier.startsWith(peer) : specifier === peer)
      const isOurs = !/node_modules/.test(context.parentURL) || ${OWN_DEPENDENCIES}.test(context.parentURL)
      if (isAbsent && isOurs) throw new Error(specifier + ' is absent')
      return next(specifier, context)
    } })
    const required = require(${name})
    import(${name}).then((imported) => console.log([required, imported].every((one) => Object.keys(one).length > 0)))`
    expect(await run(process.execPath, ['-e', program], { cwd: ROOT })).toEqual({ stdout: 'true\n', stderr: '' })
  },
)

/** Returns the errors of a page that imports an entry point, with all types of libraries checked, where packages are absent. */
function typeErrors(path: string, absent: readonly string[]): string[] {
  const options: ts.CompilerOptions = {
    strict: true,
    skipLibCheck: false,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: [],
    noEmit: true,
  }
  const page = `${ROOT}page-of-peers.ts`
  const host = ts.createCompilerHost(options)
  const { getSourceFile, fileExists } = host
  host.fileExists = (file) => file === page || fileExists(file)
  host.getSourceFile = (file, ...rest) => {
    if (file === page) return ts.createSourceFile(file, `export * from '@jobsite/shell${path.slice(1)}'`, rest[0])
    const source = sources.get(file) ?? getSourceFile(file, ...rest)
    sources.set(file, source)
    return source
  }
  host.resolveModuleNameLiterals = (literals, containing) =>
    literals.map(({ text }) =>
      absent.includes(peerIn(text) ?? '') && isOurs(containing)
        ? { resolvedModule: undefined }
        : ts.resolveModuleName(text, containing, options, host),
    )
  const isOurs = (file: string) => file === page || file.startsWith(`${ROOT}dist/`)
  const program = ts.createProgram([page], options, host)
  const files = program.getSourceFiles().filter(({ fileName }) => isOurs(fileName))
  expect(files.length).toBeGreaterThan(2)
  return files
    .flatMap((file) => program.getSemanticDiagnostics(file))
    .map(({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`)
}

/** Parsed files of libraries. */
const sources = new Map<string, ts.SourceFile | undefined>()
