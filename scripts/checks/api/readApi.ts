import ts from 'typescript'
import { CONSUMER_OPTIONS } from '../consumerOptions.ts'
import type { EntryPoint } from '../entryPoints.ts'

/** One export of an entry point. */
export interface ApiExport {
  readonly name: string
  readonly kind: 'component' | 'function' | 'value' | 'type'
  /** The docstring without its tags, on one line. */
  readonly description: string
  readonly tags: readonly ApiTag[]
  /** The declaration as TypeScript. */
  readonly signature: string
  /** Own props of a component; empty for other exports. */
  readonly props: readonly ApiProp[]
}

/** A tag of a docstring: `@param name text`. */
export interface ApiTag {
  readonly tag: string
  /** Name of the parameter, for `@param` alone. */
  readonly param: string | undefined
  readonly text: string
}

/** A prop of a component, without those of the HTML element. */
export interface ApiProp {
  readonly name: string
  readonly type: string
  readonly isOptional: boolean
  readonly description: string
  readonly default: string | undefined
  readonly since: string | undefined
  readonly isDeprecated: boolean
}

const WITHOUT_COMMENTS = ts.createPrinter({ removeComments: true })
const WITH_COMMENTS = ts.createPrinter()

/** Exports by entry point. */
export type Api = ReadonlyMap<EntryPoint, readonly ApiExport[]>

/** Reads the exports of every entry point from the built types. Entry points without types are left out. */
export function readApi(entryPoints: readonly EntryPoint[]): Api {
  const typed = entryPoints.filter(({ types }) => types !== undefined)
  const program = ts.createProgram(
    typed.map(({ types }) => types as string),
    CONSUMER_OPTIONS,
  )
  const checker = program.getTypeChecker()
  return new Map(
    typed.map((entryPoint) => {
      const source = program.getSourceFile(entryPoint.types as string)
      const module = source && checker.getSymbolAtLocation(source)
      const symbols = module ? checker.getExportsOfModule(module) : []
      return [
        entryPoint,
        symbols.map((symbol) => readExport(checker, symbol)).sort((a, b) => (a.name < b.name ? -1 : 1)),
      ]
    }),
  )
}

/** Returns the first sentence of a docstring. */
export function firstSentence(text: string): string {
  return /^.*?[.!?](?= [A-Z`]|$)/.exec(text)?.[0] ?? text
}

function readExport(checker: ts.TypeChecker, exported: ts.Symbol): ApiExport {
  const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported
  const kind = kindOf(symbol)
  return {
    name: exported.name,
    kind,
    description: descriptionOf(checker, symbol),
    tags: tagsOf(checker, symbol),
    signature: signatureOf(checker, symbol, exported.name),
    props: kind === 'component' ? readProps(checker, symbol) : [],
  }
}

function kindOf({ flags, name }: ts.Symbol): ApiExport['kind'] {
  if ((flags & ts.SymbolFlags.Value) === 0) return 'type'
  if (/^[A-Z][a-z]/.test(name)) return 'component'
  return flags & ts.SymbolFlags.Function ? 'function' : 'value'
}

function descriptionOf(checker: ts.TypeChecker, symbol: ts.Symbol): string {
  return textOf(symbol.getDocumentationComment(checker)).replace(/\s+/g, ' ')
}

/** Returns the text of a docstring or tag. `{@link Name}` becomes code. */
function textOf(parts: ts.SymbolDisplayPart[] | undefined): string {
  return ts
    .displayPartsToString(parts)
    .replace(/\{@link\s+([^}]+?)\s*\}/g, '`$1`')
    .trim()
}

function tagsOf(checker: ts.TypeChecker, symbol: ts.Symbol): ApiTag[] {
  return symbol.getJsDocTags(checker).map(({ name, text = [] }) => {
    const param = name === 'param' ? text.find(({ kind }) => kind === 'parameterName')?.text : undefined
    const all = textOf(text)
    return { tag: name, param, text: param ? all.slice(param.length).replace(/^[\s-]+/, '') : all }
  })
}

function signatureOf(checker: ts.TypeChecker, symbol: ts.Symbol, name: string): string {
  const nodes = symbol.declarations ?? []
  if (nodes.some((node) => ts.isVariableDeclaration(node))) {
    const node = nodes[0] as ts.Declaration
    const type = checker.getTypeOfSymbolAtLocation(symbol, node)
    return `const ${name}: ${checker.typeToString(type, undefined, ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope)}`
  }
  return nodes
    .map((node) => {
      const isShape = ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)
      const text = (isShape ? WITH_COMMENTS : WITHOUT_COMMENTS).printNode(
        ts.EmitHint.Unspecified,
        node,
        node.getSourceFile(),
      )
      return text
        .slice(isShape ? text.search(/^(?:export |declare )*(?:interface|type) /m) : 0)
        .replace(/^(?:export |declare )+/, '')
        .replace(/^ +/gm, (spaces) => ' '.repeat(spaces.length / 2))
    })
    .join('\n')
}

function readProps(checker: ts.TypeChecker, symbol: ts.Symbol): ApiProp[] {
  const node = symbol.declarations?.[0]
  const [signature] = node ? checker.getTypeOfSymbolAtLocation(symbol, node).getCallSignatures() : []
  const [first] = signature?.getParameters() ?? []
  if (!node || !first) return []
  return checker
    .getPropertiesOfType(checker.getTypeOfSymbolAtLocation(first, node))
    .filter(({ name, declarations = [] }) => name !== 'children' && declarations.some(isOwn))
    .map((prop) => readProp(checker, prop, node))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** Attributes of React and the DOM are not listed. */
function isOwn(node: ts.Declaration): boolean {
  return !/node_modules|\/lib\.[\w.]+\.d\.ts$/.test(node.getSourceFile().fileName)
}

function readProp(checker: ts.TypeChecker, prop: ts.Symbol, node: ts.Declaration): ApiProp {
  const declaration = prop.declarations?.find(isOwn)
  const tags = prop.getJsDocTags(checker)
  const tagOf = (tag: string): string | undefined => {
    const found = tags.find(({ name }) => name === tag)
    return found && textOf(found.text).replace(/\s+/g, ' ')
  }
  const written = declaration && ts.isPropertySignature(declaration) ? declaration.type?.getText() : undefined
  const type = written ?? checker.typeToString(checker.getTypeOfSymbolAtLocation(prop, node))
  return {
    name: prop.name,
    type: type.replace(/\s+/g, ' ').replace(/ \| undefined$/, ''),
    isOptional: (prop.flags & ts.SymbolFlags.Optional) !== 0,
    description: descriptionOf(checker, prop),
    default: tagOf('default'),
    since: tagOf('since'),
    isDeprecated: tags.some(({ name }) => name === 'deprecated'),
  }
}
