import { defineConfig } from 'vitest/config'
import { ROOT } from './support/paths.ts'

/** Every consumer, the large frameworks included: `npm run test:consumers`. */
export default defineConfig({
  test: {
    root: ROOT,
    name: 'consumers',
    environment: 'node',
    include: ['tests/consumers/**/*.test.ts'],
    reporters: ['default', './tests/support/runner/countReporter.ts'],
    globalSetup: ['tests/consumers/support/packedShell.ts'],
    testTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    hookTimeout: 600_000,
  },
})
