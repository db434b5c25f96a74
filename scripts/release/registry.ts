import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../freePort.ts'
import { cleanEnv } from './cleanEnv.ts'

/** Registry of the dry run. */
export interface Registry {
  readonly url: string
  /** npm configuration with this registry and a token to publish. */
  readonly userconfig: string
  stop(): Promise<void>
}

const VERSION = '6.10.4'
const PATIENCE_MS = 60_000

/**
 * Installs and starts a registry on loopback, in a temporary folder. It hosts the scope of the package and forwards all other
 * requests to npm's configured registry.
 */
export async function startRegistry(folder: string, scope: string): Promise<Registry> {
  mkdirSync(folder, { recursive: true })
  const upstream = execFileSync('npm', ['config', 'get', 'registry'], {
    env: cleanEnv(),
    encoding: 'utf8',
  }).trim()
  const manifest = { private: true, dependencies: { verdaccio: VERSION }, overrides: { 'node-fetch': '2.7.0' } }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'], {
    cwd: folder,
    env: cleanEnv(),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const port = await freePort()
  const url = `http://127.0.0.1:${port}/`
  writeFileSync(join(folder, 'config.yaml'), configuration(upstream, scope))
  const program = join(folder, 'node_modules/verdaccio/bin/verdaccio')
  const log = openSync(join(folder, 'log.txt'), 'w')
  const child = spawn(
    process.execPath,
    [program, '--config', join(folder, 'config.yaml'), '--listen', `127.0.0.1:${port}`],
    {
      cwd: folder,
      env: cleanEnv(),
      stdio: ['ignore', log, log],
    },
  )
  closeSync(log)
  const stop = (): Promise<void> => end(child)
  try {
    await answer(url, child)
    const userconfig = join(folder, 'npmrc')
    const token = await logIn(url)
    const lines = [
      `registry=${url}`,
      `//127.0.0.1:${port}/:_authToken=${token}`,
      'audit=false',
      'fund=false',
      'update-notifier=false',
    ]
    writeFileSync(userconfig, `${lines.join('\n')}\n`, { mode: 0o600 })
    return { url, userconfig, stop }
  } catch (error) {
    await stop()
    throw new Error(`The registry on loopback failed: ${readFileSync(join(folder, 'log.txt'), 'utf8')}`, {
      cause: error,
    })
  }
}

function configuration(upstream: string, scope: string): string {
  return JSON.stringify({
    storage: './storage',
    web: { enable: false },
    auth: { htpasswd: { file: './htpasswd', max_users: 1 } },
    uplinks: { upstream: { url: upstream } },
    packages: {
      [`${scope}/*`]: { access: '$all', publish: '$authenticated', unpublish: '$authenticated' },
      '**': { access: '$all', proxy: 'upstream' },
    },
    max_body_size: '50mb',
    log: { type: 'stdout', format: 'json', level: 'error' },
  })
}

async function answer(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS
  while (Date.now() < deadline && child.exitCode === null) {
    const isUp = await fetch(`${url}-/ping`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('The registry on loopback did not start.')
}

async function logIn(url: string): Promise<string> {
  const name = 'dry-run'
  const response = await fetch(`${url}-/user/org.couchdb.user:${name}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, password: crypto.randomUUID() }),
  })
  const { token } = (await response.json()) as { token?: string }
  if (!token) throw new Error(`The registry on loopback returned no token (${response.status}).`)
  return token
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}
