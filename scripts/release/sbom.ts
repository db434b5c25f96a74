import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { readManifest } from '../checks/entryPoints.ts'
import { findPackage, includedPackages, readShipped } from '../checks/package/licenses.ts'

/** A package of a CycloneDX document. */
interface Component {
  readonly 'bom-ref': string
  readonly type: 'library'
  readonly name: string
  readonly version: string
  readonly purl: string
  readonly licenses: readonly ({ readonly license: { readonly id: string } } | { readonly expression: string })[]
  readonly hashes: readonly { readonly alg: string; readonly content: string }[]
  readonly properties?: readonly { readonly name: string; readonly value: string }[]
}

/** A CycloneDX document. */
export interface Sbom {
  readonly bomFormat: 'CycloneDX'
  readonly specVersion: '1.5'
  readonly version: 1
  readonly metadata: { readonly lifecycles: readonly { readonly phase: 'build' }[]; readonly component: Component }
  readonly components: readonly Component[]
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[]
}

/** CycloneDX' mark of a package whose files are inside another one. */
const BUNDLED = { name: 'cdx:npm:package:bundled', value: 'true' }

/**
 * Returns what a tarball brings to its consumers: the packages that are installed with it, and those whose work is inside its
 * files, each with version, license, and the digest in the lock file. Peers, which the page chooses, are not listed. The
 * same tarball has the same document.
 *
 * @param integrity of the tarball, as the registry shows it
 * @throws Error for a package that has no digest in the lock file
 */
export function buildSbom(root: string, integrity: string): Sbom {
  const manifest = readManifest(root)
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  const shipped = readShipped(root)
  const included = new Set(includedPackages(root))
  const refs = new Set(shipped.map(refOf))
  const dependenciesOf = (folder: string): string[] => {
    const { dependencies, optionalDependencies } = readManifest(folder)
    return Object.keys({ ...dependencies, ...optionalDependencies })
      .flatMap((name) => findPackage(name, folder) ?? [])
      .map((found) => refOf(readManifest(found)))
      .filter((ref) => refs.has(ref))
  }
  const inside = [...included].map((folder) => refOf(readManifest(join(root, folder))))
  const components = shipped
    .map(({ folder, ...one }) => {
      const path = relative(root, folder)
      const component = componentOf(one, lock[path]?.integrity)
      return included.has(path) ? { ...component, properties: [BUNDLED] } : component
    })
    .sort((one, other) => (one['bom-ref'] < other['bom-ref'] ? -1 : 1))
  const edges = new Map(shipped.map((one) => [refOf(one), dependenciesOf(one.folder)]))
  const own = componentOf(manifest, integrity)
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { lifecycles: [{ phase: 'build' }], component: own },
    components,
    dependencies: [
      { ref: own['bom-ref'], dependsOn: [...new Set([...dependenciesOf(root), ...inside])].sort() },
      ...components.map(({ 'bom-ref': ref }) => ({ ref, dependsOn: [...new Set(edges.get(ref))].sort() })),
    ],
  }
}

interface Named {
  readonly name: string
  readonly version: string
  readonly license: string
}

const refOf = ({ name, version }: Pick<Named, 'name' | 'version'>): string => `${name}@${version}`

function componentOf({ name, version, license }: Named, integrity = ''): Component {
  const [, bits, digest = ''] = /^sha(1|256|384|512)-(\S+)/.exec(integrity) ?? []
  const ref = refOf({ name, version })
  if (bits === undefined) throw new Error(`package-lock.json has no digest of ${ref}. See the check "lock".`)
  return {
    'bom-ref': ref,
    type: 'library',
    name,
    version,
    purl: `pkg:npm/${ref.replace(/^@/, '%40')}`,
    licenses: [/ (?:OR|AND) /.test(license) ? { expression: license } : { license: { id: license } }],
    hashes: [{ alg: `SHA-${bits}`, content: Buffer.from(digest, 'base64').toString('hex') }],
  }
}
