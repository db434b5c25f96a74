import { execFile, execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { describe, expect, it, onTestFinished } from 'vitest'
import { cleanEnv } from '../../scripts/release/cleanEnv.ts'
import { startServer } from '../../scripts/startServer.ts'
import { emptyFolder, ROOT } from './support/projectCopy.ts'

const NAME = '@scope/page'

/** Behavior of a registry. */
interface Behavior {
  /** Number of 404 responses for a published version. */
  readonly forgets?: number
  /** Its response to a publication: accepted, accepted but with an error as the response, or refused. */
  readonly answers?: 'accepted' | 'accepted, answer lost' | 'refused'
  /** Versions that it has, with their bytes. */
  readonly has?: Readonly<Record<string, string>>
}

interface Packument {
  readonly name: string
  'dist-tags': Record<string, string>
  versions: Record<string, { name: string; version: string; dist: { integrity: string; tarball: string } }>
}

const integrityOf = (bytes: Buffer | string): string => `sha512-${createHash('sha512').update(bytes).digest('base64')}`

/** A registry on loopback that keeps one package in memory, and counts publications. */
async function startRegistry({ forgets = 0, answers = 'accepted', has = {} }: Behavior) {
  const packument: Packument = { name: NAME, 'dist-tags': {}, versions: {} }
  const add = (version: string, integrity: string): void => {
    const dist = { integrity, tarball: 'http://127.0.0.1/none.tgz' }
    packument.versions[version] = { name: NAME, version, dist }
  }
  for (const [version, bytes] of Object.entries(has)) {
    add(version, integrityOf(bytes))
    packument['dist-tags'].latest = version
  }
  let published = 0
  let forgotten = 0
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const reply = (status: number, body: object): void => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    }
    if (request.method === 'PUT') {
      published += 1
      const sent = (await json(request)) as Packument
      if (answers === 'refused') return reply(403, { error: 'You may not publish this package.' })
      for (const [version, { dist }] of Object.entries(sent.versions)) add(version, dist.integrity)
      Object.assign(packument['dist-tags'], sent['dist-tags'])
      return answers === 'accepted' ? reply(201, { ok: true }) : reply(403, { error: 'You cannot publish over it.' })
    }
    if (published > 0 && forgotten < forgets) {
      forgotten += 1
      return reply(404, { error: 'Not found' })
    }
    return Object.keys(packument.versions).length === 0 ? reply(404, { error: 'Not found' }) : reply(200, packument)
  }
  const { origin, stop } = await startServer((request, response) => void handle(request, response))
  onTestFinished(stop)
  return { origin, packument, published: () => published }
}

/** A project whose `release/` holds one packed version. */
function project(version: string): { root: string; tarball: Buffer } {
  const { root, write } = emptyFolder()
  mkdirSync(join(root, 'release'))
  write('package.json', JSON.stringify({ name: NAME, version, description: 'A page.' }))
  const args = ['pack', '--silent', '--ignore-scripts', '--pack-destination', 'release']
  const file = execFileSync('npm', args, { cwd: root, encoding: 'utf8', env: cleanEnv() }).trim()
  return { root, tarball: readFileSync(join(root, 'release', file)) }
}

/** Runs the publish job's script, as the workflow does after the tarball has arrived. */
async function publish(root: string, origin: string): Promise<{ code: number; said: string }> {
  const userconfig = join(root, 'npmrc')
  const settings = ['fetch-retries=0', 'audit=false', 'update-notifier=false', `cache=${join(root, 'cache')}`]
  const { host } = new URL(origin)
  writeFileSync(userconfig, [`registry=${origin}/`, `//${host}/:_authToken=none`, ...settings].join('\n'))
  const env = cleanEnv({ npm_config_userconfig: userconfig, RELEASE_ATTEMPTS: '5', RELEASE_PAUSE_MS: '1' })
  const script = join(ROOT, 'scripts/release/publish.ts')
  return new Promise((resolve) => {
    execFile(process.execPath, [script], { cwd: root, env }, (error, stdout, stderr) =>
      resolve({ code: error ? 1 : 0, said: `${stdout}${stderr}` }),
    )
  })
}

describe('the publish job', () => {
  it.each<[string, Behavior]>([
    ['that responds at once', {}],
    ['that knows the version only later', { forgets: 3 }],
    ['whose response was lost after it had accepted the version', { answers: 'accepted, answer lost' }],
    [
      'whose response was lost, and that lists the version only later',
      { answers: 'accepted, answer lost', forgets: 3 },
    ],
  ])('publishes once to a registry %s, and again without effect', async (_, behavior) => {
    const { root, tarball } = project('1.0.0')
    const registry = await startRegistry(behavior)
    const first = await publish(root, registry.origin)
    expect(first.said).toContain('@scope/page@1.0.0 is published as "latest".')
    expect(first.code).toBe(0)
    expect(registry.packument.versions['1.0.0']?.dist.integrity).toBe(integrityOf(tarball))
    const again = await publish(root, registry.origin)
    expect(again).toEqual({ code: 0, said: expect.stringContaining('Nothing to do.') })
    expect(registry.published()).toBe(1)
  })

  it.each<[string, Behavior, RegExp, number]>([
    ['never knows the version', { forgets: 100 }, /was published as sha512-\S+, but the registry returns undefined/, 1],
    ['refuses, with the reason', { answers: 'refused' }, /You may not publish this package\./, 1],
    ['has the version with other bytes', { has: { '1.0.0': 'other bytes' } }, /A version is never replaced/, 0],
  ])('fails where the registry %s', async (_, behavior, reason, attempts) => {
    const { root } = project('1.0.0')
    const registry = await startRegistry(behavior)
    expect(await publish(root, registry.origin)).toEqual({ code: 1, said: expect.stringMatching(reason) })
    expect(registry.published()).toBe(attempts)
  })

  it.each([
    ['1.4.1', '2.0.0', 'latest-1'],
    ['2.1.0', '2.0.0', 'latest'],
    ['1.10.0', '1.9.3', 'latest'],
    ['0.0.0-canary-20261122', '2.0.0', 'canary'],
  ])('gives %s, where %s is latest, the dist-tag %s', async (version, latest, tag) => {
    const { root } = project(version)
    const registry = await startRegistry({ has: { [latest]: 'bytes' } })
    expect((await publish(root, registry.origin)).code).toBe(0)
    expect(registry.packument['dist-tags'][tag]).toBe(version)
    expect(registry.packument['dist-tags'].latest).toBe(tag === 'latest' ? version : latest)
  })
})
