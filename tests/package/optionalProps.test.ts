import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const ENTRIES = ['index', 'next', 'nextPages', 'reactRouter', 'tanstackRouter', 'testing', 'embed'].map(
  (name) => `${root}src/${name}.ts`,
)

/** With `exactOptionalPropertyTypes`, what may be `undefined` fits only where a type says so: `detectLanguage(url)`, say. */
it('every optional prop of the package accepts undefined', () => {
  const { config } = ts.readConfigFile(`${root}tsconfig.json`, ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root)
  const ambient = ['next/next.d.ts', 'reactRouter/react-router.d.ts', 'tanstackRouter/tanstack-router.d.ts']
  const program = ts.createProgram([...ENTRIES, ...ambient.map((file) => `${root}src/${file}`)], {
    ...options,
    exactOptionalPropertyTypes: true,
  })
  const checker = program.getTypeChecker()
  const refused = new Set<string>()
  let seen = 0
  for (const entry of ENTRIES) {
    const source = program.getSourceFile(entry)
    const module = source && checker.getSymbolAtLocation(source)
    for (const exported of module ? checker.getExportsOfModule(module) : []) {
      if (!/(?:Props|Options)$/.test(exported.name)) continue
      const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported
      for (const prop of checker.getDeclaredTypeOfSymbol(symbol).getProperties()) {
        const declaration = prop.declarations?.[0]
        // Props of elements are React's.
        if (!declaration?.getSourceFile().fileName.startsWith(`${root}src/`)) continue
        if (!ts.isPropertySignature(declaration) || !declaration.questionToken || !declaration.type) continue
        seen += 1
        // As it is written: the checker adds its own mark of a missing prop to the type of the symbol.
        const type = checker.getTypeFromTypeNode(declaration.type)
        const parts = type.isUnion() ? type.types : [type]
        if (!parts.some((part) => part.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Unknown | ts.TypeFlags.Any)))
          refused.add(`${exported.name}.${prop.name}`)
      }
    }
  }
  expect(seen).toBeGreaterThan(60)
  expect([...refused]).toEqual([])
})
