import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkTarball, digestOf, pack } from '../gates/tarball.ts'

/** Packs what was built into `release/`, and says what it is. What is wrong with it ends the release. */
const root = process.cwd()
const folder = join(root, 'release')
const manifest = join(root, 'package.json')
const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository } = process.env
const written = readFileSync(manifest, 'utf8')

try {
  // A statement of origin is only accepted for a package that names the repository it was built from.
  if (server && repository && !JSON.parse(written).repository) {
    const named = { ...JSON.parse(written), repository: { type: 'git', url: `git+${server}/${repository}.git` } }
    writeFileSync(manifest, `${JSON.stringify(named, null, 2)}\n`)
  }
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  const tarball = await pack(root, folder)
  const problems = checkTarball(root, tarball)
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exitCode = 1
  else {
    console.log(`release/${tarball.filename}`)
    console.log(`version    ${tarball.version}`)
    console.log(`sha256     ${digestOf(join(folder, tarball.filename))}`)
    console.log(`integrity  ${tarball.integrity}`)
    console.log(`${tarball.files.length} files, ${tarball.size} bytes to download, ${tarball.unpackedSize} unpacked`)
  }
} finally {
  writeFileSync(manifest, written)
}
