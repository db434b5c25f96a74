import type { Reporter, TestModule } from 'vitest/node'

/** Ends the run with one plain line: `N passed, N failed`. A file that could not run counts as a failure. */
export default class CountReporter implements Reporter {
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
    process.on('exit', () => process.stdout.write(`${passed} passed, ${failed} failed\n`))
  }
}
