import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { bundledPackages } from '../../build/recordBundledPackages.ts'
import { type Manifest, readManifest } from '../entryPoints.ts'

/** A package that reaches a consumer. */
export interface Shipped {
  readonly name: string
  readonly version: string
  readonly license: string
  readonly folder: string
  /** The packages that depend on it. */
  readonly from: readonly string[]
}

/** Licenses that a site may use without further permission. */
const ALLOWED = new Set([
  'MIT',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  '0BSD',
  'CC0-1.0',
  'BlueOak-1.0.0',
  'Unlicense',
])

/** Icons that are copied into the sources (`scripts/build/buildIcons.ts`). */
const COPIED = ['node_modules/lucide-static', 'node_modules/simple-icons']

/** Returns the folders of packages whose work is inside the built files: bundled code and copied icons. */
export function includedPackages(root: string): string[] {
  const copied = COPIED.filter((folder) => existsSync(join(root, folder)))
  return [...new Set([...copied, ...bundledPackages(root)])].sort()
}

/**
 * Returns every package that is installed with this one: dependencies and optional dependencies, theirs too, and the
 * packages whose work is inside the built files. `withPeers` adds required peers, which npm installs by itself.
 */
export function readShipped(root: string, withPeers = false): Shipped[] {
  const found = new Map<string, Shipped>()
  /** Adds the package in a folder; returns its manifest, or `undefined` if it was added before. */
  const add = (folder: string, from: readonly string[]): Partial<Manifest> | undefined => {
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    const { name, version, license: declared, licenses } = manifest
    const key = `${name}@${version}`
    if (found.has(key)) return undefined
    const license = typeof declared === 'string' ? declared : (declared?.type ?? licenses?.[0]?.type ?? 'none')
    found.set(key, { name, version, license, folder, from })
    return manifest
  }
  const visit = (names: readonly string[], base: string, from: readonly string[]): void => {
    for (const name of names) {
      const folder = findPackage(name, base)
      if (folder === undefined) throw new Error(`${name} is not installed. Run "npm ci".`)
      const manifest = add(folder, from)
      if (manifest !== undefined) visitInstalled(manifest, folder, [...from, name])
    }
  }
  const visitInstalled = (manifest: Partial<Manifest>, folder: string, from: readonly string[]): void => {
    const { dependencies = {}, optionalDependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} } = manifest
    const required = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional)
    const peers = withPeers ? required : []
    const optional = Object.keys(optionalDependencies)
    visit([...Object.keys(dependencies).filter((name) => !optional.includes(name)), ...peers], folder, from)
    // npm skips packages for other platforms; the variant of this platform is installed.
    visit(
      optional.filter((name) => findPackage(name, folder)),
      folder,
      from,
    )
  }
  visitInstalled(readManifest(root), root, [])
  // Included packages are listed one by one: their other dependencies are not shipped.
  for (const folder of includedPackages(root)) add(join(root, folder), ['dist'])
  return [...found.values()]
}

/** Returns the folder of a package that a module in another folder loads; `undefined` if it is not installed. */
export function findPackage(name: string, base: string): string | undefined {
  const folder = join(base, 'node_modules', name)
  if (existsSync(join(folder, 'package.json'))) return realpathSync(folder)
  return dirname(base) === base ? undefined : findPackage(name, dirname(base))
}

/** Returns packages with a license that is not allowed, and whether the package itself has none. */
export function checkLicenses(root: string): string[] {
  const own = existsSync(join(root, 'LICENSE')) ? [] : ['The package has no LICENSE.']
  const others = readShipped(root, true)
    .filter(({ license }) => !isAllowed(license))
    .map(
      ({ name, version, license, from }) =>
        `${name}@${version} is licensed "${license}", which is not allowed for consumers (through ${from.join(' > ') || 'dependencies'}). Use another dependency.`,
    )
  return [...own, ...others]
}

/** Returns whether an SPDX expression is allowed: one side of an OR, both of an AND. */
export function isAllowed(expression: string): boolean {
  const plain = expression.replace(/^\((.*)\)$/, '$1')
  if (plain.includes(' OR ')) return plain.split(' OR ').some(isAllowed)
  if (plain.includes(' AND ')) return plain.split(' AND ').every(isAllowed)
  return ALLOWED.has(plain)
}

/** Returns the license text in a package's folder. */
export function licenseText(folder: string): string | undefined {
  const file = readdirSync(folder).find((name) => /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i.test(name))
  return file === undefined ? undefined : readFileSync(join(folder, file), 'utf8').trim()
}
