import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startProgram } from '../../tests/support/startProgram.ts'
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

/**
 * Installs and starts a registry on loopback, in a temporary folder. It hosts the scope of the package and forwards all other
 * requests to npm's configured registry.
 */
export async function startRegistry(folder: string, scope: string): Promise<Registry> {
  mkdirSync(folder, { recursive: true })
  const env = cleanEnv()
  const upstream = execFileSync('npm', ['config', 'get', 'registry'], { env, encoding: 'utf8' }).trim()
  const manifest = { private: true, dependencies: { verdaccio: VERSION }, overrides: { 'node-fetch': '2.7.0' } }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const config = join(folder, 'config.yaml')
  writeFileSync(config, configuration(upstream, scope))
  const args = [join(folder, 'node_modules/verdaccio/bin/verdaccio'), '--config', config]
  const { found: url, stop } = await startProgram(
    process.execPath,
    [...args, '--listen', `127.0.0.1:${await freePort()}`],
    /http address - (\S+)/,
  )
  try {
    const userconfig = join(folder, 'npmrc')
    const token = `${url.replace('http:', '')}:_authToken=${await logIn(url)}`
    const lines = [`registry=${url}`, token, 'audit=false', 'fund=false', 'update-notifier=false']
    writeFileSync(userconfig, `${lines.join('\n')}\n`, { mode: 0o600 })
    return { url, userconfig, stop }
  } catch (error) {
    await stop()
    throw error
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
    // The address at which it has started is a warning.
    log: { type: 'stdout', format: 'json', level: 'warn' },
  })
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
