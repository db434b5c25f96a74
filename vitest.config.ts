import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url))

/** What is waited for comes in its own time on a slow machine; what never comes fails all the same. */
const WAITS = { poll: { timeout: 20_000 } }

const source = {
  '@jobsite/shell/core': path('./src/core.ts'),
  '@jobsite/shell/mocks': path('./src/mocks.ts'),
  '@jobsite/shell/server': path('./src/server.ts'),
  '@jobsite/shell': path('./src/index.ts'),
}

const built = {
  '@jobsite/shell/core': path('./dist/core.js'),
}

/** The ground floor's tests, run on its sources or on what was built from them. */
const core = (name: string, alias: Record<string, string>): TestProjectInlineConfiguration => ({
  resolve: { alias },
  test: {
    name,
    environment: 'node',
    include: ['tests/core/**/*.test.ts'],
    setupFiles: ['tests/support/quietConsole.ts'],
    // Laws try hundreds of cases, and machines can be slow.
    testTimeout: 60_000,
    expect: WAITS,
  },
})

const react18 = (name: string): string => path(`./tests/react-18/node_modules/${name}`)

/** The component tests, run on one version of React. */
const components = (
  name: string,
  alias: Record<string, string>,
  setupFiles: string[],
): TestProjectInlineConfiguration => ({
  plugins: [react()],
  resolve: { alias: { ...alias, ...source } },
  test: {
    name,
    environment: 'jsdom',
    include: ['tests/components/**/*.test.{ts,tsx}'],
    // Machines can be slow; a test that waits for what never comes fails all the same.
    testTimeout: 30_000,
    expect: WAITS,
    setupFiles: [...setupFiles, 'tests/support/quietConsole.ts', 'tests/support/dom.ts'],
  },
})

export default defineConfig({
  test: {
    // What needs neither a browser nor the build of a consumer runs on every core.
    maxWorkers: '100%',
    reporters: ['default', path('./tests/support/countReporter.ts')],
    projects: [
      core('core', source),
      core('core as built', built),
      components('components', {}, []),
      components('components on React 18', { 'react-dom': react18('react-dom'), react: react18('react') }, [
        'tests/support/react18.ts',
      ]),
      {
        test: {
          name: 'package',
          environment: 'node',
          include: ['tests/package/**/*.test.ts'],
          testTimeout: 300_000,
          expect: WAITS,
          hookTimeout: 300_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'bench',
          environment: 'node',
          include: ['tests/bench/**/*.test.ts'],
          testTimeout: 120_000,
          fileParallelism: false,
        },
      },
      {
        resolve: { alias: source },
        test: {
          name: 'api',
          environment: 'node',
          include: ['tests/api/**/*.test.ts'],
          setupFiles: ['tests/support/quietConsole.ts'],
          testTimeout: 60_000,
          expect: WAITS,
        },
      },
      {
        resolve: { alias: source },
        test: {
          name: 'server',
          environment: 'node',
          include: ['tests/server/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/quietConsole.ts'],
          testTimeout: 60_000,
          expect: WAITS,
        },
      },
      {
        resolve: { alias: source },
        test: {
          name: 'browser',
          environment: 'node',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: ['tests/support/browserServer.ts'],
          testTimeout: 60_000,
          expect: WAITS,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'stories',
          environment: 'node',
          include: ['tests/stories/**/*.test.ts'],
          globalSetup: ['tests/support/deskServer.ts'],
          testTimeout: 120_000,
          expect: WAITS,
          hookTimeout: 120_000,
          fileParallelism: false,
          maxConcurrency: 2,
        },
      },
      {
        test: {
          name: 'consumers',
          environment: 'node',
          // The large frameworks take minutes to install: `npm run test:consumers` has them all.
          include: ['tests/consumers/{copies,elements,fragments,guests,plain,spa,worker}.test.ts'],
          testTimeout: 60_000,
          expect: WAITS,
          hookTimeout: 300_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'site',
          environment: 'node',
          include: ['tests/site/**/*.test.ts'],
          globalSetup: ['tests/support/siteServer.ts'],
          testTimeout: 60_000,
          expect: WAITS,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
