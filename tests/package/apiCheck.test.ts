import { describe, expect, it } from 'vitest'
import { judgeApiChange } from '../../scripts/checks/apiChange.ts'
import { type ApiReport, buildApiReports, checkApiReports } from '../../scripts/checks/apiReports.ts'
import { changeSinceRelease, checkChangesets } from '../../scripts/checks/changesets.ts'
import { ROOT, type Seeded, seed } from './support/seed.ts'

const SLUGIFY = 'declare function slugify(text: string): string'

/** A built package whose last version is the present one. */
function released(): Seeded {
  const seeded = seed('package.json', 'dist', 'etc/api', '.changeset/config.json')
  for (const { entryPoint, text } of buildApiReports(ROOT)) seeded.write(`etc/released/${entryPoint.name}.api.md`, text)
  return seeded
}

const changeset = (bump: string, text = 'What page teams notice.'): string =>
  `---\n"@jobsite/shell": ${bump}\n---\n\n${text}\n`

/** Returns the problems of changesets for the API only. */
function asked(seeded: Seeded): string[] {
  return checkChangesets(seeded.root, changeSinceRelease(seeded.root, buildApiReports(seeded.root), {}))
}

describe('a report', () => {
  it('that differs from the types is rejected, with the command to update it', () => {
    const seeded = seed('package.json', 'dist', 'etc/api')
    expect(checkApiReports(seeded.root)).toEqual([])
    seeded.change('dist/core.d.cts', SLUGIFY, 'declare function slugify(text: string, most?: number): string')
    expect(checkApiReports(seeded.root)).toEqual([expect.stringMatching(/core\.api\.md.*npm run generate/)])
  })

  it('that is missing for a new entry point is reported, with the command to write it', () => {
    const seeded = seed('package.json', 'dist', 'etc/api')
    seeded.change(
      'package.json',
      '"./package.json":',
      '"./extra": { "types": "./dist/extra.d.ts", "default": "./dist/extra.js" },\n"./package.json":',
    )
    seeded.write('dist/extra.js', 'export const extra = 1\n')
    seeded.write('dist/extra.d.ts', 'export declare const extra: number\n')
    expect(checkApiReports(seeded.root)).toEqual([
      expect.stringMatching(/\.\/extra has no API report.*npm run generate/),
    ])
  })
})

describe('a changed signature', () => {
  it('fails without a changeset', () => {
    const seeded = released()
    expect(asked(seeded)).toEqual([])
    seeded.change('dist/core.d.cts', SLUGIFY, 'declare function slugify(text: string, most?: number): string')
    expect(asked(seeded)).toEqual([expect.stringMatching(/must be minor, but there is no changeset[\s\S]*slugify/)])
    seeded.write('.changeset/more.md', changeset('minor'))
    expect(asked(seeded)).toEqual([])
  })

  it('that breaks fails with a patch, and with a minor version', () => {
    const seeded = released()
    seeded.change('dist/core.d.cts', SLUGIFY, 'declare function slugify(text: string, most: number): string')
    for (const bump of ['patch', 'minor']) {
      seeded.write('.changeset/less.md', changeset(bump))
      expect(asked(seeded)).toEqual([
        expect.stringMatching(new RegExp(`must be major, but the changesets declare ${bump}[\\s\\S]*slugify`)),
      ])
    }
    seeded.write('.changeset/less.md', changeset('major'))
    expect(asked(seeded)).toEqual([])
  })

  it('fails with an empty changeset', () => {
    const seeded = released()
    seeded.write('.changeset/silent.md', changeset('major', ''))
    expect(asked(seeded)).toEqual([expect.stringMatching(/silent\.md is empty/)])
  })
})

describe('the bump of a change', () => {
  const reports = new Map(buildApiReports(ROOT).map((report): [string, ApiReport] => [report.entryPoint.name, report]))

  it.each([
    ['core', 'nothing', 'slugify', 'slugify', 'none'],
    [
      'core',
      'a parameter that may be left out',
      'slugify(text: string)',
      'slugify(text: string, most?: number)',
      'minor',
    ],
    ['core', 'a parameter that must be given', 'slugify(text: string)', 'slugify(text: string, most: number)', 'major'],
    ['core', 'a parameter that takes more', 'slugify(text: string)', 'slugify(text: string | number)', 'minor'],
    [
      'core',
      'a result that may be missing',
      'slugify(text: string): string',
      'slugify(text: string): string | null',
      'major',
    ],
    [
      'core',
      'a name that is exported apart',
      'export function slugify(text: string): string;',
      'function slugify_2(text: string): string;\n\nexport { slugify_2 as slugify }',
      'none',
    ],
    ['core', 'a name that is no longer exported', 'export function slugify(', 'function slugify(', 'major'],
    ['core', 'another name', 'export function slugify(', 'export function slug(', 'major'],
    [
      'core',
      'one page more',
      "export type PageName = 'homepage'",
      "export type PageName = 'blog' | 'homepage'",
      'major',
    ],
    [
      'index',
      'a prop that may be left out',
      '    skipTo?: string | null | undefined;',
      '    skipTo?: string | null | undefined;\n    menu?: string;',
      'minor',
    ],
    [
      'index',
      'a prop that must be given',
      '    skipTo?: string | null | undefined;',
      '    skipTo?: string | null | undefined;\n    menu: string;',
      'major',
    ],
    ['index', 'a prop that is gone', '    skipTo?: string | null | undefined;\n', '', 'major'],
    ['core', 'a parameter that is gone', 'slugify(text: string)', 'slugify()', 'major'],
    ['index', 'a hidden type that loses a member', '    readonly siteName: string;\n', '', 'major'],
    [
      'index',
      'a new export',
      '// @public\nexport function Shell(',
      '// @public\nexport const VERSION: string;\n\n// @public\nexport function Shell(',
      'minor',
    ],
  ])('%s, %s', (entryPoint, _, from, to, kind) => {
    const before = reports.get(entryPoint)?.text ?? ''
    expect(before).toContain(from)
    const { major, minor } = judgeApiChange(ROOT, entryPoint, before, before.replace(from, to))
    expect(major.length > 0 ? 'major' : minor.length > 0 ? 'minor' : 'none').toBe(kind)
  })
})
