import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { entrySources } from '../../scripts/build/entrySources.ts'

const path = (relative: string): string => fileURLToPath(new URL(`../../${relative}`, import.meta.url))
const require = createRequire(import.meta.url)

/** Entry points that Node can load by itself. */
const LOADABLE = ['core', 'index', 'server', 'embed', 'mocks']

const SOURCES = entrySources()

/** Entry points whose props and options page teams write: islands have those of the main entry. */
const WITH_PROPS = SOURCES.flatMap(({ name }) => (['islands', 'mocks'].includes(name) ? [] : [name]))

/** Their results are a browser's. */
const IN_BROWSERS = new Set(['recordAttribution'])

const { config: tsconfig } = ts.readConfigFile(path('tsconfig.json'), ts.sys.readFile)
const { options } = ts.parseJsonConfigFileContent(tsconfig, ts.sys, path('.'))
// With `exactOptionalPropertyTypes`, what may be `undefined` fits only where a type says so.
const program = ts.createProgram([...SOURCES.map(({ source }) => source), 'src/routers/routers.d.ts'].map(path), {
  ...options,
  exactOptionalPropertyTypes: true,
})
const checker = program.getTypeChecker()

/** Returns the exports in the sources of an entry point. */
function exportsOf(entryPoint: string): { name: string; symbol: ts.Symbol }[] {
  const file = SOURCES.find(({ name }) => name === entryPoint)
  const source = file && program.getSourceFile(path(file.source))
  const module = source && checker.getSymbolAtLocation(source)
  if (!module) throw new Error(`The entry point ${entryPoint} has no exports.`)
  return checker.getExportsOfModule(module).map((exported) => ({
    name: exported.name,
    symbol: exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported,
  }))
}

describe.each(LOADABLE)('the built entry point %s', (entryPoint) => {
  const values = exportsOf(entryPoint)
    .filter(({ symbol }) => symbol.flags & ts.SymbolFlags.Value)
    .map(({ name }) => name)
    .sort()

  it('exports every value of its sources, and no other', async () => {
    expect(values.length).toBeGreaterThan(1)
    expect(Object.keys(require(path(`dist/${entryPoint}.cjs`))).sort()).toEqual(values)
    expect(Object.keys(await import(path(`dist/${entryPoint}.js`))).sort()).toEqual(values)
  })
})

/** A call in a docstring, and its result. */
interface Example {
  readonly name: string
  readonly call: string
  readonly result: string
}

const examples: Example[] = exportsOf('core').flatMap(({ name, symbol }) =>
  symbol
    .getJsDocTags(checker)
    .filter((tag) => tag.name === 'example')
    .map(({ text }) => {
      const [call = '', result = ''] = ts
        .displayPartsToString(text)
        .split(/\s*\/\/ (?=['"`[{\d]|true|false|null|undefined)/)
      return { name, call, result }
    }),
)

describe('the docstrings of the core entry point', () => {
  const core: Record<string, unknown> = require(path('dist/core.cjs'))
  const config = (core as typeof import('../../src/core.ts')).defineConfig()
  // Docstrings speak of the site's own config.
  const scope = { ...core, config, site: { config }, hosts: config.hosts }
  const evaluate = (code: string): unknown =>
    new Function(...Object.keys(scope), `return (${code})`)(...Object.values(scope))

  it('call every function', () => {
    const functions = Object.keys(core).filter((name) => typeof core[name] === 'function')
    const shown = new Set(examples.map(({ name }) => name))
    expect(functions.filter((name) => !shown.has(name))).toEqual([])
  })

  it.each(examples.filter(({ name }) => !IN_BROWSERS.has(name)))('$call // $result', ({ call, result }) => {
    expect(result).not.toBe('')
    const value = evaluate(call)
    if (result.includes('…')) expect(value).toMatchObject(evaluate(result.replaceAll(/, …|… ,?/g, '')) as object)
    else expect(value).toEqual(evaluate(result))
  })
})

const WRITTEN_BY_PAGES = /(?:Props|Options|Visit|Criteria|MenuContext|JobFacts)$/

/** Returns the optional properties that an export lets pages write: its own, and those of its inline parameters. */
function optionalProps(symbol: ts.Symbol): ts.PropertySignature[] {
  const parameters = (symbol.declarations ?? []).filter(ts.isFunctionDeclaration).flatMap((it) => [...it.parameters])
  return [
    ...(WRITTEN_BY_PAGES.test(symbol.name) ? checker.getDeclaredTypeOfSymbol(symbol).getProperties() : []),
    ...parameters.flatMap(({ type }) =>
      type && ts.isTypeLiteralNode(type) ? checker.getTypeAtLocation(type).getProperties() : [],
    ),
  ].flatMap(({ declarations: [declaration] = [] }) => {
    // Props of elements are React's.
    if (!declaration?.getSourceFile().fileName.startsWith(path('src/'))) return []
    return ts.isPropertySignature(declaration) && declaration.questionToken ? [declaration] : []
  })
}

it('every optional prop of the package accepts undefined', () => {
  const refused = new Set<string>()
  let seen = 0
  for (const { name, symbol } of WITH_PROPS.flatMap(exportsOf)) {
    for (const prop of optionalProps(symbol)) {
      if (!prop.type) continue
      seen += 1
      // As it is written: the checker adds its own mark of a missing prop to the type of the symbol.
      const type = checker.getTypeFromTypeNode(prop.type)
      const parts = type.isUnion() ? type.types : [type]
      if (!parts.some((part) => part.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Unknown | ts.TypeFlags.Any)))
        refused.add(`${name}.${prop.name.getText()}`)
    }
  }
  expect(seen).toBeGreaterThan(100)
  expect([...refused]).toEqual([])
})
