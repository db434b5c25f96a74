import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Publishes the tarball in `release/`: the exact bytes that passed the checks. Needs only Node and npm, so that no
 * dependency's code runs with the right to publish. Running it again has no effect.
 *
 * `--provenance` attests where the tarball was built; registries accept it from public repositories only. The dist-tag
 * is `canary` for canary versions, `latest` for the newest version, and `latest-1` (the major) for an older major.
 */
const folder = join(process.cwd(), 'release')
const [file, ...others] = readdirSync(folder).filter((name) => name.endsWith('.tgz'))
if (file === undefined || others.length > 0)
  throw new Error('There must be one tarball in release/. Run "npm run release:pack".')
const tarball = join(folder, file)
const integrity = `sha512-${createHash('sha512').update(readFileSync(tarball)).digest('base64')}`
const manifest = execFileSync('tar', ['-xzOf', tarball, 'package/package.json'], { encoding: 'utf8' })
const { name, version } = JSON.parse(manifest) as { name: string; version: string }

/** Returns the registry's value; `undefined` if it has none. */
function view(spec: string, field: string): string | undefined {
  try {
    const answer = execFileSync('npm', ['view', spec, field, '--json', '--prefer-online'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    return answer.trim() === '' ? undefined : JSON.parse(answer)
  } catch (error) {
    const said = `${(error as { stdout?: string }).stdout}${(error as { stderr?: string }).stderr}`
    if (/E404/.test(said)) return undefined
    throw error
  }
}

/**
 * Polls until the registry has the value: it may respond with 404 for some time after publishing. Gives up after
 * `RELEASE_ATTEMPTS` requests (20 by default), which are `RELEASE_PAUSE_MS` (3000 by default) apart.
 */
async function viewUntilKnown(spec: string, field: string): Promise<string | undefined> {
  const attempts = Number(process.env.RELEASE_ATTEMPTS ?? 20)
  const pause = Number(process.env.RELEASE_PAUSE_MS ?? 3000)
  for (let attempt = 1; attempt < attempts; attempt += 1) {
    const answer = view(spec, field)
    if (answer !== undefined) return answer
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  return view(spec, field)
}

const published = view(`${name}@${version}`, 'dist.integrity')
if (published === integrity) {
  console.log(`${name}@${version} is already published with the same bytes. Nothing to do.`)
} else if (published !== undefined) {
  throw new Error(
    `${name}@${version} is published with other bytes (${published}). A version is never replaced: release a new version.`,
  )
} else {
  const latest = view(name, 'dist-tags.latest')
  // Numbers in the versions are compared as numbers: 1.10.0 is newer than 1.9.3.
  const isNewest = latest === undefined || version.localeCompare(latest, 'en', { numeric: true }) > 0
  const stableTag = isNewest ? 'latest' : `latest-${version.split('.')[0]}`
  const tag = version.includes('-') ? 'canary' : stableTag
  const provenance = process.argv.includes('--provenance') ? ['--provenance'] : []
  let failure: unknown
  try {
    execFileSync('npm', ['publish', tarball, '--access', 'public', '--tag', tag, '--ignore-scripts', ...provenance], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  } catch (error) {
    // The response may be lost, or a repeated request refused, after the registry has accepted the version.
    failure = error
  }
  const answered = await viewUntilKnown(`${name}@${version}`, 'dist.integrity')
  if (answered !== integrity) {
    if (failure !== undefined && answered === undefined) throw failure
    throw new Error(`${name}@${version} was published as ${integrity}, but the registry returns ${answered}.`)
  }
  console.log(`${name}@${version} is published as "${tag}".`)
}
