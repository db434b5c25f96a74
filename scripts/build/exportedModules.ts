import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'

/** A module that an entry point exports from. */
export interface ExportedModule {
  /** Path as in the entry point's folder: `src/core/config/config.ts`. */
  readonly path: string
  /** Names of the exported values; empty where the entry point exports types alone. */
  readonly values: readonly string[]
}

/** Returns the modules that an entry point exports from, in its order. */
export function exportedModules(entryPoint: string): ExportedModule[] {
  const source = ts.createSourceFile(entryPoint, readFileSync(entryPoint, 'utf8'), ts.ScriptTarget.Latest)
  return source.statements.filter(ts.isExportDeclaration).flatMap((statement) => {
    const { moduleSpecifier, exportClause, isTypeOnly } = statement
    if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier)) return []
    if (!moduleSpecifier.text.startsWith('.') || !exportClause || !ts.isNamedExports(exportClause)) return []
    const values = isTypeOnly ? [] : exportClause.elements.filter((element) => !element.isTypeOnly)
    return [{ path: join(dirname(entryPoint), moduleSpecifier.text), values: values.map(({ name }) => name.text) }]
  })
}
