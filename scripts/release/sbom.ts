import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { readManifest } from '../checks/entryPoints.ts'
import { includedPackages, readShipped } from '../checks/package/licenses.ts'

/** A component of a CycloneDX document, as far as it is read or changed here. */
interface Component {
  readonly 'bom-ref': string
  readonly name: string
  readonly version: string
  readonly hashes?: readonly { readonly alg: string; readonly content: string }[]
  readonly licenses?: readonly unknown[]
  readonly properties?: readonly { readonly name: string; readonly value: string }[]
}

/** A CycloneDX document. */
export interface Sbom {
  readonly bomFormat: 'CycloneDX'
  readonly metadata: { readonly component: Component }
  readonly components: readonly Component[]
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[]
}

/** CycloneDX' name of the mark of a package whose code is inside another one. */
const BUNDLED = 'cdx:npm:package:bundled'

/**
 * Returns what a tarball brings to its consumers as a CycloneDX document: the packages that are installed with it and those
 * inside its files, each with version, license and digest. Versions and digests are those of the lock file, as npm writes them;
 * peers, which the page chooses, are not listed. The same tarball has the same document.
 *
 * @param integrity of the tarball, as the registry shows it
 * @throws Error for a package without a digest in the lock file
 */
export function buildSbom(root: string, integrity: string): Sbom {
  const { name, version } = readManifest(root)
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only']
  const { serialNumber: _, ...all } = JSON.parse(
    execFileSync('npm', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 }),
  )
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  const included = new Set(includedPackages(root).map((folder) => `${nameOf(folder)}@${lock[folder].version}`))
  const shipped = readShipped(root)
    .map((one) => ({ ...one, ref: `${one.name}@${one.version}` }))
    .sort((one, other) => (one.ref < other.ref ? -1 : 1))
  const refs = new Set(shipped.map(({ ref }) => ref))
  const listed = new Map<string, Component>(all.components.map((one: Component) => [one['bom-ref'], one]))
  const components = shipped.map(({ ref, license, folder }) => {
    const component = listed.get(ref)
    if (!component?.hashes?.length)
      throw new Error(`package-lock.json has no digest of ${ref} (${relative(root, folder)}). Run "npm ci".`)
    return {
      ...component,
      scope: 'required',
      licenses: component.licenses ?? [{ expression: license }],
      properties: included.has(ref) ? [{ name: BUNDLED, value: 'true' }] : [],
    }
  })
  const own = all.metadata.component['bom-ref']
  const edges = all.dependencies.filter(({ ref }: { ref: string }) => ref === own || refs.has(ref))
  const hash = { alg: 'SHA-512', content: Buffer.from(integrity.replace(/^sha512-/, ''), 'base64').toString('hex') }
  return {
    ...all,
    metadata: {
      ...all.metadata,
      timestamp: undefined,
      lifecycles: [{ phase: 'build' }],
      component: { ...all.metadata.component, name, version, hashes: [hash] },
    },
    components,
    dependencies: edges.map(({ ref, dependsOn }: Sbom['dependencies'][number]) => ({
      ref,
      dependsOn: [...new Set([...dependsOn, ...(ref === own ? included : [])])].filter((one) => refs.has(one)).sort(),
    })),
  }
}

const nameOf = (folder: string): string => folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)
