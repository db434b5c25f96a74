import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import ts from 'typescript'

/** Returns the specifiers of a module's static and dynamic imports, re-exports and `require` calls. */
export function importsOf(code: string): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    const specifier = specifierOf(node)
    if (specifier && ts.isStringLiteralLike(specifier)) found.push(specifier.text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('module.ts', code, ts.ScriptTarget.Latest))
  return found
}

function specifierOf(node: ts.Node): ts.Expression | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier
  if (!ts.isCallExpression(node)) return undefined
  const { expression } = node
  const isLoading =
    expression.kind === ts.SyntaxKind.ImportKeyword || (ts.isIdentifier(expression) && expression.text === 'require')
  return isLoading ? node.arguments[0] : undefined
}

/** Modules that others reach. */
export interface ModuleGraph {
  /** Files below the folder, those at which the search began included. */
  readonly files: ReadonlySet<string>
  /** Specifiers of other packages. */
  readonly outside: ReadonlySet<string>
}

/** Follows the imports of files in a folder. */
export function moduleGraph(folder: string, entries: readonly string[]): ModuleGraph {
  const files = new Set<string>()
  const outside = new Set<string>()
  const visit = (file: string): void => {
    if (files.has(file)) return
    files.add(file)
    for (const specifier of importsOf(readFileSync(join(folder, file), 'utf8'))) {
      if (specifier.startsWith('.')) visit(normalize(join(dirname(file), specifier)))
      else if (/^[@\w][\w@/.:-]*$/.test(specifier)) outside.add(specifier)
    }
  }
  for (const entry of entries) visit(entry)
  return { files, outside }
}
