import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { moduleGraph } from '../moduleGraph.ts'
import { readManifest } from './entryPoints.ts'

const run = promisify(execFile)

interface Issue {
  readonly file: string
  readonly [kind: string]: unknown
}

/** Returns unused files, exports and dependencies, and undeclared dependencies. */
export async function checkUnused(root: string): Promise<string[]> {
  const tool = join(process.cwd(), 'node_modules/knip/bin/knip.js')
  // The exit code is 1 for findings, 2 for a failure.
  const { stdout } = await run(process.execPath, [tool, '--no-progress', '--no-config-hints', '--reporter', 'json'], {
    cwd: root,
  }).catch((error) => {
    if (error.code === 1) return error as { stdout: string }
    throw new Error(error.stderr || error.stdout, { cause: error })
  })
  const { issues } = JSON.parse(stdout) as { issues: Issue[] }
  return issues.flatMap((issue) =>
    Object.entries(issue).flatMap(([kind, found]) =>
      Array.isArray(found) && kind !== 'owners'
        ? found.flat().map(({ name }: { name: string }) => `${issue.file}: ${name} (${kind})`)
        : [],
    ),
  )
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
