import type { Layer } from '../lint/layers.ts'

/** A command of `npm run ready`. */
export interface Step {
  readonly title: string
  /** Arguments of Node: a script of this repository, or `--run` and the name of an npm script. */
  readonly args: readonly string[]
  /** What to do when it fails, in plain words. */
  readonly fix: string
  /** Exit codes that are not a failure, with what they mean. */
  readonly notes?: Readonly<Record<number, string>>
  /** Whether later steps need its result. */
  readonly isNeeded?: boolean
}

/** Files that Biome formats and lints. */
const LINTED = /\.(?:[cm]?[jt]sx?|jsonc?|css|ya?ml)$/

/** Sources of the package and of its build. */
const BUILT = /^(?:src\/|package(?:-lock)?\.json$|tsup\.config\.ts$|scripts\/(?:build|checks\/(?:api|docs))\/)/

/** Files whose names or types are in generated files. */
const GENERATED_FROM =
  /^(?:src\/|stories\/states\/|package(?:-lock)?\.json$|tsconfig\.json$|docs\/(?:contracts|theming|slots|architecture)\.md$)/

/** Files that a module graph leads to from tests without a browser. */
const IMPORTED = /^(?:src|site|stories|scripts|tests)\/.+\.tsx?$/

/** What all components show: every screenshot may change. */
const SHARED_LOOK =
  /^(?:src\/components\/(?:shared\/|\w+\.ts)|src\/core\/messages\/|src\/react\/ui\/|stories\/(?:mocks|support)\/|\.storybook\/)/

/** Tests of both kinds of served pages. */
const ISLANDS = ['tests/site/islandsClicks.test.ts', 'tests/site/hydration.test.ts']
const FRAGMENTS = ['tests/consumers/elements.test.ts', 'tests/consumers/fragments.test.ts']

/** Folders of `src/` whose own tests import them. */
const TESTED_BY_IMPORTS: readonly Layer[] = [
  'core',
  'services',
  'server',
  'browser',
  'react',
  'options',
  'components',
  'mocks',
  'testing',
  'doctor',
]

/** Test files that open a browser or a build, and are not found by imports, by what they show. */
const SHOWN_BY: readonly (readonly [changed: RegExp, tests: readonly string[]])[] = [
  [/^src\/islands\//, ISLANDS],
  [/^src\/embed\//, FRAGMENTS],
  // Any other folder, also a new one, is shown by all of them.
  [
    new RegExp(`^src/(?!(?:${[...TESTED_BY_IMPORTS, 'islands', 'embed'].join('|')})/)\\w+/`),
    [...ISLANDS, ...FRAGMENTS],
  ],
  [/^src\/components\/Shell\//, ['tests/browser/layoutShift.test.ts', 'tests/browser/slots.test.ts']],
  [/^site\//, ['tests/site/pages.test.ts', 'tests/site/links.test.ts']],
  [/^docs\/\.vitepress\//, ['tests/package/docsSite.test.ts']],
  [/^\.github\/workflows\//, ['tests/package/release.test.ts']],
]

const VITEST = 'node_modules/vitest/vitest.mjs'

/**
 * Returns the commands that show whether a change is ready for a pull request.
 *
 * @param files changed files, without deleted ones
 * @param allTests all test files, to find those that are named after a changed component
 */
export function planSteps(files: readonly string[], allTests: readonly string[], since: string): Step[] {
  const has = (pattern: RegExp): boolean => files.some((file) => pattern.test(file))
  const linted = files.filter((file) => LINTED.test(file))
  const shown = [...new Set([...testsOf(files, allTests), ...files.filter((file) => allTests.includes(file))])]
  const imported = files.filter((file) => IMPORTED.test(file))
  const needsBuild = has(BUILT) || shown.length > 0 || has(/\.md$/)
  const checks = checksOf(has)
  return [
    ...(linted.length > 0 ? [lint(linted)] : []),
    ...(has(/^(?:src\/|scripts\/lint\/)/) ? [IMPORTS] : []),
    ...(has(/\.[cm]?tsx?$|^tsconfig\.json$|^package(?:-lock)?\.json$/) ? [TYPES] : []),
    ...(needsBuild ? [BUILD] : []),
    ...(has(GENERATED_FROM) ? [GENERATE] : []),
    ...(imported.length > 0 ? [related(imported)] : []),
    ...(shown.length > 0 ? [run(shown)] : []),
    ...(checks.length > 0 || has(/^src\//) ? [check(checks, since)] : []),
    ...screenshotsOf(files),
  ]
}

const lint = (files: readonly string[]): Step => ({
  title: 'format and lint',
  args: [
    'node_modules/@biomejs/biome/bin/biome',
    'check',
    '--write',
    '--error-on-warnings',
    '--no-errors-on-unmatched',
    ...files,
  ],
  fix: 'Change the code as each message says. What could be formatted has been.',
})

const IMPORTS: Step = {
  title: 'imports between folders',
  args: ['scripts/lint/layers.ts'],
  fix: 'Import what the folder may import, as each line says.',
}

const TYPES: Step = {
  title: 'types',
  args: ['--run', 'typecheck'],
  fix: 'Change the code until the types agree.',
}

const BUILD: Step = {
  title: 'build',
  args: ['--run', 'build'],
  fix: 'Read the first error: it names the file. Later steps need the build and were left out.',
  isNeeded: true,
}

const GENERATE: Step = {
  title: 'generated files',
  args: ['--run', 'generate'],
  fix: 'A source that files are generated from is broken: the message names it.',
}

const related = (files: readonly string[]): Step => ({
  title: 'tests that import the changed files',
  args: [
    VITEST,
    'related',
    '--run',
    '--passWithNoTests',
    ...['core', 'components', 'components, isolated', 'services', 'server', 'tools'].flatMap((name) => [
      '--project',
      name,
    ]),
    ...files,
  ],
  fix: 'A test that fails describes behavior that has changed. If the change is meant, change the test with it.',
})

const run = (files: readonly string[]): Step => ({
  title: 'changed tests, and tests of what visitors see',
  args: [VITEST, 'run', '--passWithNoTests', ...files],
  fix: 'A test that fails describes behavior that has changed. If the change is meant, change the test with it.',
})

const check = (names: readonly string[], since: string): Step => ({
  title: 'checks of the package',
  args: ['scripts/checks/run.ts', ...names, '--since', since],
  fix: 'Each line says what to do. docs/releasing.md explains every check.',
})

/** Returns the test files that show what changed files do, without importing them. */
function testsOf(files: readonly string[], allTests: readonly string[]): string[] {
  const named = componentsOf(files).flatMap((name) => {
    const start = `tests/browser/${name.charAt(0).toLowerCase()}${name.slice(1)}`
    return allTests.filter((file) => file.startsWith(start))
  })
  return [...named, ...SHOWN_BY.flatMap(([pattern, tests]) => (files.some((file) => pattern.test(file)) ? tests : []))]
}

/** Returns the checks that changed files can fail. `changesets` has a comparison of its own with the branch. */
function checksOf(has: (pattern: RegExp) => boolean): string[] {
  const rows: readonly (readonly [string, RegExp])[] = [
    ['entries', /^(?:tsconfig|package)\.json$|^scripts\/build\/\w+Entries\.ts$/],
    ['api', /^src\//],
    ['contracts', GENERATED_FROM],
    ['changesets', /^(?:src\/|\.changeset\/)/],
    ['docs', /^(?:src\/|stories\/states\/)|\.md$|^package\.json$/],
    ['sizes', /^(?:src\/|etc\/sizes\.json$|package(?:-lock)?\.json$|tsup\.config\.ts$)/],
    ['unused', /\.tsx?$|^package(?:-lock)?\.json$/],
    ['licenses', /^package(?:-lock)?\.json$/],
    ['tarball', /^package\.json$|^(?:docs|examples)\//],
  ]
  return rows.flatMap(([name, pattern]) => (has(pattern) ? [name] : []))
}

/** Returns the names of components whose sources or stories changed. */
function componentsOf(files: readonly string[]): string[] {
  const names = files.flatMap(
    (file) =>
      /^src\/components\/([A-Z]\w*)\//.exec(file)?.[1] ?? /^stories\/([A-Z]\w*)\.stories\.tsx$/.exec(file)?.[1] ?? [],
  )
  return [...new Set(names)]
}

/** Screenshots are compared by folder; more than this many folders are compared all at once. */
const MOST_FOLDERS = 3

function screenshotsOf(files: readonly string[]): Step[] {
  const names = componentsOf(files).map((name) => (name === 'Shell' ? 'WholeShell' : name))
  const isAll = files.some((file) => SHARED_LOOK.test(file)) || names.length > MOST_FOLDERS
  if (!isAll && names.length === 0) return []
  return (isAll ? [''] : names).map((name) => ({
    title: name === '' ? 'all screenshots' : `screenshots of ${name}`,
    args: ['scripts/visualTest.ts', ...(name === '' ? [] : ['--only', `${name}/`])],
    fix: `Open .cache/visual/index.html. If the new look is meant: npm run visual -- ${name === '' ? '' : `--only ${name}/ `}--accept "why".`,
    notes: { 2: 'not compared: this machine renders differently. CI compares them.' },
  }))
}
