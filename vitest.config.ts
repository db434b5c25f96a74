import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { entrySources } from './scripts/build/entrySources.ts'
import { TOOL_TESTS } from './scripts/toolTests.ts'
import { isNightly } from './tests/support/isNightly.ts'
import { LongProjectsFirst } from './tests/support/runner/longProjectsFirst.ts'
import { PATIENCE } from './tests/support/runner/patience.ts'

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url))

/** The package's sources by its name, the longest first: an alias is also the beginning of longer names. */
const source = Object.fromEntries(
  entrySources()
    // In browsers, as here, islands are the small build.
    .map(({ specifier, name, source }) => [specifier, path(name === 'islands' ? './src/islands.browser.ts' : source)])
    .sort(([a = ''], [b = '']) => b.length - a.length),
)

const built = {
  '@jobsite/shell/core': path('./dist/core.js'),
}

/** Run with every test file. */
const SETUP = path('./tests/support/runner/countCpu.ts')

/** Tests of the core layer, run on its sources or on the built package. */
const core = (name: string, files: string, alias: Record<string, string>): TestProjectInlineConfiguration => ({
  resolve: { alias },
  test: {
    name,
    environment: 'node',
    isolate: false,
    include: [`tests/core/${files}.test.ts`],
    setupFiles: [SETUP, 'tests/support/runner/propertyRuns.ts', 'tests/support/failOnConsole.ts'],
    ...PATIENCE,
  },
})

const react18 = (name: string): string => path(`./tests/react-18/node_modules/${name}`)

/** Component tests that replace modules or load them again, so that each needs a worker of its own. */
const ISOLATED = ['islandsFailing', 'islandsPageView', 'islandsStreams', 'ownPaths', 'routers']

/** Routers are peers that this project does not install: empty modules, which a test replaces. */
const absentRouters: Plugin = {
  name: 'absent-routers',
  enforce: 'pre',
  resolveId: (id) => (/^(?:next\/|react-router$|@tanstack\/)/.test(id) ? `\0absent:${id}` : null),
  load: (id) => (id.startsWith('\0absent:') ? 'export {}' : null),
}

/**
 * The component tests, run on one version of React. They share modules and the page, which `tests/support/resetPage.ts` clears
 * after each test; those in `ISOLATED` are a project of their own.
 */
const components = (
  name: string,
  names: readonly string[] | null,
  alias: Record<string, string>,
  setupFiles: string[],
): TestProjectInlineConfiguration[] => {
  const files = (chosen: readonly string[]) => chosen.map((file) => `tests/components/${file}.test.{ts,tsx}`)
  const project = (test: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration => ({
    plugins: [react(), absentRouters],
    resolve: { alias: { ...alias, ...source } },
    test: {
      environment: 'jsdom',
      // Rules go into style sheets one by one, as in production. As text, each one has jsdom parse all of them again.
      env: { SC_DISABLE_SPEEDY: 'false' },
      // After a test, the hooks of the last one run first.
      setupFiles: [
        SETUP,
        ...setupFiles,
        'tests/support/resetPage.ts',
        'tests/support/failOnConsole.ts',
        'tests/support/dom.ts',
      ],
      ...PATIENCE,
      ...test,
    },
  })
  return [
    project({ name, isolate: false, include: files(names ?? ['**/*']), exclude: files(ISOLATED) }),
    project({ name: `${name}, isolated`, include: files(ISOLATED.filter((file) => names?.includes(file) ?? true)) }),
  ]
}

/** Projects that see the package by its name, as consumers do: as it was built. */
const ofPackage = (name: string, test: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration => ({
  // Files share modules, except where they replace some, or where modules remember the page.
  test: {
    name,
    environment: 'node',
    isolate: false,
    ...PATIENCE,
    ...test,
    setupFiles: [SETUP, ...(test?.setupFiles ?? [])],
  },
})

/** Projects that see the package's sources by its name. */
const node = (name: string, test: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration => ({
  resolve: { alias: source },
  ...ofPackage(name, test),
})

export default defineConfig({
  test: {
    // Tests wait for browsers: half as many files again keep the cores busy.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    sequence: { sequencer: LongProjectsFirst },
    reporters: ['default', path('./tests/support/runner/countReporter.ts')],
    projects: [
      core('core', '**/*', source),
      // A broken build misses an export or a table, or runs a pattern otherwise. `tests/package/examples.test.ts` adds a
      // row for every function.
      core('core as built', isNightly ? '**/*' : '{exports,localizeUrl,menus,reference,searchUrls}', built),
      ...components('components', null, {}, []),
      ...components(
        'components on React 18',
        // Hydration, ids, refs, batching and strict mode differ between the versions; these files show them. Search, menus and
        // side navigation are used on React 18 in the browser, by the tests of the site.
        isNightly
          ? null
          : [
              'islands',
              'islandsFailing',
              'islandsPageTree',
              'islandsStreams',
              'server',
              'provider',
              'slots',
              'partBoundary',
              'mixedUpdates',
              'pageUrl',
            ],
        { 'react-dom': react18('react-dom'), react: react18('react') },
        ['tests/support/react18.ts'],
      ),
      node('services', {
        include: ['tests/services/**/*.test.ts'],
        setupFiles: ['tests/support/runner/propertyRuns.ts', 'tests/support/failOnConsole.ts'],
      }),
      node('server', {
        // Some replace a module by one that counts.
        isolate: true,
        include: ['tests/server/**/*.test.{ts,tsx}'],
        setupFiles: ['tests/support/runner/propertyRuns.ts', 'tests/support/failOnConsole.ts'],
      }),
      // The site in the process of the test, as its operator and strangers see it.
      node('operation', { include: ['tests/operation/**/*.test.ts'] }),
      ofPackage('package', {
        include: ['tests/package/**/*.test.ts'],
        exclude: [...TOOL_TESTS],
      }),
      ofPackage('bench', { include: ['tests/bench/**/*.test.ts'] }),
      node('browser', {
        include: ['tests/browser/**/*.test.ts'],
        globalSetup: ['tests/support/browserServer.ts'],
      }),
      ofPackage('equal', {
        include: ['tests/equal/**/*.test.ts'],
        globalSetup: ['tests/equal/buildPages.ts'],
      }),
      ofPackage('stories', {
        include: ['tests/stories/**/*.test.ts'],
        exclude: [...TOOL_TESTS],
        globalSetup: ['tests/support/storybookServer.ts'],
        maxConcurrency: 2,
      }),
      ofPackage('consumers', {
        // Each way in which a page mounts the package; the edge worker, a server like others, at night. The large frameworks take
        // minutes to install: `npm run test:consumers` has all apps of `examples/`.
        include: [
          'tests/consumers/{copies,elements,fragments,guests,plain,spa,typing}.test.ts',
          ...(isNightly ? ['tests/consumers/worker.test.ts'] : []),
        ],
        globalSetup: ['tests/consumers/support/packedShell.ts'],
      }),
      ofPackage('site', {
        include: ['tests/site/**/*.test.ts'],
        globalSetup: ['tests/support/siteServer.ts'],
      }),
      // Every engine of this machine: `npm run test:engines`.
      ofPackage('engines', {
        include: ['tests/engines/**/*.test.ts'],
        globalSetup: ['tests/support/siteServer.ts'],
      }),
      ofPackage('tools', {
        include: [...TOOL_TESTS],
        globalSetup: ['tests/support/storybookServer.ts'],
      }),
    ],
  },
})
