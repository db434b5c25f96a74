import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { moduleGraph } from '../../build/moduleGraph.ts'
import { readManifest } from '../entryPoints.ts'

/** Returns unused files, exports and dependencies, and undeclared dependencies. */
export function checkUnused(root: string): string[] {
  const tool = join(process.cwd(), 'node_modules/knip/bin/knip.js')
  const args = [tool, '--no-progress', '--no-config-hints', '--reporter', 'compact']
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
  // 1 for findings, 2 for a failure.
  if (status !== 0 && status !== 1) throw new Error(stderr || stdout)
  return stdout.split('\n').filter((line) => line !== '')
}

/** Returns dependencies that no built file loads. Bundled packages belong to devDependencies. */
export function checkUnloaded(root: string): string[] {
  const dist = join(root, 'dist')
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => /\.c?js$/.test(file))
  const { outside } = moduleGraph(dist, files)
  const loaded = new Set([...outside].map((specifier) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0]))
  return Object.keys(readManifest(root).dependencies)
    .filter((name) => !loaded.has(name))
    .map((name) => `package.json: ${name} is a dependency, but no file of dist loads it. Move it to devDependencies.`)
}
