import { join } from 'node:path'
import ts from 'typescript'
import { type Change, NO_CHANGE } from './change.ts'

/**
 * Returns the version bump that the change of an entry point's API report requires.
 *
 * Removed: major. Added: minor. Changed: major if a member or parameter is removed, otherwise the compiler decides: a value whose
 * new type is not assignable to the old one, or a type whose new values are not, is major; any other change is minor.
 * Parameters and props are compared through their function.
 */
export function judgeApiChange(root: string, entryPoint: string, before: string, after: string): Change {
  const [old, now] = [declarationsOf(before), declarationsOf(after)]
  const all = [...new Set([...old.keys(), ...now.keys()])]
  const isTouched = (name: string): boolean =>
    old.get(name)?.text !== now.get(name)?.text || old.get(name)?.isExported !== now.get(name)?.isExported
  const touched = all.filter(isTouched)
  if (touched.length === 0) return NO_CHANGE
  const removed = touched.filter((name) => old.get(name)?.isExported && !now.get(name)?.isExported)
  const added = touched.filter((name) => now.get(name)?.isExported && !old.get(name)?.isExported)
  const changed = touched.filter((name) => old.has(name) && now.has(name))
  // Declarations that use a changed one change with it, although their text is the same.
  const both = all.filter((name) => old.get(name)?.isExported && now.get(name)?.isExported)
  const lost = changed.flatMap((name) => {
    const left = now.get(name)?.members
    return [...(old.get(name)?.members ?? [])]
      .filter((member) => !left?.has(member))
      .map((member) => `${name}${member}`)
  })
  const broken = findBroken(root, before, after, old, both, new Set(changed))
  return {
    major: [
      ...[...removed, ...lost].map((name) => `${entryPoint}: ${name} was removed`),
      ...broken.map((name) => `${entryPoint}: ${name} is not compatible with its old type`),
    ],
    minor: [
      ...added.map((name) => `${entryPoint}: ${name} is new`),
      ...changed.filter((name) => !broken.includes(name)).map((name) => `${entryPoint}: ${name} has a wider type`),
    ],
  }
}

interface Declaration {
  readonly text: string
  readonly isValue: boolean
  readonly isGeneric: boolean
  /** Others are only used by exported ones. */
  readonly isExported: boolean
  /** Paths of its members and parameters: removing one is a break, even if the compiler finds no difference. */
  readonly members: ReadonlySet<string>
}

/** Returns the TypeScript of a report. */
function codeOf(report: string): string {
  return /```ts\n([\s\S]*?)```/.exec(report)?.[1] ?? ''
}

/** Returns a report's declarations by name, without comments. */
function declarationsOf(report: string): Map<string, Declaration> {
  const source = ts.createSourceFile('report.d.ts', codeOf(report), ts.ScriptTarget.ES2022, true)
  const printer = ts.createPrinter({ removeComments: true })
  const found = new Map<string, Declaration>()
  const renamed = exportedAs(source)
  for (const statement of source.statements) {
    const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined
    const isMarked = modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false
    for (const { name: local, isValue, isGeneric } of namesOf(statement)) {
      const name = renamed.get(local) ?? local
      // The form of the export is not part of the declaration.
      const text = printer
        .printNode(ts.EmitHint.Unspecified, statement, source)
        .replace(/^export /, '')
        .replaceAll(new RegExp(`\\b${local}\\b`, 'g'), name)
      const overload = found.get(name)
      found.set(name, {
        text: overload ? `${overload.text}\n${text}` : text,
        isValue,
        isGeneric,
        isExported: isMarked || renamed.has(local),
        members: membersOf(statement, overload),
      })
    }
  }
  return found
}

/** Returns the exported names of renamed declarations: the report numbers those named like a global. */
function exportedAs({ statements }: ts.SourceFile): Map<string, string> {
  const lists = statements.flatMap((statement) =>
    ts.isExportDeclaration(statement) && statement.exportClause && ts.isNamedExports(statement.exportClause)
      ? [...statement.exportClause.elements]
      : [],
  )
  return new Map(lists.map(({ name, propertyName }) => [(propertyName ?? name).text, name.text]))
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
  if (ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)) return []
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.map(({ name }) => ({
      name: name.getText(),
      isValue: true,
      isGeneric: false,
    }))
  }
  if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) {
    return statement.name ? [{ name: statement.name.text, isValue: true, isGeneric: false }] : []
  }
  if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) {
    return [{ name: statement.name.text, isValue: false, isGeneric: statement.typeParameters !== undefined }]
  }
  throw new Error(`scripts/checks/apiChange.ts does not support this kind of declaration: ${statement.getText()}`)
}

/** Returns the names whose new type breaks code for the old one. */
function findBroken(
  root: string,
  before: string,
  after: string,
  old: Map<string, Declaration>,
  names: readonly string[],
  changed: ReadonlySet<string>,
): string[] {
  // Generic types cannot be compared without arguments: a changed text counts as a break.
  const generic = names.filter((name) => old.get(name)?.isGeneric && changed.has(name))
  const compared = names.filter((name) => !old.get(name)?.isGeneric)
  const lines = compared.map((name) => {
    const kind = old.get(name)?.isValue ? 'typeof ' : ''
    return `export const ${name}: ${kind}Old.${name} = null as unknown as ${kind}New.${name}`
  })
  const files = new Map([
    ['old.d.ts', codeOf(before)],
    ['new.d.ts', codeOf(after)],
    ['check.ts', [`import type * as Old from './old'; import type * as New from './new'`, ...lines].join('\n')],
  ])
  const broken = compile(root, files).map((line) => compared[line - 1])
  return [...generic, ...new Set(broken.filter((name) => name !== undefined))]
}

/** Files of other packages, read once for all comparisons. */
const libraries = new Map<string, ts.SourceFile>()

/** Returns the lines of `check.ts` with compiler errors. The files exist in memory only. */
function compile(root: string, files: ReadonlyMap<string, string>): number[] {
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    types: [],
  }
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
