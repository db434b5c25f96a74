import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One entry of the package: what `exports` names and what a consumer gets there. */
export interface Door {
  /** As a consumer writes it after the package's name: `.` or `./core`. */
  readonly path: string
  /** What files about it are called: `index` or `core`. */
  readonly name: string
  /** Its built ES module. */
  readonly module: string
  /** Its types, `undefined` for a door that is only a script. */
  readonly types: string | undefined
}

type Target = string | { readonly [condition: string]: Target }

/** What of a manifest the gates read. */
export interface Manifest {
  readonly name: string
  readonly version: string
  readonly description: string
  readonly license: string
  readonly files: readonly string[]
  readonly exports: Readonly<Record<string, Target>>
  readonly scripts: Readonly<Record<string, string>>
  readonly engines: Readonly<Record<string, string>>
  readonly dependencies: Readonly<Record<string, string>>
  readonly peerDependencies: Readonly<Record<string, string>>
}

/** The manifest of the package in a folder. */
export function readManifest(root: string): Manifest {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
}

/** Every door of the package that lies in a folder, read from `exports`; a new one is covered by being there. */
export function readDoors(root: string): Door[] {
  return Object.entries(readManifest(root).exports)
    .filter(([path]) => path !== './package.json')
    .map(([path, target]) => {
      const module = resolveTarget(target, ['import', 'default'])
      if (module === undefined) throw new Error(`The door ${path} of package.json has no module for "import".`)
      return {
        path,
        name: path === '.' ? 'index' : path.slice(2).replaceAll('/', '-'),
        module: join(root, module),
        types: inFolder(root, resolveTarget(target, ['import', 'types'])),
      }
    })
}

/** The file that a package finds first under these conditions. */
function resolveTarget(target: Target, conditions: readonly string[]): string | undefined {
  if (typeof target === 'string') return target
  for (const [condition, next] of Object.entries(target)) {
    const found = conditions.includes(condition) ? resolveTarget(next, conditions) : undefined
    if (found !== undefined) return found
  }
  return undefined
}

/** A script that is exported as it is, has no declarations. */
function inFolder(root: string, types: string | undefined): string | undefined {
  return types !== undefined && /\.d\.[cm]?ts$/.test(types) ? join(root, types) : undefined
}

/** @throws Error where the package has not been built. */
export function requireBuilt(doors: readonly Door[]): void {
  const missing = doors.flatMap(({ module, types }) => [module, types ?? module]).find((file) => !existsSync(file))
  if (missing) throw new Error(`${missing} is not there. Run "npm run build" first.`)
}
