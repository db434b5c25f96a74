import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { checkTarball, digestOf, pack } from '../checks/package/tarball.ts'

/** Packs the build into `release/` and prints its digests. A problem with the tarball ends the release. */
const root = process.cwd()
const folder = join(root, 'release')
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder)
const tarball = await pack(root, folder)
const problems = await checkTarball(root, tarball)
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
else {
  console.log(`release/${tarball.filename}`)
  console.log(`version    ${tarball.version}`)
  console.log(`sha256     ${digestOf(join(folder, tarball.filename))}`)
  console.log(`integrity  ${tarball.integrity}`)
  console.log(`${tarball.files.length} files, ${tarball.size} bytes to download, ${tarball.unpackedSize} unpacked`)
}
