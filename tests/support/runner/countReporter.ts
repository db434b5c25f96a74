import type { Reporter, TestModule } from 'vitest/node'
import { cpuSeconds } from './cpuSeconds.ts'

/** Milliseconds between two looks at the CPU time: a browser that ends with its worker takes its time with it. */
const LOOK_MS = 500

/** Files that take less than this, in CPU seconds, share one line. */
const WORTH_A_LINE = 1

/**
 * Prints the CPU seconds of every project, every long file and the whole run with its servers, and ends the run with one plain
 * line: `N passed, N failed`. Where the system does not tell CPU time (anywhere but on Linux), seconds of the clock stand for it.
 * A file that could not run counts as a failure.
 */
export default class CountReporter implements Reporter {
  #seconds = 0
  #latest = cpuSeconds()
  readonly #timer = setInterval(() => this.#look(), LOOK_MS).unref()

  /** Adds the CPU time since the last look. Less than then is a browser that has ended. */
  #look(): void {
    const now = cpuSeconds()
    if (now !== null && this.#latest !== null) this.#seconds += Math.max(0, now - this.#latest)
    this.#latest = now
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    let passed = 0
    let failed = errors.length
    for (const module of modules) {
      failed += module.errors().length
      for (const test of module.children.allTests()) {
        const { state } = test.result()
        if (state === 'passed') passed += 1
        else failed += 1
      }
    }
    process.stdout.write(`${formatSeconds(modules)}\n`)
    clearInterval(this.#timer)
    this.#look()
    if (this.#latest !== null) process.stdout.write(`CPU seconds of the run: ${this.#seconds.toFixed(0)}\n\n`)
    process.on('exit', () => process.stdout.write(`${passed} passed, ${failed} failed\n`))
  }
}

/** Seconds by project and by file, the longest first. */
function formatSeconds(modules: readonly TestModule[]): string {
  const byProject = new Map<string, number>()
  const files = modules.map((module) => {
    const seconds = module.meta().cpuSeconds ?? module.diagnostic().duration / 1000
    byProject.set(module.project.name, (byProject.get(module.project.name) ?? 0) + seconds)
    return { name: `${module.project.name}: ${module.relativeModuleId}`, seconds }
  })
  const slow = files.filter(({ seconds }) => seconds >= WORTH_A_LINE)
  const quick = files.filter(({ seconds }) => seconds < WORTH_A_LINE)
  const rest = quick.reduce((sum, { seconds }) => sum + seconds, 0)
  return [
    '\nCPU seconds by project',
    ...table([...byProject].map(([name, seconds]) => ({ name, seconds }))),
    '\nCPU seconds by file',
    ...table(slow),
    ...(quick.length > 0 ? table([{ name: `${quick.length} files of less than a second`, seconds: rest }]) : []),
    '',
  ].join('\n')
}

const table = (rows: readonly { name: string; seconds: number }[]): string[] =>
  [...rows]
    .sort((one, other) => other.seconds - one.seconds)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(8)}  ${name}`)
