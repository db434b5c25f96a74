import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

const path = (relative: string): string => fileURLToPath(new URL(`../../${relative}`, import.meta.url))

const DOORS = ['core', 'index', 'server', 'embed', 'next', 'mocks'].map((door) => `src/${door}.ts`)
const { config } = ts.readConfigFile(path('tsconfig.json'), ts.sys.readFile)
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, path('.'))
const program = ts.createProgram(DOORS.map(path), options)
const checker = program.getTypeChecker()

/** What a door exports, with its docstring. */
function exportsOf(door: string) {
  const source = program.getSourceFile(path(door))
  const module = source && checker.getSymbolAtLocation(source)
  if (!module) throw new Error(`${door} has no exports.`)
  return checker.getExportsOfModule(module).map((exported) => {
    const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported
    return {
      name: exported.name,
      isFunction: (symbol.flags & ts.SymbolFlags.Function) !== 0,
      doc: ts.displayPartsToString(symbol.getDocumentationComment(checker)),
      tags: symbol.getJsDocTags(checker).map(({ name }) => name),
    }
  })
}

describe.each(DOORS)('%s', (door) => {
  const all = exportsOf(door)

  it('says of every export what it is', () => {
    expect(all.length).toBeGreaterThan(2)
    expect(all.filter(({ doc }) => doc === '').map(({ name }) => name)).toEqual([])
  })
})

it('shows every function of the ground floor at work', () => {
  const functions = exportsOf('src/core.ts').filter(({ isFunction }) => isFunction)
  expect(functions.length).toBeGreaterThan(50)
  expect(functions.filter(({ tags }) => !tags.includes('example')).map(({ name }) => name)).toEqual([])
})

it('tells pages of every library that is installed with the package, and of no other', () => {
  const { dependencies } = JSON.parse(readFileSync(path('package.json'), 'utf8'))
  const names = Object.keys(dependencies).sort()
  const [table = ''] = /(?:^\|.*\n)+/m.exec(readFileSync(path('docs/dependencies.md'), 'utf8')) ?? []
  expect([...table.matchAll(/^\| `([^`]+)`/gm)].map(([, name]) => name).sort()).toEqual(names)
  const count = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six'][names.length]
  expect(readFileSync(path('README.md'), 'utf8')).toContain(`${count} small dependencies`)
})
