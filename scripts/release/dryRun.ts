import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { digestOf } from '../checks/tarball.ts'
import { cleanEnv } from './cleanEnv.ts'
import { checkConsumer, installLine } from './consumer.ts'
import { type Registry, startRegistry } from './registry.ts'

/**
 * Dry run of a release: a clean clone, version and changelog, build and checks, pack, publish to a registry on loopback, a fresh
 * consumer, a repeated run without effect, a canary, a patch, a rejected breaking change, recovery from a bad version. Leaves
 * nothing behind. Uncommitted changes are not tested.
 */
const root = process.cwd()
const temp = mkdtempSync(join(tmpdir(), 'dry-run-'))
const clone = join(temp, 'clone')
const { name, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const began = performance.now()
let registry: Registry | undefined
let consumers = 0

/** State that a dry run could leave behind: files of a release, and settings of npm. */
const state = (): string => {
  const userconfig = join(homedir(), '.npmrc')
  const made = ['package.json', 'package-lock.json', 'CHANGELOG.md', '.changeset', 'etc', 'release', 'llms.txt']
  return [
    execFileSync('git', ['status', '--porcelain', '--', ...made], { cwd: root, encoding: 'utf8' }),
    existsSync(join(root, 'release')),
    existsSync(userconfig) ? digestOf(userconfig) : 'none',
  ].join('\n')
}
const before = state()

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

function expect(holds: boolean, what: string): void {
  if (!holds) throw new Error(`The dry run expected ${what}.`)
}

/** Returns why a command fails; empty if it does not. */
function refusalOf(work: () => unknown): string {
  try {
    work()
    return ''
  } catch (error) {
    return String(error)
  }
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
  expect(!/npm (?:warn|error)/i.test(said), `an installation without warnings, not ${said}`)
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

const changeset = (bump: string, text: string): void =>
  writeFileSync(join(clone, '.changeset/tried.md'), `---\n"${name}": ${bump}\n---\n\n${text}\n`)

async function dryRun(): Promise<void> {
  let first = ''
  await step('a clean clone, its dependencies installed', () => {
    run('git', ['clone', '--quiet', '--no-hardlinks', root, clone], temp)
    run('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'])
    expect(run('git', ['status', '--porcelain']) === '', 'nothing changed by npm ci')
    return run('git', ['rev-parse', '--short', 'HEAD']).trim()
  })
  await step('a registry on loopback', async () => {
    registry = await startRegistry(join(temp, 'registry'), name.split('/')[0])
    return registry.url
  })
  await step('version and changelog', () => {
    const old = versionOf(clone)
    if (run('npm', ['run', '--silent', 'release:plan']).trim() !== 'version') changeset('patch', 'A dry run.')
    run('npm', ['run', 'release:version'])
    first = versionOf(clone)
    expect(first !== old, 'a new version')
    expect(run('npm', ['run', '--silent', 'release:notes']).length > 10, 'an entry in the changelog')
    run('git', ['add', '--all'])
    commit(`release: ${first}`)
    return `${old} → ${first}`
  })
  await step('built, through every check, packed, published', () => {
    const said = publishIt()
    expect(tags().latest === first, `${first} to be latest`)
    run('npm', ['run', 'generate'])
    expect(run('git', ['status', '--porcelain']) === '', 'generated files as they were committed')
    return said
  })
  await step('a fresh consumer: every entry point, both formats, a page, types', () => {
    expect(freshConsumer('latest', true) === first, `a consumer to get ${first}`)
  })
  await step('the same release again', () => {
    const packument = (): string => npm(['view', name, '--json', '--prefer-online'])
    const was = packument()
    const said = npm(['run', '--silent', 'release:publish']).trim()
    expect(/Nothing to do/.test(said) && packument() === was, 'no effect')
    expect(/nothing to release/.test(run('npm', ['run', 'release:version'])), 'no version without changesets')
    return said
  })
  await step('other bytes under the same version', () => {
    const tarball = run('npm', ['run', '--silent', 'release:pack']).split('\n')[0] as string
    writeFileSync(join(clone, 'llms.txt'), `${readFileSync(join(clone, 'llms.txt'), 'utf8')}\n`)
    run('npm', ['run', 'release:pack'])
    const refused = refusalOf(() => npm(['run', '--silent', 'release:publish']))
    run('git', ['checkout', '--quiet', '.'])
    expect(/never replaced/.test(refused), `${tarball} to be refused`)
    return 'refused'
  })
  await step('a canary', () => {
    changeset('minor', 'Something to try out.')
    expect(
      run('npm', ['run', '--silent', 'release:plan', '--', '--canary']).trim() === 'canary',
      'a canary to be planned',
    )
    run('npm', ['run', 'release:version', '--', '--canary'])
    const said = publishIt(['api', 'contracts', 'docs', 'licenses', 'tarball'])
    const { latest, canary } = tags()
    expect(latest === first && canary === versionOf(clone), 'a canary beside an unchanged latest')
    expect(freshConsumer('canary') === canary, 'a consumer to get the canary by its tag')
    run('git', ['checkout', '--quiet', '.'])
    run('git', ['clean', '--quiet', '--force', '.changeset', 'etc'])
    return said
  })
  await step('a breaking change that calls itself a patch', () => {
    const routes = join(clone, 'src/core/routes/routePairs.ts')
    writeFileSync(routes, readFileSync(routes, 'utf8').replace("'featured-jobs'", "'best-jobs'"))
    changeset('patch', 'Fixes a word.')
    run('npm', ['run', 'generate'])
    const refused = refusalOf(() => run('npm', ['run', 'check:package', '--', 'changesets']))
    expect(/must be major/.test(refused) && /featured-jobs/.test(refused), 'the check to ask for a major version')
    changeset('major', 'The address of featured jobs is another one.')
    run('npm', ['run', 'check:package', '--', 'changesets'])
    run('git', ['checkout', '--quiet', '.'])
    run('git', ['clean', '--quiet', '--force', '.changeset'])
    return 'refused as a patch, accepted as a major'
  })
  await step('a fixing version, its changelog above the old one', () => {
    changeset('patch', 'Fixes what the dry run broke.')
    run('npm', ['run', 'release:version'])
    const said = publishIt(['api', 'contracts', 'changesets', 'docs', 'licenses', 'tarball'])
    const changelog = readFileSync(join(clone, 'CHANGELOG.md'), 'utf8')
    const second = versionOf(clone)
    expect(changelog.indexOf(`## ${second} `) < changelog.indexOf(`## ${first} `), 'the newest version on top')
    expect(tags().latest === second, `${second} to be latest`)
    return said
  })
  await step('taking it back: deprecated, and latest is the one before', () => {
    const bad = versionOf(clone)
    npm(['deprecate', `${name}@${bad}`, `Broken, use ${first}.`])
    npm(['dist-tag', 'add', `${name}@${first}`, 'latest'])
    expect(
      npm(['view', `${name}@${bad}`, 'deprecated', '--prefer-online']).includes('Broken'),
      'the word on the bad version',
    )
    expect(freshConsumer('latest') === first, `a consumer to get ${first} again`)
    npm(['deprecate', `${name}@${bad}`, ''])
    expect(
      !npm(['view', `${name}@${bad}`, 'deprecated', '--prefer-online']).includes('Broken'),
      'the word to be taken back',
    )
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
if (registry) {
  const isUp = await fetch(registry.url).then(
    () => true,
    () => false,
  )
  expect(!isUp, 'the registry to be gone')
}
expect(!existsSync(temp), 'its folder to be gone')
const after = state()
if (after !== before) throw new Error(`The dry run changed the project. Before:\n${before}\nAfter:\n${after}`)
console.log(`Nothing left behind. ${((performance.now() - began) / 1000).toFixed(0)} s in all.`)
