import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkTarball, digestOf, pack } from '../checks/package/tarball.ts'
import { buildSbom } from './sbom.ts'

/**
 * Packs the build into `release/`, with a list of the packages in it (SBOM) beside it, and prints digests. A problem with the
 * tarball ends the release.
 */
const root = process.cwd()
const folder = join(root, 'release')
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder)
const tarball = await pack(root, folder)
const problems = await checkTarball(root, tarball)
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
else {
  const sbom = tarball.filename.replace(/\.tgz$/, '.cdx.json')
  writeFileSync(join(folder, sbom), `${JSON.stringify(buildSbom(root, tarball.integrity), null, 2)}\n`)
  console.log(`release/${tarball.filename}, release/${sbom}`)
  console.log(`version    ${tarball.version}`)
  console.log(`sha256     ${digestOf(join(folder, tarball.filename))}`)
  console.log(`integrity  ${tarball.integrity}`)
  console.log(`${tarball.files.length} files, ${tarball.size} bytes to download, ${tarball.unpackedSize} unpacked`)
}
