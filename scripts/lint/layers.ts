import { globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/**
 * What each folder of `src/` imports: other folders, `types of` one, or one by `import()`, with what those import. Anything
 * else is an error, and so is a folder without a row. Files beside the folders are entry points: they import any folder.
 */
export const LAYERS = {
  core: [],
  services: ['core'],
  server: ['services'],
  browser: ['core'],
  react: ['browser', 'services', 'types of options'],
  options: ['types of react'],
  components: ['react', 'options'],
  served: ['browser', 'options'],
  islands: ['served', 'react', 'import() of islands/hydration', 'types of islands.ts'],
  'islands/hydration': ['served', 'components', 'types of islands'],
  embed: ['served', 'components'],
  routers: ['react'],
  mocks: ['core'],
  testing: ['react', 'mocks'],
  doctor: ['server'],
} as const satisfies Readonly<Record<string, readonly string[]>>

/** A folder of the table. */
export type Layer = keyof typeof LAYERS

const rowOf = (layer: string): readonly string[] | undefined =>
  Object.hasOwn(LAYERS, layer) ? LAYERS[layer as Layer] : undefined

/** How a file imports another one. */
type Use = 'values' | 'types' | 'import()'

interface Import {
  /** As written, such as `../core/named.ts`. */
  readonly specifier: string
  readonly use: Use
  /** From 1. */
  readonly line: number
}

/** Returns the imports of a file that its folder may not have, as messages. Imports of packages are not looked at. */
export function forbiddenImports(path: string, text: string): string[] {
  const from = layerOf(path)
  return importsOf(path, text).flatMap(({ specifier, use, line }) => {
    const target = posix.join(posix.dirname(path), specifier)
    if (!specifier.startsWith('.') || !target.startsWith('src/')) return []
    const to = layerOf(target)
    if (from === to || isEntryPoint(from) || isAllowed(from, to, use)) return []
    return `${path}:${line} imports ${use === 'values' ? '' : use === 'types' ? 'types of ' : 'later '}${specifier}, but ${from}/ may not import ${to}. Move what both need to a folder that both import, or change the table of scripts/lint/layers.ts and docs/architecture.md.`
  })
}

/** Returns what is wrong with the table itself: each folder has a row, each row a folder. */
export function forgottenLayers(paths: readonly string[]): string[] {
  const folders = new Set(paths.map(layerOf).filter((layer) => !isEntryPoint(layer)))
  return [
    ...[...folders].filter((folder) => !rowOf(folder)).map((folder) => `src/${folder}/ has no row`),
    ...Object.keys(LAYERS)
      .filter((layer) => !folders.has(layer))
      .map((layer) => `The row of src/${layer}/ has no folder`),
  ].map((problem) => `${problem} in the table of scripts/lint/layers.ts. Change it, and docs/architecture.md.`)
}

/** Returns the folder of the table that contains a file, the innermost one; for an entry point its own name. */
function layerOf(path: string): string {
  const [, first = '', ...rest] = path.split('/')
  const inner = `${first}/${rest[0]}`
  return rest.length > 1 && rowOf(inner) ? inner : first
}

const isEntryPoint = (layer: string): boolean => layer.endsWith('.ts')

/** Returns whether a folder imports another one, directly or through those that it imports. */
function isAllowed(from: string, to: string, use: Use, seen = new Set<string>()): boolean {
  const key = `${from} ${use}`
  if (seen.has(key)) return false
  seen.add(key)
  return (rowOf(from) ?? []).some((row) => {
    const [, how, layer = ''] = /^(types of |import\(\) of )?(.+)$/.exec(row) ?? []
    if (how === 'import() of ') return use === 'import()' && layer === to
    if (how && use !== 'types') return false
    return layer === to || isAllowed(layer, to, use, seen)
  })
}

/** Returns all imports of a file: declarations, exports from, `import()`, and types by `import()`. */
function importsOf(path: string, text: string): Import[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const imports: Import[] = []
  const add = (node: ts.Node | undefined, use: Use) => {
    if (!node || !ts.isStringLiteral(node)) return
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1
    imports.push({ specifier: node.text, use, line })
  }
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node))
      add(node.moduleSpecifier, node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword ? 'types' : 'values')
    else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly ? 'types' : 'values')
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) add(node.argument.literal, 'types')
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node.arguments[0], 'import()')
    ts.forEachChild(node, visit)
  }
  visit(source)
  return imports
}

if (import.meta.main) {
  const paths = globSync('src/**/*.{ts,tsx}', { cwd: ROOT }).map((path) => path.replaceAll('\\', '/'))
  const problems = [
    ...forgottenLayers(paths),
    ...paths.flatMap((path) => forbiddenImports(path, readFileSync(join(ROOT, path), 'utf8'))),
  ]
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exitCode = 1
}
