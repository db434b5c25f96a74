import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { planSteps } from '../../scripts/ready/planSteps.ts'
import { ROOT } from './support/projectCopy.ts'

const TESTS = globSync('tests/**/*.test.{ts,tsx}', { cwd: ROOT })
const plan = (...files: string[]) => planSteps(files, TESTS, 'main')
const titles = (...files: string[]) => plan(...files).map(({ title }) => title)
const argsOf = (title: string, ...files: string[]) => plan(...files).find((step) => step.title.startsWith(title))?.args

describe('what a change needs before a pull request', () => {
  const UNIT = 'tests that import the changed files'
  const SHOWN = 'changed tests, and tests of what visitors see'
  const CODE = ['format and lint', 'types']
  const SOURCE = ['format and lint', 'imports between folders', 'types']

  it.each([
    ['nothing', [], []],
    ['a page of the documentation', ['docs/theming.md'], ['build', 'generated files', 'checks of the package']],
    ['a rule', ['src/core/text/slugify.ts'], [...SOURCE, 'build', 'generated files', UNIT, 'checks of the package']],
    [
      'a component',
      ['src/components/Footer/Footer.tsx'],
      [...SOURCE, 'build', 'generated files', UNIT, 'checks of the package', 'screenshots of Footer'],
    ],
    [
      'a style that all share',
      ['src/components/tokens.ts'],
      [...SOURCE, 'build', 'generated files', UNIT, 'checks of the package', 'all screenshots'],
    ],
    ['a test', ['tests/browser/search.test.ts'], [...CODE, 'build', UNIT, SHOWN, 'checks of the package']],
    ['a dependency', ['package.json'], [...CODE, 'build', 'generated files', 'checks of the package']],
    ['a workflow', ['.github/workflows/ci.yml'], ['format and lint', 'build', SHOWN]],
  ])('%s', (_, files, steps) => expect(titles(...files)).toEqual(steps))

  it('includes the browser tests that are named after a component', () => {
    const args = argsOf(SHOWN, 'src/components/SideNav/Drawer.tsx')
    expect(args).toEqual(expect.arrayContaining(['tests/browser/sideNav.test.ts', 'tests/browser/sideNavLook.test.ts']))
    expect(args).not.toContain('tests/browser/header.test.ts')
  })

  it('includes checks that the change can fail, and its changeset', () => {
    expect(argsOf('checks', 'src/core/text/slugify.ts')).toEqual(
      expect.arrayContaining(['api', 'contracts', 'changesets', 'docs', 'sizes', 'unused', '--since', 'main']),
    )
    expect(argsOf('checks', 'docs/theming.md')).not.toContain('sizes')
  })

  it.each(['served', 'aNewFolder'])('includes tests of all served pages for src/%s/, which no row names', (folder) => {
    expect(argsOf(SHOWN, `src/${folder}/a.ts`)).toEqual(
      expect.arrayContaining(['tests/site/islandsClicks.test.ts', 'tests/consumers/fragments.test.ts']),
    )
  })

  it('names files and scripts that exist', () => {
    const all = plan(
      'src/embed/a.ts',
      'src/islands/a.ts',
      'src/components/Shell/a.tsx',
      'site/a.ts',
      '.github/workflows/a.yml',
    )
    const files = all.flatMap(({ args }) => args.filter((one) => /^(?:tests|scripts|node_modules)\//.test(one)))
    expect(files.length).toBeGreaterThan(10)
    expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([])
  })

  it('says what to do when a step fails', () => {
    for (const { fix } of plan('src/components/tokens.ts', 'tests/core/slugs.test.ts'))
      expect(fix).toMatch(/^[A-Z].{15}/)
  })
})
