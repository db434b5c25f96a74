import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { bundledIn } from './bundledIn.ts'
import { readManifest } from './doors.ts'

/** A package that reaches a consumer. */
export interface Shipped {
  readonly name: string
  readonly version: string
  readonly licence: string
  readonly folder: string
  /** The packages through which it comes. */
  readonly from: readonly string[]
}

/** Licences under which a site may use the package without asking anyone. */
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

/**
 * Every package that comes with the installation: dependencies, theirs, and so on, and what stands inside the built
 * files. Peers are the page's own.
 */
export function readShipped(root: string): Shipped[] {
  const found = new Map<string, Shipped>()
  const visit = (names: readonly string[], base: string, from: readonly string[], isBundled = false): void => {
    for (const name of names) {
      const folder = findPackage(name, base)
      if (folder === undefined) throw new Error(`${name} is not installed. Run "npm ci".`)
      const {
        version,
        license,
        licenses,
        dependencies = {},
      } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
      const key = `${name}@${version}`
      if (found.has(key)) continue
      const licence = typeof license === 'string' ? license : (license?.type ?? licenses?.[0]?.type ?? 'none')
      found.set(key, { name, version, licence, folder, from })
      // A bundle's parts are listed one by one: what of theirs is not in it reaches nobody.
      if (!isBundled) visit(Object.keys(dependencies), folder, [...from, name])
    }
  }
  visit(Object.keys(readManifest(root).dependencies), root, [])
  visit(bundledIn(root), root, ['dist'], true)
  return [...found.values()]
}

function findPackage(name: string, base: string): string | undefined {
  const folder = join(base, 'node_modules', name)
  if (existsSync(join(folder, 'package.json'))) return realpathSync(folder)
  return dirname(base) === base ? undefined : findPackage(name, dirname(base))
}

/** What may not reach a consumer, and what has no licence text of its own. */
export function checkLicences(root: string, shipped = readShipped(root)): string[] {
  const own = existsSync(join(root, 'LICENSE')) ? [] : ['The package has no LICENSE.']
  const others = shipped
    .filter(({ licence }) => !isAllowed(licence))
    .map(
      ({ name, version, licence, from }) =>
        `${name}@${version} is licensed "${licence}" and would reach consumers (through ${from.join(' > ') || 'dependencies'}).`,
    )
  return [...own, ...others]
}

/** Whether an SPDX expression can be met: one side of an OR, both of an AND. */
export function isAllowed(expression: string): boolean {
  const plain = expression.replace(/^\((.*)\)$/, '$1')
  if (plain.includes(' OR ')) return plain.split(' OR ').some(isAllowed)
  if (plain.includes(' AND ')) return plain.split(' AND ').every(isAllowed)
  return ALLOWED.has(plain)
}

/** The licence's text in a package's folder. */
export function licenceText(folder: string): string | undefined {
  const file = readdirSync(folder).find((name) => /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i.test(name))
  return file === undefined ? undefined : readFileSync(join(folder, file), 'utf8').trim()
}
