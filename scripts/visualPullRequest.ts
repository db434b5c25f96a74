import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { appendFile, readFile, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

/**
 * Compares screenshots in a pull request: with the accepted baselines, or, on a machine that renders differently from the one
 * that took them, with screenshots of the target branch that are taken here first. Then only those may differ whose accepted
 * baseline the branch changes.
 */
const USAGE = `Usage: node scripts/visualPullRequest.ts --base <revision> [--runs <number>] [--only <text>]

  --base <revision>  the commit to compare with
  --runs <number>    how often to take all screenshots; 3 by default
  --only <text>      only screenshots whose path contains the text
  --work <folder>    where the target branch is checked out; ../base by default`

const { values } = parseArgs({
  options: {
    base: { type: 'string', default: 'HEAD^' },
    runs: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
    work: { type: 'string', default: fileURLToPath(new URL('../../base', import.meta.url)) },
    help: { type: 'boolean' },
  },
})
const ROOT = fileURLToPath(new URL('..', import.meta.url))
/** Exit code of `visualTest.ts` where screenshots cannot be compared on this machine. */
const OTHER_MACHINE = 2

const run = (command: string, ...args: string[]): number =>
  spawnSync(command, args, { cwd: ROOT, stdio: 'inherit' }).status ?? 1

const take = (root: string, ...args: string[]): number =>
  run(process.execPath, join(root, 'scripts/visualTest.ts'), '--only', values.only, ...args)

if (values.help) console.log(USAGE)
else process.exitCode = await compare()

async function compare(): Promise<number> {
  const code = take(ROOT, '--runs', values.runs)
  if (code !== OTHER_MACHINE) return code
  console.log(
    `::warning::The baselines come from a machine that renders differently. Screenshots of ${values.base} are taken here instead.`,
  )
  await note(
    `> [!NOTE]\n> This runner renders differently: compared with screenshots of ${values.base} that it took itself.\n\n`,
  )
  const [base, baselines] = [join(values.work, 'checkout'), join(values.work, 'screenshots')]
  rmSync(values.work, { recursive: true, force: true })
  run('git', 'worktree', 'prune')
  if (run('git', 'worktree', 'add', '--detach', base, values.base) !== 0) return 1
  if ((await install(base)) !== 0) return 1
  const taken = take(base, '--baselines', `${baselines}/`, '--accept', 'On this runner')
  if (taken !== 0) return taken
  return take(ROOT, '--runs', values.runs, '--baselines', `${baselines}/`, '--changed-since', values.base)
}

/** Installs what the target branch depends on; what both depend on is installed here already. */
async function install(base: string): Promise<number> {
  const locks = await Promise.all([ROOT, base].map((root) => readFile(join(root, 'package-lock.json'), 'utf8')))
  if (locks[0] !== locks[1]) return run('npm', 'ci', '--prefix', base)
  await symlink(join(ROOT, 'node_modules'), join(base, 'node_modules'))
  return 0
}

async function note(text: string): Promise<void> {
  if (process.env.GITHUB_STEP_SUMMARY) await appendFile(process.env.GITHUB_STEP_SUMMARY, text)
}
