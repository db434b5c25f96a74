import { readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { type BuildOptions, build, type Plugin } from 'esbuild'
import ts from 'typescript'

/** A file that a page loads before others, and the module that it is built from. */
export interface Layer {
  /** Name of the built file, without its ending. */
  readonly file: string
  readonly entry: string
}

/** What a page loads after a layer. */
export interface Later {
  readonly after: Layer
  /** Modules by the names of the built files, without their ending. */
  readonly entries: Readonly<Record<string, string>>
  /** Whether it is built without the layers, which then export nothing for it. @default false */
  readonly isApart?: boolean
}

/**
 * Builds files that a page loads one after the other, so that each imports from those before it what it shares with them.
 * Bundlers would write a file of its own for each set of shared modules, and a page would load all of them: a file costs more
 * than its content.
 *
 * @param layers the files, in the order in which they are loaded.
 * @param later everything that is loaded after one of them, the files themselves included.
 * @param options what esbuild needs to follow their imports.
 */
export function createLayers(layers: readonly Layer[], later: readonly Later[], options: BuildOptions) {
  const files = new Map(
    later.flatMap(({ entries }) => Object.entries(entries).map(([file, entry]) => [resolve(entry), file])),
  )
  const base: BuildOptions = {
    ...options,
    bundle: true,
    write: false,
    format: 'esm',
    metafile: true,
    logLevel: 'silent',
    outdir: 'layers',
    loader: { '.ts': 'ts', '.tsx': 'tsx' },
    jsx: 'automatic',
  }
  const own = options.plugins ?? []

  /** Names that a module exports. */
  const exportsOf = async (path: string): Promise<string[]> => {
    const { metafile } = await build({
      entryPoints: [path],
      format: 'esm',
      jsx: 'automatic',
      metafile: true,
      write: false,
      outdir: 'layers',
    })
    return Object.values(metafile?.outputs ?? {}).flatMap((output) => output.exports)
  }

  const modules = new Map<string, Promise<ReadonlyMap<string, readonly string[]>>>()
  /** Returns the modules of a layer with what each exports. */
  const modulesOf = (layer: Layer): Promise<ReadonlyMap<string, readonly string[]>> => {
    const read = async () => {
      const { metafile } = await build({
        ...base,
        // What only development runs is in no page: a layer that shared it would keep it.
        define: { ...base.define, 'process.env.NODE_ENV': '"production"' },
        entryPoints: [layer.entry],
        plugins: [sharedAfter(layers[layers.indexOf(layer) - 1]), ...own],
      })
      const used = Object.values(metafile?.outputs ?? {}).flatMap(({ inputs }) =>
        Object.entries(inputs).flatMap(([path, { bytesInOutput }]) =>
          bytesInOutput > 0 && !path.startsWith(NAMESPACE) ? resolve(path) : [],
        ),
      )
      return new Map(await Promise.all(used.map(async (path) => [path, await exportsOf(path)] as const)))
    }
    const known = modules.get(layer.file) ?? read()
    modules.set(layer.file, known)
    return known
  }

  /** Name by which a layer exports what a module exports. */
  const alias = (path: string, name: string): string =>
    `${relative('src', path)
      .replace(/\.tsx?$/, '')
      .replace(/\W/g, '_')}__${name}`

  /** Lets a build import what layers contain, up to one; leaves dynamic imports of layers to the page. */
  function sharedAfter(
    last?: Layer,
    onImport?: (layer: Layer, path: string, names: readonly string[]) => void,
  ): Plugin {
    const known = last ? layers.slice(0, layers.indexOf(last) + 1) : []
    return {
      name: 'layers',
      setup({ onResolve, onLoad, resolve: find }) {
        onResolve({ filter: /^\./ }, async ({ path, kind, importer, resolveDir, namespace, pluginData }) => {
          if (pluginData === 'found' || namespace !== 'file') return undefined
          const found = await find(path, { kind, importer, resolveDir, namespace, pluginData: 'found' })
          if (kind === 'dynamic-import') {
            const file = files.get(found.path)
            return file ? { path: `./${file}.js`, external: true } : undefined
          }
          for (const one of known)
            if ((await modulesOf(one)).has(found.path)) {
              const names = namesFrom(importer, path) ?? (await modulesOf(one)).get(found.path) ?? []
              onImport?.(one, found.path, names)
              return { path: `${relative('.', found.path)}?${names.join()}`, namespace: NAMESPACE, pluginData: one }
            }
          return undefined
        })
        onResolve({ filter: /^layer:/ }, ({ path }) => ({
          path: `./${path.slice(6)}.js`,
          external: true,
          sideEffects: false,
        }))
        onLoad({ filter: /.*/, namespace: NAMESPACE }, ({ path, pluginData }) => {
          const one = pluginData as Layer
          const [module = '', names = ''] = path.split('?')
          const list = names.split(',').flatMap((name) => (name ? `${alias(module, name)} as ${name}` : []))
          return { contents: `export { ${list.join(', ')} } from 'layer:${one.file}'`, resolveDir: '.' }
        })
      },
    }
  }

  /** Returns what later files import from a layer: by its module, the names. */
  const wantedOf = async (layer: Layer): Promise<Map<string, string[]>> => {
    // What the modules import, also where a build drops it later: builds differ in what they drop.
    const wanted = new Map<string, string[]>()
    const note = (of: Layer, path: string, names: readonly string[]) => {
      if (of === layer) wanted.set(path, [...new Set([...(wanted.get(path) ?? []), ...names])])
    }
    for (const { after, entries, isApart } of later)
      if (!isApart && layers.indexOf(after) >= layers.indexOf(layer))
        await build({
          ...base,
          splitting: true,
          entryPoints: Object.values(entries),
          plugins: [sharedAfter(after, note), ...own],
        })
    return wanted
  }

  return {
    sharedAfter,
    /** Adds to a layer's entry what later files import of it. */
    entryOf: (layer: Layer): Plugin => ({
      name: 'layer-entry',
      setup({ onResolve, onLoad }) {
        onResolve({ filter: /.*/ }, ({ path, kind }) =>
          kind === 'entry-point' ? { path: resolve(path), namespace: 'layer-entry' } : undefined,
        )
        onLoad({ filter: /.*/, namespace: 'layer-entry' }, async ({ path }) => {
          const lines = [...(await wantedOf(layer))].map(
            ([from, names]) =>
              `export { ${names.map((name) => `${name} as ${alias(from, name)}`).join(', ')} } from ${JSON.stringify(from)}`,
          )
          return {
            contents: [`export * from ${JSON.stringify(path)}`, ...lines].join('\n'),
            resolveDir: resolve('.'),
            loader: 'ts',
          }
        })
      },
    }),
  }
}

/** Namespace of modules that another file contains. */
const NAMESPACE = 'layer'

/** Returns the names that a module imports from a specifier; `null` for all of them. */
function namesFrom(importer: string, specifier: string): string[] | null {
  const { statements } = ts.createSourceFile(importer, readFileSync(importer, 'utf8'), ts.ScriptTarget.Latest)
  const found: string[] = []
  for (const statement of statements) {
    const isImport = ts.isImportDeclaration(statement)
    if (!isImport && !ts.isExportDeclaration(statement)) continue
    if ((statement.moduleSpecifier as ts.StringLiteral | undefined)?.text !== specifier) continue
    if (isImport && statement.importClause?.isTypeOnly) continue
    const list = isImport ? statement.importClause?.namedBindings : statement.exportClause
    if (!list || !('elements' in list)) return null
    for (const { name, propertyName, isTypeOnly } of list.elements)
      if (!isTypeOnly) found.push((propertyName ?? name).text)
  }
  return [...new Set(found)]
}
