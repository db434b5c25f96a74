import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isNewer } from './isNewer.ts'

/**
 * Publishes the tarball in `release/`: the very bytes that passed the gates. Needs Node and npm and nothing installed,
 * so that no dependency's code runs where the right to publish is. Run again, it finds its work done and does nothing.
 *
 * `--provenance` signs where it was built. The tag is `canary` for versions to try out, `latest` for the newest, and
 * `latest-1` (the major version) for one that mends an older major.
 */
const folder = join(process.cwd(), 'release')
const [file, ...others] = readdirSync(folder).filter((name) => name.endsWith('.tgz'))
if (file === undefined || others.length > 0)
  throw new Error('There must be one tarball in release/. Run "npm run release:pack".')
const tarball = join(folder, file)
const integrity = `sha512-${createHash('sha512').update(readFileSync(tarball)).digest('base64')}`
const manifest = execFileSync('tar', ['-xzOf', tarball, 'package/package.json'], { encoding: 'utf8' })
const { name, version } = JSON.parse(manifest) as { name: string; version: string }

/** What the registry says, `undefined` for what it does not know. */
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

const published = view(`${name}@${version}`, 'dist.integrity')
if (published === integrity) {
  console.log(`${name}@${version} is published already, with these very bytes. Nothing to do.`)
} else if (published !== undefined) {
  throw new Error(
    `${name}@${version} is published with other bytes (${published}). A version is never replaced: make the next one.`,
  )
} else {
  const latest = view(name, 'dist-tags.latest')
  const stableTag = latest === undefined || isNewer(version, latest) ? 'latest' : `latest-${version.split('.')[0]}`
  const tag = version.includes('-') ? 'canary' : stableTag
  const provenance = process.argv.includes('--provenance') ? ['--provenance'] : []
  execFileSync('npm', ['publish', tarball, '--access', 'public', '--tag', tag, '--ignore-scripts', ...provenance], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const answered = view(`${name}@${version}`, 'dist.integrity')
  if (answered !== integrity) throw new Error(`The registry has ${answered} where ${integrity} was published.`)
  console.log(`${name}@${version} is published as "${tag}".`)
}
