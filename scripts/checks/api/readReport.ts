import ts from 'typescript'

/** A declaration of the API report. */
export interface Declaration {
  /** Without comments and names of parameters, and with the exported names of numbered declarations. */
  readonly text: string
  readonly isValue: boolean
  readonly isGeneric: boolean
  /** Paths of its members and parameters: removing one is a break, even if the compiler finds no difference. */
  readonly members: ReadonlySet<string>
  /** Names of the types and values that its types name. */
  readonly uses: ReadonlySet<string>
}

/** The declarations and exports of an API report. */
export interface Report {
  /** All declarations by their name in the report, which numbers names that occur twice. */
  readonly declarations: ReadonlyMap<string, Declaration>
  /** Names of the declarations of exports by path: entry point and exported name. */
  readonly exports: ReadonlyMap<string, string>
}

/** Returns the TypeScript of a report. */
export function codeOf(report: string): string {
  return /```ts\n([\s\S]*?)```/.exec(report)?.[1] ?? ''
}

/** Reads an API report. */
export function readReport(report: string): Report {
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
        uses: new Set([...usesOf(statement), ...(overload?.uses ?? [])]),
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

/** Returns the names in the types of a declaration, without those of its own type parameters. */
function usesOf(declaration: ts.Node): Set<string> {
  const found = new Set<string>()
  const own = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isTypeReferenceNode(node)) found.add(node.typeName.getText())
    if (ts.isExpressionWithTypeArguments(node)) found.add(node.expression.getText())
    if (ts.isTypeQueryNode(node)) found.add(node.exprName.getText())
    if (ts.isTypeParameterDeclaration(node)) own.add(node.name.text)
    ts.forEachChild(node, visit)
  }
  visit(declaration)
  return new Set([...found].filter((name) => !own.has(name)))
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
  throw new Error(`scripts/checks/api/readReport.ts does not support this kind of declaration: ${statement.getText()}`)
}
