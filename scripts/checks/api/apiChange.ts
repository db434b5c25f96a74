import { join } from 'node:path'
import ts from 'typescript'
import { type Change, NO_CHANGE } from '../change.ts'
import { CONSUMER_OPTIONS } from '../consumerOptions.ts'

/**
 * Returns the version bump that a change of the API report requires.
 *
 * Removed: major. Added: minor. Changed: major if a member or parameter is removed, otherwise the compiler decides: a value whose
 * new type is not assignable to the old one, or a type whose new values are not, is major; any other change is minor.
 * Parameters and props are compared through their function.
 */
export function judgeApiChange(root: string, before: string, after: string): Change {
  if (before === after) return NO_CHANGE
  const [old, now] = [readReport(before), readReport(after)]
  const removed = [...old.exports.keys()].filter((path) => !now.exports.has(path))
  const added = [...now.exports.keys()].filter((path) => !old.exports.has(path))
  const pairs = pairsOf(old, now)
  const changed = pairs.filter((pair) => pair.old.text !== pair.now.text)
  const lost = changed.flatMap(({ name, old, now }) =>
    [...old.members].filter((member) => !now.members.has(member)).map((member) => name + member),
  )
  // Generic types cannot be compared without arguments: a changed text counts as a break.
  const broken = [
    ...changed.filter(({ old }) => old.isGeneric),
    ...findIncompatible(
      root,
      before,
      after,
      // Declarations that use a changed one change with it, although their text is the same.
      pairs.filter(({ isExported, old }) => isExported && !old.isGeneric),
    ),
  ]
  return {
    major: [
      ...[...removed, ...lost].map((name) => `${name} was removed`),
      ...broken.map(({ name }) => `${name} is not compatible with its old type`),
    ],
    minor: [
      ...added.map((name) => `${name} is new`),
      ...changed.filter((pair) => !broken.includes(pair)).map(({ name }) => `${name} has a wider type`),
    ],
  }
}

interface Declaration {
  /** Without comments and names of parameters, and with the exported names of numbered declarations. */
  readonly text: string
  readonly isValue: boolean
  readonly isGeneric: boolean
  /** Paths of its members and parameters: removing one is a break, even if the compiler finds no difference. */
  readonly members: ReadonlySet<string>
}

interface Report {
  /** All declarations by their name in the report, which numbers names that occur twice. */
  readonly declarations: ReadonlyMap<string, Declaration>
  /** Names of the declarations of exports by path: entry point and exported name. */
  readonly exports: ReadonlyMap<string, string>
}

/** A declaration in two reports. */
interface Pair {
  /** The path of an export, or the name of a declaration that is only used by exports. */
  readonly name: string
  readonly isExported: boolean
  readonly old: Declaration
  readonly now: Declaration
}

/** Returns the declarations of both reports, each once: several entry points export the same ones. */
function pairsOf(old: Report, now: Report): Pair[] {
  const pairs = new Map<string, Pair>()
  const add = (name: string, isExported: boolean, before: string, after = before): void => {
    const pair = { old: old.declarations.get(before), now: now.declarations.get(after) }
    const key = `${before} ${after}`
    if (pair.old && pair.now && !pairs.has(key)) pairs.set(key, { name, isExported, old: pair.old, now: pair.now })
  }
  for (const [path, declaration] of old.exports) add(path, true, declaration, now.exports.get(path) ?? '')
  const exported = new Set([...old.exports.values(), ...now.exports.values()])
  for (const name of old.declarations.keys()) if (!exported.has(name)) add(name, false, name)
  return [...pairs.values()]
}

/** Returns the TypeScript of a report. */
function codeOf(report: string): string {
  return /```ts\n([\s\S]*?)```/.exec(report)?.[1] ?? ''
}

function readReport(report: string): Report {
  const source = ts.createSourceFile('report.d.ts', codeOf(report), ts.ScriptTarget.ES2022, true)
  const exports = new Map<string, string>()
  for (const statement of source.statements) {
    if (!ts.isModuleDeclaration(statement)) continue
    const list = statement.body && ts.isModuleBlock(statement.body) ? statement.body.statements[0] : undefined
    if (!list || !ts.isExportDeclaration(list) || !list.exportClause || !ts.isNamedExports(list.exportClause)) continue
    for (const { name, propertyName } of list.exportClause.elements)
      exports.set(`${statement.name.text}.${name.text}`, (propertyName ?? name).text)
  }
  const exportedNames = new Map([...exports].map(([path, name]) => [name, path.slice(path.indexOf('.') + 1)]))
  const printer = ts.createPrinter({ removeComments: true })
  const declarations = new Map<string, Declaration>()
  for (const statement of source.statements) {
    for (const { name, isValue, isGeneric } of namesOf(statement)) {
      const text = printer
        .printNode(ts.EmitHint.Unspecified, withoutParameterNames(statement), source)
        .replaceAll(/\b\w+_\d+\b/g, (numbered) => exportedNames.get(numbered) ?? numbered)
      const overload = declarations.get(name)
      declarations.set(name, {
        text: overload ? `${overload.text}\n${text}` : text,
        isValue,
        isGeneric,
        members: membersOf(statement, overload),
      })
    }
  }
  return { declarations, exports }
}

/** Numbers the parameters: callers do not see their names. Those that a type predicate names stay. */
function withoutParameterNames(statement: ts.Statement): ts.Statement {
  const rename: ts.TransformerFactory<ts.Statement> = (context) => {
    const visit = (node: ts.Node): ts.Node => {
      const visited = ts.visitEachChild(node, visit, context)
      if (!ts.isParameter(node) || !ts.isParameter(visited)) return visited
      const { type } = node.parent
      if (node.name.getText() === 'this' || (type && ts.isTypePredicateNode(type))) return visited
      return ts.factory.updateParameterDeclaration(
        visited,
        visited.modifiers,
        visited.dotDotDotToken,
        `parameter${node.parent.parameters.indexOf(node)}`,
        visited.questionToken,
        visited.type,
        visited.initializer,
      )
    }
    return (root) => ts.visitNode(root, visit) as ts.Statement
  }
  return ts.transform(statement, [rename]).transformed[0] ?? statement
}

function membersOf(declaration: ts.Node, overload: Declaration | undefined): Set<string> {
  const found = new Set<string>(overload?.members)
  const visit = (node: ts.Node, path: string): void => {
    const isMember = ts.isPropertySignature(node) || ts.isMethodSignature(node) || ts.isPropertyDeclaration(node)
    const name = isMember
      ? `.${node.name.getText()}`
      : ts.isParameter(node)
        ? `(${node.parent.parameters.indexOf(node)})`
        : ''
    if (name !== '') found.add(path + name)
    ts.forEachChild(node, (child) => visit(child, path + name))
  }
  visit(declaration, '')
  return found
}

function namesOf(statement: ts.Statement): { name: string; isValue: boolean; isGeneric: boolean }[] {
  if (ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement) || ts.isModuleDeclaration(statement))
    return []
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => ({
      name: name.getText(),
      isValue: true,
      isGeneric: false,
    }))
  if ((ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) && statement.name)
    return [{ name: statement.name.text, isValue: true, isGeneric: false }]
  if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement))
    return [{ name: statement.name.text, isValue: false, isGeneric: statement.typeParameters !== undefined }]
  throw new Error(`scripts/checks/api/apiChange.ts does not support this kind of declaration: ${statement.getText()}`)
}

/** Returns the exports whose new type breaks code for the old one. */
function findIncompatible(root: string, before: string, after: string, pairs: readonly Pair[]): Pair[] {
  const lines = pairs.map(({ name, old }, index) => {
    const kind = old.isValue ? 'typeof ' : ''
    return `export const check${index}: ${kind}Old.${name} = null as unknown as ${kind}New.${name}`
  })
  const files = new Map([
    ['old.d.ts', codeOf(before)],
    ['new.d.ts', codeOf(after)],
    ['check.ts', [`import type * as Old from './old'; import type * as New from './new'`, ...lines].join('\n')],
  ])
  const broken = new Set(compile(root, files).map((line) => pairs[line - 1]))
  return [...broken].filter((pair) => pair !== undefined)
}

/** Files of other packages, read once for all comparisons. */
const libraries = new Map<string, ts.SourceFile>()

/** Returns the lines of `check.ts` with compiler errors. The files exist in memory only. */
function compile(root: string, files: ReadonlyMap<string, string>): number[] {
  const options = { ...CONSUMER_OPTIONS, lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'] }
  const host = ts.createCompilerHost(options)
  const inMemory = (file: string): string | undefined => files.get(file.slice(root.length).replace(/^\//, ''))
  const { fileExists, getSourceFile, readFile } = host
  host.fileExists = (file) => inMemory(file) !== undefined || fileExists.call(host, file)
  host.readFile = (file) => inMemory(file) ?? readFile.call(host, file)
  host.getSourceFile = (file, version, ...rest) => {
    const text = inMemory(file)
    if (text !== undefined) return ts.createSourceFile(file, text, version, true)
    const source = libraries.get(file) ?? getSourceFile.call(host, file, version, ...rest)
    if (source) libraries.set(file, source)
    return source
  }
  const program = ts.createProgram([join(root, 'check.ts')], options, host)
  const check = program.getSourceFile(join(root, 'check.ts'))
  return program
    .getSemanticDiagnostics(check)
    .map(({ start }) => (check ? check.getLineAndCharacterOfPosition(start ?? 0).line : 0))
}
