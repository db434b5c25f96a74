import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

/**
 * Runs the e2e flows in every browser engine of this machine: `npm run test:engines`. A missing engine is reported and
 * skipped; `-- --require all` makes that a failure. `-- --only webkit` runs one.
 */
const { values } = parseArgs({ options: { require: { type: 'string' }, only: { type: 'string' } } })

const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url))
const child = spawn(process.execPath, [vitest, 'run', '--project', 'engines'], {
  cwd: fileURLToPath(new URL('..', import.meta.url)),
  env: {
    ...process.env,
    ...(values.require && { REQUIRE_ENGINES: values.require }),
    ...(values.only && { ENGINES: values.only }),
  },
  stdio: 'inherit',
})
child.once('exit', (code) => {
  process.exitCode = code ?? 1
})
