import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { matchesGlob } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { changedFiles } from './changedFiles.ts'
import { chromiumLaunchOptions } from './chromium.ts'
import { TOOL_TESTS } from './toolTests.ts'
import { buildStorybook } from './visual/buildStorybook.ts'

/**
 * Lints, checks types, builds, and runs the tests. Tests of tools run only if a tool changed since the branch left `main`. With
 * `--nightly` everything runs, and properties run more often. Further arguments are passed to Vitest.
 */

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** Files that the tests of tools depend on. */
const TOOLS = [
  'scripts/**',
  'docs/.vitepress/**',
  'tests/package/support/**',
  'tsup.config.ts',
  '.changeset/config.json',
  ...TOOL_TESTS,
]

const NIGHTLY_RUNS = '20000'

/** Runs a script of the package. What it printed is shown when it fails: two run at a time. */
async function runScript(name: string): Promise<void> {
  console.log(`npm run ${name}`)
  try {
    await promisify(execFile)(process.execPath, ['--run', name], { cwd: ROOT, maxBuffer: 64 * 1024 * 1024 })
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string }
    throw new Error(`${stdout ?? ''}${stderr ?? ''}"npm run ${name}" failed.`, { cause: error })
  }
}

/** Checks the sources on one core, and builds what tests look at on the other. */
async function prepare(): Promise<void> {
  const results = await Promise.allSettled([
    runScript('lint').then(() => runScript('typecheck')),
    runScript('build').then(buildStorybook),
    // Unpacked once, before workers of tests start it.
    chromiumLaunchOptions(),
  ])
  for (const result of results) if (result.status === 'rejected') throw result.reason
}

/** Runs Vitest, and returns its exit code. */
async function test(): Promise<number> {
  const isNightly = process.argv.includes('--nightly')
  const changed = changedFiles(ROOT)
  const runsTools =
    isNightly || changed === null || changed.some((file) => TOOLS.some((glob) => matchesGlob(file, glob)))
  if (!runsTools) console.log('No tool has changed: tests of tools are skipped. Run them with "npm run test:tools".')

  const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url))
  const rest = process.argv.slice(2).filter((argument) => argument !== '--nightly')
  const excluded = [...(runsTools ? [] : ['--project=!tools']), ...(isNightly ? [] : ['--project=!engines'])]
  const child = spawn(process.execPath, [vitest, 'run', ...excluded, ...rest], {
    cwd: ROOT,
    env: {
      ...process.env,
      ...(isNightly && { TEST_SCOPE: 'nightly', FC_RUNS: process.env.FC_RUNS ?? NIGHTLY_RUNS }),
    },
    stdio: 'inherit',
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  return code ?? 1
}

try {
  await prepare()
  process.exitCode = await test()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
