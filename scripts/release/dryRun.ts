import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addNote } from './addNote.ts'
import { cleanEnv } from './cleanEnv.ts'
import { checkConsumer, installLine } from './consumer.ts'
import { type Registry, startRegistry } from './registry.ts'

/**
 * Dry run of a release: a clean clone, version and changelog, build and checks, pack, publish to a registry on loopback, a fresh
 * consumer, a canary, a patch, a rejected breaking change, recovery from a bad version. Leaves nothing behind. Uncommitted
 * changes are not tested.
 */
const root = process.cwd()
const temp = mkdtempSync(join(tmpdir(), 'dry-run-'))
const clone = join(temp, 'clone')
const { name, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const began = performance.now()
let registry: Registry | undefined
let consumers = 0

/** Runs a command and returns its output; throws with the output if it fails. */
function run(command: string, args: readonly string[], cwd = clone, more: Record<string, string> = {}): string {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    env: cleanEnv(more),
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}.\n${stdout}\n${stderr}`)
  return `${stdout}${stderr}`
}

/** Runs npm with the registry on loopback and a separate cache. */
function npm(args: readonly string[], cwd = clone): string {
  return run('npm', args, cwd, onLoopback())
}

function onLoopback(): Record<string, string> {
  if (!registry) throw new Error('The registry has not been started.')
  return { npm_config_userconfig: registry.userconfig, npm_config_cache: join(temp, 'cache') }
}

async function step(title: string, work: () => unknown): Promise<void> {
  const start = performance.now()
  const said = await work()
  const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(6)
  console.log(`${seconds} s  ${title}${typeof said === 'string' ? `: ${said}` : ''}`)
}

const versionOf = (folder: string): string => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version
const tags = (): Record<string, string> => JSON.parse(npm(['view', name, 'dist-tags', '--json', '--prefer-online']))
const IDENTITY = ['-c', 'user.name=Dry run', '-c', 'user.email=dry-run@localhost']
const commit = (message: string): string =>
  run('git', [...IDENTITY, 'commit', '--quiet', '--no-verify', '-am', message])

/** Creates a project that installs the package as the README describes, and uses it. */
function freshConsumer(wanted: string, withTypes = false): string {
  consumers += 1
  const folder = join(temp, `consumer${consumers}`)
  mkdirSync(folder)
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'page', private: true, version: '1.0.0' }))
  const packages = installLine(clone).map((one) => (one === name && wanted !== 'latest' ? `${name}@${wanted}` : one))
  const said = npm(['install', ...packages], folder)
  assert.doesNotMatch(said, /npm (?:warn|error)/i)
  if (withTypes) {
    const types = ['typescript', '@types/react', '@types/react-dom', '@types/node']
    npm(['install', '--save-dev', '--save-exact', ...types.map((one) => `${one}@${devDependencies[one]}`)], folder)
  }
  checkConsumer(clone, folder, name, withTypes, (command, args) => run(command, args, folder, onLoopback()))
  return versionOf(join(folder, 'node_modules', name))
}

/** Build, checks, pack, publish: the steps of the workflow. */
function publishIt(checks: readonly string[] = []): string {
  run('npm', ['run', 'build'])
  run('npm', ['run', 'check:package', '--', ...checks])
  run('npm', ['run', 'release:pack'])
  return npm(['run', '--silent', 'release:publish']).trim()
}

async function dryRun(): Promise<void> {
  let first = ''
  await step('a clean clone, its dependencies installed', () => {
    run('git', ['clone', '--quiet', '--no-hardlinks', root, clone], temp)
    run('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'])
    assert.equal(run('git', ['status', '--porcelain']), '')
    return run('git', ['rev-parse', '--short', 'HEAD']).trim()
  })
  await step('a registry on loopback', async () => {
    registry = await startRegistry(join(temp, 'registry'), name.split('/')[0])
    return registry.url
  })
  await step('version and changelog', () => {
    const old = versionOf(clone)
    if (run('npm', ['run', '--silent', 'release:plan']).trim() !== 'version')
      addNote(clone, 'urls', 'Fixed: a dry run.')
    run('npm', ['run', 'release:version'])
    first = versionOf(clone)
    assert.notEqual(first, old)
    assert.match(run('npm', ['run', '--silent', 'release:notes']), /.{10}/)
    run('git', ['add', '--all'])
    commit(`release: ${first}`)
    return `${old} → ${first}`
  })
  await step('built, through every check, packed, published', () => {
    const said = publishIt()
    assert.equal(tags().latest, first)
    run('npm', ['run', 'generate'])
    // Generated files are as they were committed.
    assert.equal(run('git', ['status', '--porcelain']), '')
    assert.match(run('npm', ['run', 'release:version']), /nothing to release/)
    return said
  })
  await step('a fresh consumer: every entry point, both formats, a page, types', () => {
    assert.equal(freshConsumer('latest', true), first)
  })
  await step('a canary', () => {
    addNote(clone, 'urls', 'Added: something to try out.')
    assert.equal(run('npm', ['run', '--silent', 'release:plan', '--', '--canary']).trim(), 'canary')
    run('npm', ['run', 'release:version', '--', '--canary'])
    const said = publishIt(['api', 'contracts', 'docs', 'licenses', 'tarball'])
    const { latest, canary } = tags()
    assert.deepEqual([latest, canary], [first, versionOf(clone)])
    assert.equal(freshConsumer('canary'), canary)
    run('git', ['checkout', '--quiet', '.'])
    run('git', ['clean', '--quiet', '--force', '.changeset', 'etc'])
    return said
  })
  await step('a breaking change that calls itself a patch', () => {
    const routes = join(clone, 'src/core/routes/routePairs.ts')
    writeFileSync(routes, readFileSync(routes, 'utf8').replace("'featured-jobs'", "'best-jobs'"))
    addNote(clone, 'urls', 'Fixed: a word.')
    run('npm', ['run', 'generate'])
    assert.throws(() => run('npm', ['run', 'check:package', '--', 'changesets']), /must be major[\s\S]*featured-jobs/)
    addNote(clone, 'urls', 'Breaking: the URL of featured jobs is another one.')
    run('npm', ['run', 'check:package', '--', 'changesets'])
    run('git', ['checkout', '--quiet', '.'])
    run('git', ['clean', '--quiet', '--force', '.changeset'])
    return 'refused as a patch, accepted as a major'
  })
  await step('a fixing version, its changelog above the old one', () => {
    addNote(clone, 'urls', 'Fixed: what the dry run broke.')
    run('npm', ['run', 'release:version'])
    const said = publishIt(['api', 'contracts', 'changesets', 'docs', 'licenses', 'tarball'])
    const changelog = readFileSync(join(clone, 'CHANGELOG.md'), 'utf8')
    const second = versionOf(clone)
    assert(changelog.indexOf(`## ${second} `) < changelog.indexOf(`## ${first} `), 'The newest version must be on top.')
    assert.equal(tags().latest, second)
    return said
  })
  await step('taking it back: deprecated, and latest is the one before', () => {
    const bad = versionOf(clone)
    npm(['deprecate', `${name}@${bad}`, `Broken, use ${first}.`])
    npm(['dist-tag', 'add', `${name}@${first}`, 'latest'])
    assert.match(npm(['view', `${name}@${bad}`, 'deprecated', '--prefer-online']), /Broken/)
    assert.equal(freshConsumer('latest'), first)
    npm(['deprecate', `${name}@${bad}`, ''])
    assert.doesNotMatch(npm(['view', `${name}@${bad}`, 'deprecated', '--prefer-online']), /Broken/)
    return `${bad} → ${first}`
  })
}

async function leaveNothing(): Promise<void> {
  await registry?.stop()
  rmSync(temp, { recursive: true, force: true })
}

process.once('SIGINT', () => void leaveNothing().then(() => process.exit(130)))
process.once('SIGTERM', () => void leaveNothing().then(() => process.exit(143)))

if (execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' }) !== '') {
  console.log('Uncommitted changes are not tested.')
}
try {
  await dryRun()
} finally {
  await leaveNothing()
}
console.log(`${((performance.now() - began) / 1000).toFixed(0)} s in all.`)
