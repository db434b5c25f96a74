import { execFileSync } from 'node:child_process'
import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { judgeApiChange } from '../../scripts/checks/api/apiChange.ts'
import { API_FILE, buildApiReport } from '../../scripts/checks/api/apiReport.ts'
import { checkReachedTypes } from '../../scripts/checks/api/reachedTypes.ts'
import { NO_CHANGE } from '../../scripts/checks/change.ts'
import {
  changeSinceRelease,
  checkChangesets,
  checkNotes,
  MOST_CHARACTERS,
  readChangesets,
} from '../../scripts/checks/changesets.ts'
import { CHECKS } from '../../scripts/checks/checks.ts'
import { CONTRACTS_FILE } from '../../scripts/checks/contracts/contracts.ts'
import { addNote } from '../../scripts/release/addNote.ts'
import { copyParts, emptyFolder, ROOT } from './support/projectCopy.ts'

const SLUGIFY = 'declare function slugify(text: string): string'

describe('the report', () => {
  const OUTDATED = [expect.stringMatching(/etc\/api\.md.*npm run generate/)]

  it('that differs from the types is rejected, with the command to update it', async () => {
    const copy = copyParts('package.json', 'dist', 'docs', API_FILE)
    expect(await CHECKS.api(copy.root)).toEqual([])
    copy.change('dist/core.d.cts', SLUGIFY, 'declare function slugify(text: string, most?: number): string')
    expect(await CHECKS.api(copy.root)).toEqual(OUTDATED)
  })

  it('that misses a new entry point is rejected', async () => {
    const copy = copyParts('package.json', 'dist', 'docs', API_FILE)
    copy.change(
      'package.json',
      '"./package.json":',
      '"./extra": { "types": "./dist/extra.d.ts", "default": "./dist/extra.js" },\n"./package.json":',
    )
    copy.write('dist/extra.js', 'export const extra = 1\n')
    copy.write('dist/extra.d.ts', 'export declare const extra: number\n')
    expect(await CHECKS.api(copy.root)).toEqual(OUTDATED)
  })
})

describe('an exported type', () => {
  const { text } = buildApiReport(ROOT)
  const LIST = 'declare namespace core {\n    export {\n'
  const UNREACHED = [expect.stringMatching(/^The type core\.Planted .* no exported value uses it/)]

  it.each([
    ['that nothing uses', 'interface Planted {}', 'Planted', UNREACHED],
    ['that only itself uses', 'type Planted = readonly Planted[];', 'Planted', UNREACHED],
    [
      'whose name a parameter and a member have',
      'type Planted = 1;\nfunction f(Planted: { Planted: 1 }): 1;',
      'f, Planted',
      UNREACHED,
    ],
    [
      'whose name a type parameter has',
      'type Planted = 1;\nfunction f<Planted>(one: Planted): Planted;',
      'f, Planted',
      UNREACHED,
    ],
    [
      'that a value uses which is not exported',
      'type Planted = 1;\nfunction f(one: Planted): 1;',
      'Planted',
      UNREACHED,
    ],
    ['of a parameter', 'type Planted = 1;\nfunction f(one: Planted): 1;', 'f, Planted', []],
    [
      'of a type that a result has',
      'type Planted = 1;\ninterface A extends B<Planted> {}\nfunction f(): A[];',
      'f, Planted',
      [],
    ],
    ['that has a value of the same name', 'const Planted: 1;', 'Planted', []],
  ])('%s', (_, declarations, exports, problems) => {
    const planted = text.replace(LIST, `${declarations}\n\n${LIST}${exports},\n`)
    expect(planted).not.toBe(text)
    expect(checkReachedTypes(ROOT, planted)).toEqual(problems)
  })

  it('that a page names is not reported, until the page does not', () => {
    const copy = copyParts('package.json', 'docs')
    expect(checkReachedTypes(copy.root, text)).toEqual([])
    copy.change('docs/events.md', '`StoredSearch` of', '`params` of')
    expect(checkReachedTypes(copy.root, text)).toEqual([expect.stringMatching(/core\.StoredSearch/)])
  })
})

describe('the changesets', () => {
  const BREAK = { major: ['core.slugify is not compatible with its old type'], minor: [] }
  const ADDITION = { major: [], minor: ['core.slugify has a wider type'] }

  it.each([
    ['no changeset', 'no change', NO_CHANGE, []],
    ['no changeset', 'an addition', ADDITION, [/must be minor, but there is no changeset[\s\S]*slugify/]],
    ['minor', 'an addition', ADDITION, []],
    ['patch', 'a break', BREAK, [/must be major, but the changesets declare patch[\s\S]*slugify/]],
    ['minor', 'a break', BREAK, [/must be major, but the changesets declare minor/]],
    ['major', 'a break', BREAK, []],
    ['major without a text', 'a break', BREAK, [/urls\.md is empty/]],
  ])('%s for %s', (declared, _, change, problems) => {
    const copy = copyParts('package.json', 'CHANGELOG.md', '.changeset/config.json')
    const [bump, ...rest] = declared.split(' ')
    const text = rest.length === 0 ? '- Fixed: what page teams notice.' : ''
    if (bump !== 'no') copy.write('.changeset/urls.md', `---\n"@jobsite/shell": ${bump}\n---\n\n${text}\n`)
    expect(checkChangesets(copy.root, change)).toEqual(problems.map((problem) => expect.stringMatching(problem)))
  })

  it.each([
    [
      'one for each area',
      [
        ['header', 'patch', '- Fixed: a menu.'],
        ['search', 'minor', '- Added: a key.\n- Fixed: a list.'],
      ],
      [],
    ],
    [
      'one of its own',
      [['second-fix', 'patch', '- Fixed: a menu.']],
      [/second-fix\.md is not named after an area \(header, search,.*npm run changeset/],
    ],
    [
      'a text without a kind',
      [['header', 'patch', 'A menu.']],
      [/header\.md: "A menu\." is no list item with a kind \(.*Added.*Only what a page team notices/],
    ],
    ['a kind without a place', [['header', 'patch', '- Fixed: a menu.\n- Header: a menu.']], [/"- Header: a menu\."/]],
    [
      'too small a version',
      [['header', 'patch', '- Added: a menu.']],
      [/header\.md declares patch, but "Added:" needs minor/],
    ],
    [
      'a pile',
      [['header', 'patch', `- Fixed: a menu${' that opens'.repeat(MOST_CHARACTERS / 10)}.`]],
      [/have \d+ characters, at most 12000 are read\. Gather/],
    ],
  ] as const)('%s', (_, changesets, problems) => {
    const waiting = changesets.map(([name, bump, text]) => ({ file: `.changeset/${name}.md`, bump, text }))
    expect(checkNotes(waiting)).toEqual(problems.map((problem) => expect.stringMatching(problem)))
  })

  it('have a limit in the changelog too, where a version waits to be published', () => {
    const copy = copyParts('package.json', 'CHANGELOG.md', '.changeset/config.json')
    expect(checkChangesets(copy.root, NO_CHANGE)).toEqual([])
    copy.change('CHANGELOG.md', '### Fixed\n', `### Fixed\n\n- ${'A menu opens. '.repeat(MOST_CHARACTERS / 10)}`)
    expect(checkChangesets(copy.root, NO_CHANGE)).toEqual([
      expect.stringMatching(/CHANGELOG\.md: the notes of \d+\.\d+\.\d+ have \d+ characters, at most 12000/),
    ])
  })

  it('are added to by a command, which raises the version that they declare', () => {
    const copy = copyParts('package.json', '.changeset/config.json')
    expect(addNote(copy.root, 'header', 'Fixed: a menu.')).toBe('.changeset/header.md')
    expect(copy.read('.changeset/header.md')).toBe('---\n"@jobsite/shell": patch\n---\n\n- Fixed: a menu.\n')
    addNote(copy.root, 'header', 'Added: a key.')
    addNote(copy.root, 'header', 'Fixed: a list.')
    expect(readChangesets(copy.root)).toEqual([
      { file: '.changeset/header.md', bump: 'minor', text: '- Fixed: a menu.\n- Added: a key.\n- Fixed: a list.' },
    ])
    expect(checkNotes(readChangesets(copy.root))).toEqual([])
    expect(() => addNote(copy.root, 'menu', 'Fixed: a menu.')).toThrow(/<header\|search\|/)
    expect(() => addNote(copy.root, 'header', 'A menu.')).toThrow(/Breaking\|.*Fixed/)
  })

  it('are read with the line ends of every system, and each by its owner’s rules', () => {
    const copy = copyParts('package.json', '.changeset/config.json')
    copy.write('.changeset/windows.md', '---\r\n"@jobsite/shell": patch\r\n---\r\n\r\nCookies: a fix.\r\nMore.\r\n')
    copy.write('.changeset/quoted.md', "\n---\n'@jobsite/shell': minor\n---\nServices: an addition.")
    copy.write('.changeset/wrong.md', '---\n"@jobsite/shell": huge\n---\n\nA text.')
    expect(readChangesets(copy.root)).toEqual([
      { file: '.changeset/quoted.md', bump: 'minor', text: 'Services: an addition.' },
      { file: '.changeset/windows.md', bump: 'patch', text: expect.stringMatching(/^Cookies: a fix\.\r?\nMore\.$/) },
      { file: '.changeset/wrong.md', bump: 'none', text: '' },
    ])
  })

  describe('are for the change since the last version', () => {
    const { text } = buildApiReport(ROOT)
    const CHANGE = { major: ['roots › header was removed'], minor: [expect.stringContaining('slugify')] }
    const changed = text.replace('slugify(text: string)', 'slugify(text: string, most?: number)')
    const changeOf = (root: string) => changeSinceRelease(root, changed, {})
    const git = (root: string, ...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@localhost', ...args], { cwd: root })
    /** Two commits: a version, and a later one whose report is no longer that of the version. */
    const project = () => {
      const copy = emptyFolder()
      symlinkSync(join(ROOT, 'node_modules'), join(copy.root, 'node_modules'))
      copy.write('.gitignore', 'node_modules\n')
      copy.write('package.json', JSON.stringify({ name: '@jobsite/shell', version: '1.0.0' }, null, 2))
      copy.write('CHANGELOG.md', '## 1.0.0 (2026-11-23)\n')
      copy.write(API_FILE, text)
      copy.write(CONTRACTS_FILE, '{"roots":{"header":"data-shell"}}')
      git(copy.root, 'init', '--quiet', '--initial-branch=main')
      git(copy.root, 'add', '--all')
      git(copy.root, 'commit', '--quiet', '--message=release: 1.0.0')
      copy.write(API_FILE, changed)
      copy.write(CONTRACTS_FILE, '{}')
      git(copy.root, 'commit', '--quiet', '--all', '--message=change')
      return copy
    }

    it('by the commit of its tag', () => {
      const { root } = project()
      git(root, 'tag', 'v1.0.0')
      expect(changeOf(root)).toEqual({ major: [], minor: [] })
      git(root, 'tag', '--force', 'v1.0.0', 'HEAD^')
      expect(changeOf(root)).toEqual(CHANGE)
    })

    it('without tags, by the commit that changed the version', () => {
      expect(changeOf(project().root)).toEqual(CHANGE)
    })

    it('not compared in a shallow clone or without Git, which is a problem of a release only', async () => {
      const { root } = project()
      const shallow = emptyFolder()
      git(shallow.root, 'clone', '--quiet', '--depth=1', `file://${root}`, 'clone')
      const clone = join(shallow.root, 'clone')
      expect(changeOf(clone)).toBeNull()
      const withoutGit = emptyFolder()
      withoutGit.write('package.json', '{ "version": "1.0.0" }')
      expect(changeOf(withoutGit.root)).toBeNull()
      shallow.write(
        'clone/.changeset/urls.md',
        '---\n"@jobsite/shell": patch\n---\n\n- Fixed: what page teams notice.\n',
      )
      const log = vi.spyOn(console, 'log').mockImplementation(() => {})
      expect(await CHECKS.changesets(clone)).toEqual([])
      expect(log).toHaveBeenCalledWith(expect.stringMatching(/were not compared with the last version/))
      log.mockRestore()
      expect(await CHECKS.changesets(clone, true)).toEqual([expect.stringMatching(/git fetch --unshallow --tags/)])
    })
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
