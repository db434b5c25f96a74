import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readManifest } from '../entryPoints.ts'
import type { Block } from './readDocExamples.ts'

/** Returns problems of the commands in a block: CI or the dry run must run each of them. */
export function checkCommands(root: string, { file, line, code }: Block): string[] {
  return code.split('\n').flatMap((text, index) =>
    text
      .replace(/\s#.*$/, '')
      .split('&&')
      .map((command) => command.trim())
      .filter((command) => command !== '' && !isKnown(root, command))
      .map(
        (command) =>
          `${file}:${line + index}: "${command}" is not tested by CI. Use a script, or add the command to scripts/checks/docs/commands.ts.`,
      ),
  )
}

/** Returns whether a command exists and is run by `npm test`, a workflow, or the dry run. */
function isKnown(root: string, command: string): boolean {
  const { name, scripts, peerDependencies } = readManifest(root)
  const [tool, verb, ...rest] = command.split(/\s+/)
  if (tool === 'npm') {
    if (verb === 'ci') return rest.every((word) => word === '--dry-run')
    if (verb === 'test' || verb === 'start') return scripts[verb] !== undefined
    if (verb === 'run') return scripts[rest[0] ?? ''] !== undefined
    // The dry run installs the package in a new project with the README's command.
    if (verb === 'install') return rest.every((word) => word.startsWith(name) || peerDependencies[word] !== undefined)
  }
  if (tool === 'npx' && verb === 'playwright') return command === 'npx playwright install chromium'
  if (tool === 'npx' && verb === 'vitest') {
    const project = /--project (?:"([^"]+)"|(\S+))/.exec(command)
    const config = readFileSync(join(root, 'vitest.config.ts'), 'utf8')
    return project === null || config.includes(`'${project[1] ?? project[2]}'`)
  }
  // The command of the package: `tests/server/doctor.test.ts` runs it.
  return tool === 'npx' && verb === 'jobsite-shell' && ['site', 'doctor'].includes(rest[0] ?? '')
}
