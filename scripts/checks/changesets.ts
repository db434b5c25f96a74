import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseChangesetFile } from '@changesets/parse'
import { changedFiles } from '../changedFiles.ts'
import { entryOf } from '../release/changelog.ts'
import { AREAS, areaOf, formatNotes, KINDS, notesOf } from '../release/changesetNotes.ts'
import { fileAt, git, lastRelease } from '../release/lastRelease.ts'
import { judgeApiChange } from './api/apiChange.ts'
import { API_FILE } from './api/apiReport.ts'
import { BUMPS, type Bump, bumpOf, type Change, joinChanges } from './change.ts'
import type { ContractSnapshot } from './contracts/contractSnapshot.ts'
import { CONTRACTS_FILE, judgeContracts } from './contracts/contracts.ts'
import { readManifest } from './entryPoints.ts'

/** A changeset for the next version. */
export interface Changeset {
  readonly file: string
  readonly bump: Bump
  readonly text: string
}

/** Returns the changesets for the next version. */
export function readChangesets(root: string): Changeset[] {
  const folder = join(root, '.changeset')
  const { name } = readManifest(root)
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .sort()
    .map((file) => {
      const { releases, summary } = readChangeset(readFileSync(join(folder, file), 'utf8'))
      const bump = releases.find((release) => release.name === name)?.type
      return { file: `.changeset/${file}`, bump: BUMPS.find((one) => one === bump) ?? 'none', text: summary.trim() }
    })
}

/** Reads a changeset by its owner's rules; one that these reject names no package. */
function readChangeset(contents: string): ReturnType<typeof parseChangesetFile> {
  try {
    return parseChangesetFile(contents)
  } catch {
    return { releases: [], summary: '' }
  }
}

/**
 * Returns the change since the last version, whose API report and contracts are read from its commit; `null` where this clone
 * does not have that commit.
 */
export function changeSinceRelease(root: string, report: string, contracts: ContractSnapshot): Change | null {
  const commit = lastRelease(root)
  const [oldReport, oldContracts] = [API_FILE, CONTRACTS_FILE].map((file) => commit && fileAt(root, commit, file))
  if (!oldReport || !oldContracts) return null
  return joinChanges([judgeApiChange(root, oldReport, report), judgeContracts(JSON.parse(oldContracts), contracts)])
}

/** Versions that were never published: no page can have used what a later version takes back, if its changesets name that. */
const UNPUBLISHED = ['1.0.0']

/** Returns whether a changeset names what a reason is about: the name that was removed, or the text that took another's place. */
function isTold(reason: string, changesets: readonly Changeset[]): boolean {
  const [, removed, text] = /(?:\.(\w+) was removed|became "([^"]*)")$/.exec(reason) ?? []
  const named = removed === undefined ? text && `"${text}"` : `\`${removed}\``
  return named !== undefined && changesets.some((changeset) => changeset.text.includes(named))
}

/** The problem of a clone that has no commit of the last version. */
export const NOT_COMPARED =
  'The API and the contracts were not compared with the last version: this clone does not have its commit. Run "git fetch --unshallow --tags".'

/** Characters of the notes of a version, at most: three screens, which a page team reads in five minutes. */
export const MOST_CHARACTERS = 12_000

/** The rule for what earns a note, in short; CONTRIBUTING.md has it whole. */
const RULE =
  'Only what a page team notices earns a line, in the one changeset of its area: npm run changeset -- <area> "Fixed: …"'

/** Returns problems of the changesets alone: one that is no area's, items without a kind, too small a version, too much text. */
export function checkNotes(changesets: readonly Changeset[]): string[] {
  const strangers = changesets
    .filter(({ file }) => areaOf(file) === undefined)
    .map(({ file }) => `${file} is not named after an area (${Object.keys(AREAS).join(', ')}). ${RULE}`)
  const items = changesets.flatMap(({ file, bump, text }) =>
    text === '' || bump === 'none'
      ? [`${file} is empty: name the package with patch, minor or major, and describe what page teams notice.`]
      : notesOf(text).flatMap(({ kind, text: note }) => {
          if (kind === undefined)
            return [
              `${file}: "${note.slice(0, 60)}" is no list item with a kind (${Object.keys(KINDS).join(', ')}). ${RULE}`,
            ]
          const needed = KINDS[kind].bump
          return isLess(bump, needed) ? [`${file} declares ${bump}, but "${kind}:" needs ${needed}.`] : []
        }),
  )
  const notes = formatNotes(Object.fromEntries(changesets.map(({ file, text }) => [file, text])))
  return [...strangers, ...items, ...checkLength('The changesets', notes)]
}

/** Returns a problem if the notes of a version are longer than what is read, waiting in changesets or already in the changelog. */
function checkLength(what: string, { length }: string): string[] {
  if (length <= MOST_CHARACTERS) return []
  return [
    `${what} have ${length} characters, at most ${MOST_CHARACTERS} are read. Gather the small lines of an area into one. ${RULE}`,
  ]
}

/** Returns a problem if the changelog's notes of the current version are too long: they are edited until it is published. */
function checkChangelog(root: string): string[] {
  const { version } = readManifest(root)
  const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8')
  return checkLength(`CHANGELOG.md: the notes of ${version}`, entryOf(changelog, version) ?? '')
}

/** Returns problems of the changesets: their notes, or too small a version bump for the change. */
export function checkChangesets(root: string, change: Change): string[] {
  const changesets = readChangesets(root)
  const declared = changesets.reduce<Bump>((most, { bump }) => (isLess(most, bump) ? bump : most), 'none')
  const isUnpublished = UNPUBLISHED.includes(readManifest(root).version)
  const major = change.major.filter((reason) => !isUnpublished || !isTold(reason, changesets))
  const needed = bumpOf({ ...change, major })
  const problems = [...checkNotes(changesets), ...checkChangelog(root)]
  if (!isLess(declared, needed)) return problems
  const reasons = needed === 'major' ? major : change.minor
  const listed = reasons.slice(0, 8).map((reason) => `\n    ${reason}`)
  const more = reasons.length > listed.length ? `\n    and ${reasons.length - listed.length} more` : ''
  const current = declared === 'none' ? 'there is no changeset' : `the changesets declare ${declared}`
  return [...problems, `The next version must be ${needed}, but ${current}. ${RULE} Changes:${listed.join('')}${more}`]
}

/**
 * Returns what is wrong with a branch that changes the product (its sources, API report or contracts) without a line in a
 * changeset. The commit of a version has used them up; sources that no page team notices are excused by a line
 * `Changeset: none` in a commit message.
 */
export function checkBranchChangeset(root: string, since: string): string[] {
  const base = git(root, 'merge-base', since, 'HEAD')
  const files = base === null ? null : changedFiles(root, base)?.filter((file) => existsSync(join(root, file)))
  if (base === null || !files) return [`Git cannot compare this branch with ${since}. Run "git fetch --unshallow".`]
  const isExcused = /^Changeset: none\b/m.test(git(root, 'log', '--format=%B', `${base}..HEAD`) ?? '')
  const needsOne = (file: string): boolean =>
    [API_FILE, CONTRACTS_FILE].includes(file) || (file.startsWith('src/') && !isExcused)
  const changed = files.filter(needsOne)
  const isVersion = git(root, 'diff', '--name-only', '-G"version": "', base, '--', 'package.json') !== ''
  const told = files.some((file) => /^\.changeset\/.+\.md$/.test(file))
  if (changed.length === 0 || told || isVersion) return []
  const listed = changed.slice(0, 5).join(', ') + (changed.length > 5 ? ` and ${changed.length - 5} more` : '')
  return [
    `${listed} changed since ${since} without a changeset. ${RULE} If no page team notices: a line "Changeset: none" in the commit message.`,
  ]
}

function isLess(a: Bump, b: Bump): boolean {
  return BUMPS.indexOf(a) < BUMPS.indexOf(b)
}
