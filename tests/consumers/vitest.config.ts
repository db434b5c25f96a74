import { defineConfig } from 'vitest/config'
import { PATIENCE } from '../support/runner/patience.ts'
import { ROOT } from './support/paths.ts'

/** Every consumer, the large frameworks included: `npm run test:consumers`. */
export default defineConfig({
  test: {
    root: ROOT,
    name: 'consumers',
    environment: 'node',
    include: ['tests/consumers/**/*.test.ts'],
    setupFiles: ['./tests/support/runner/countCpu.ts'],
    reporters: ['default', './tests/support/runner/countReporter.ts'],
    globalSetup: ['tests/consumers/support/packedShell.ts'],
    ...PATIENCE,
  },
})
