import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** An entry point of the package. */
export interface EntryPoint {
  /** Path in `exports`: `.` or `./core`. */
  readonly path: string
  /** Name of its files: `index` or `core`. */
  readonly name: string
  /** Its built ES module. */
  readonly module: string
  /** What browsers load of it. */
  readonly browser: string
  /** Its types; `undefined` for scripts, styles and data. */
  readonly types: string | undefined
}

type Target = string | { readonly [condition: string]: Target }

/** The used members of package.json. */
export interface Manifest {
  readonly name: string
  readonly version: string
  readonly description: string
  readonly license: string
  readonly repository: { readonly url: string }
  readonly files: readonly string[]
  readonly exports: Readonly<Record<string, Target>>
  readonly scripts: Readonly<Record<string, string>>
  readonly engines: Readonly<Record<string, string>>
  readonly dependencies: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies: Readonly<Record<string, string>>
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>
}

/** Reads package.json in a folder. */
export function readManifest(root: string): Manifest {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
}

/** Returns every entry point in `exports` of the package in a folder. */
export function readEntryPoints(root: string): EntryPoint[] {
  return Object.entries(readManifest(root).exports)
    .filter(([path]) => path !== './package.json')
    .map(([path, target]) => {
      const module = resolveTarget(target, ['import', 'default'])
      if (module === undefined) throw new Error(`The entry point ${path} of package.json has no module for "import".`)
      return {
        path,
        name: path === '.' ? 'index' : path.slice(2).replaceAll('/', '-'),
        module: join(root, module),
        browser: join(root, resolveTarget(target, ['import', 'browser', 'default']) ?? module),
        types: module.endsWith('.js') ? inFolder(root, resolveTarget(target, ['import', 'types'])) : undefined,
      }
    })
}

/** Returns the first file that matches the conditions. */
function resolveTarget(target: Target, conditions: readonly string[]): string | undefined {
  if (typeof target === 'string') return target
  for (const [condition, next] of Object.entries(target)) {
    const found = conditions.includes(condition) ? resolveTarget(next, conditions) : undefined
    if (found !== undefined) return found
  }
  return undefined
}

/** Scripts that are exported as they are have no declarations. */
function inFolder(root: string, types: string | undefined): string | undefined {
  return types !== undefined && /\.d\.[cm]?ts$/.test(types) ? join(root, types) : undefined
}

/** @throws Error if the package is not built. */
export function requireBuilt(entryPoints: readonly EntryPoint[]): void {
  const missing = entryPoints
    .flatMap(({ module, types }) => [module, types ?? module])
    .find((file) => !existsSync(file))
  if (missing) throw new Error(`${missing} does not exist. Run "npm run build" first.`)
}

/** Returns how a page imports an entry point. */
export const specifierOf = (name: string, { path }: EntryPoint): string => (path === '.' ? name : name + path.slice(1))
