import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readManifest } from './doors.ts'
import type { Block } from './readBlocks.ts'

/** What is wrong with the commands of a block: each has to be one that CI or the rehearsal runs. */
export function checkCommands(root: string, { file, line, code }: Block): string[] {
  return code.split('\n').flatMap((text, index) =>
    text
      .replace(/\s#.*$/, '')
      .split('&&')
      .map((command) => command.trim())
      .filter((command) => command !== '' && !isKnown(root, command))
      .map(
        (command) =>
          `${file}:${line + index}: "${command}" is run by nobody. Name a script, or teach scripts/gates/commands.ts.`,
      ),
  )
}

/** Whether a command exists, and something runs it: `npm test`, a workflow, or the rehearsal. */
function isKnown(root: string, command: string): boolean {
  const { name, scripts, peerDependencies } = readManifest(root)
  const [tool, verb, ...rest] = command.split(/\s+/)
  if (tool === 'npm') {
    if (verb === 'ci') return rest.every((word) => word === '--dry-run')
    if (verb === 'test' || verb === 'start') return scripts[verb] !== undefined
    if (verb === 'run') return scripts[rest[0] ?? ''] !== undefined
    // The rehearsal installs the package in a new project with the README's own line.
    if (verb === 'install') return rest.every((word) => word.startsWith(name) || peerDependencies[word] !== undefined)
  }
  if (tool === 'npx' && verb === 'playwright') return command === 'npx playwright install chromium'
  if (tool === 'npx' && verb === 'vitest') {
    const project = /--project (?:"([^"]+)"|(\S+))/.exec(command)
    const config = readFileSync(join(root, 'vitest.config.ts'), 'utf8')
    return project === null || config.includes(`'${project[1] ?? project[2]}'`)
  }
  return false
}
