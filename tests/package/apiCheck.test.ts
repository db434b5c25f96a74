import { describe, expect, it } from 'vitest'
import { judgeApiChange } from '../../scripts/checks/apiChange.ts'
import { API_FILE, buildApiReport } from '../../scripts/checks/apiReport.ts'
import { changeSinceRelease, checkChangesets } from '../../scripts/checks/changesets.ts'
import { CHECKS } from '../../scripts/checks/checks.ts'
import { ROOT, type Seeded, seed } from './support/seed.ts'

const SLUGIFY = 'declare function slugify(text: string): string'

/** A built package whose last version is the present one. */
function released(): Seeded {
  const seeded = seed('package.json', 'dist', '.changeset/config.json')
  seeded.write('etc/released/api.md', buildApiReport(ROOT).text)
  seeded.write('etc/released/contracts.json', '{}')
  return seeded
}

const changeset = (bump: string, text = 'What page teams notice.'): string =>
  `---\n"@jobsite/shell": ${bump}\n---\n\n${text}\n`

/** Returns the problems of changesets for the API only. */
function asked(seeded: Seeded): string[] {
  return checkChangesets(seeded.root, changeSinceRelease(seeded.root, buildApiReport(seeded.root).text, {}))
}

describe('the report', () => {
  const OUTDATED = [expect.stringMatching(/etc\/api\.md.*npm run generate/)]

  it('that differs from the types is rejected, with the command to update it', async () => {
    const seeded = seed('package.json', 'dist', API_FILE)
    expect(await CHECKS.api(seeded.root)).toEqual([])
    seeded.change('dist/core.d.cts', SLUGIFY, 'declare function slugify(text: string, most?: number): string')
    expect(await CHECKS.api(seeded.root)).toEqual(OUTDATED)
  })

  it('that misses a new entry point is rejected', async () => {
    const seeded = seed('package.json', 'dist', API_FILE)
    seeded.change(
      'package.json',
      '"./package.json":',
      '"./extra": { "types": "./dist/extra.d.ts", "default": "./dist/extra.js" },\n"./package.json":',
    )
    seeded.write('dist/extra.js', 'export const extra = 1\n')
    seeded.write('dist/extra.d.ts', 'export declare const extra: number\n')
    expect(await CHECKS.api(seeded.root)).toEqual(OUTDATED)
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

  it('that breaks fails with a patch, with a minor version, and with an empty changeset', () => {
    const seeded = released()
    seeded.change('dist/core.d.cts', SLUGIFY, 'declare function slugify(text: string, most: number): string')
    for (const bump of ['patch', 'minor']) {
      seeded.write('.changeset/less.md', changeset(bump))
      expect(asked(seeded)).toEqual([
        expect.stringMatching(new RegExp(`must be major, but the changesets declare ${bump}[\\s\\S]*slugify`)),
      ])
    }
    seeded.write('.changeset/less.md', changeset('major', ''))
    expect(asked(seeded)).toEqual([expect.stringMatching(/less\.md is empty/)])
    seeded.write('.changeset/less.md', changeset('major'))
    expect(asked(seeded)).toEqual([])
  })
})

describe('the bump of a change', () => {
  const before = buildApiReport(ROOT).text
  const PROP = '    skipTo?: string | null | undefined;\n'

  it.each([
    ['nothing', 'slugify', 'slugify', 'none'],
    ['a parameter that may be left out', 'slugify(text: string)', 'slugify(text: string, most?: number)', 'minor'],
    ['a parameter that must be given', 'slugify(text: string)', 'slugify(text: string, most: number)', 'major'],
    ['a parameter with another name', 'slugify(text: string)', 'slugify(words: string)', 'none'],
    ['a parameter that takes more', 'slugify(text: string)', 'slugify(text: string | number)', 'minor'],
    ['a result that may be missing', 'slugify(text: string): string', 'slugify(text: string): string | null', 'major'],
    ['a parameter that is gone', 'slugify(text: string)', 'slugify()', 'major'],
    ['a declaration with another number', /\bTrackEvent_2\b/g, 'TrackEvent_3', 'none'],
    ['a name that is no longer exported', '        slugify,\n', '', 'major'],
    ['another name', '        slugify,\n', '        slugify as slug,\n', 'major'],
    ['an entry point that is gone', /declare namespace testing \{[^}]*\}\s*\}/, '', 'major'],
    ['one page more', "type PageName = 'homepage'", "type PageName = 'blog' | 'homepage'", 'major'],
    ['a prop that may be left out', PROP, `${PROP}    menu?: string;\n`, 'minor'],
    ['a prop that must be given', PROP, `${PROP}    menu: string;\n`, 'major'],
    ['a prop that is gone', PROP, '', 'major'],
    ['a hidden type that loses a member', '    readonly siteName: string;\n', '', 'major'],
    [
      'a new export',
      'declare namespace core {\n    export {\n',
      'const VERSION: string;\n\ndeclare namespace core {\n    export {\n        VERSION,\n',
      'minor',
    ],
  ])('%s', (_, from, to, kind) => {
    const after = before.replace(from, to)
    if (from !== to) expect(after).not.toBe(before)
    const { major, minor } = judgeApiChange(ROOT, before, after)
    expect(major.length > 0 ? 'major' : minor.length > 0 ? 'minor' : 'none').toBe(kind)
  })
})
