import ts from 'typescript'
import type { Door } from './doors.ts'

/** One export of a door. */
export interface Exported {
  readonly name: string
  readonly kind: 'component' | 'function' | 'value' | 'type'
  /** The first sentence of its docstring. */
  readonly summary: string
}

/** What the doors export, with the first sentence of each docstring, read from the built types. */
export function readExports(doors: readonly Door[]): Map<Door, Exported[]> {
  const typed = doors.filter(({ types }) => types !== undefined)
  const program = ts.createProgram(
    typed.map(({ types }) => types as string),
    {
      target: ts.ScriptTarget.ES2022,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      module: ts.ModuleKind.ESNext,
      types: [],
      skipLibCheck: true,
    },
  )
  const checker = program.getTypeChecker()
  return new Map(
    typed.map((door) => {
      const source = program.getSourceFile(door.types as string)
      const module = source && checker.getSymbolAtLocation(source)
      const symbols = module ? checker.getExportsOfModule(module) : []
      return [door, symbols.map((symbol) => describe(checker, symbol)).sort((a, b) => (a.name < b.name ? -1 : 1))]
    }),
  )
}

function describe(checker: ts.TypeChecker, exported: ts.Symbol): Exported {
  const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported
  const doc = ts.displayPartsToString(symbol.getDocumentationComment(checker)).replace(/\s+/g, ' ').trim()
  return { name: exported.name, kind: kindOf(symbol), summary: /^.*?[.!?](?= [A-Z`]|$)/.exec(doc)?.[0] ?? doc }
}

function kindOf({ flags, name }: ts.Symbol): Exported['kind'] {
  if ((flags & ts.SymbolFlags.Value) === 0) return 'type'
  if (/^[A-Z][a-z]/.test(name)) return 'component'
  return flags & ts.SymbolFlags.Function ? 'function' : 'value'
}
