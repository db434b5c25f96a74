import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { judgeApiChange } from './apiChange.ts'
import { API_FOLDER, type ApiReport } from './apiReports.ts'
import { BUMPS, type Bump, bumpOf, type Change, joinChanges } from './change.ts'
import { CONTRACTS_FILE, judgeContracts } from './contracts.ts'
import { readManifest } from './doors.ts'
import type { Facts } from './facts.ts'

/** What the last version was: its reports and contracts, written as it is made. */
export const RELEASED_FOLDER = 'etc/released'

/** A change that waits for the next version. */
export interface Changeset {
  readonly file: string
  readonly bump: Bump
  readonly text: string
}

/** The changesets of a project that wait for its next version. */
export function readChangesets(root: string): Changeset[] {
  const folder = join(root, '.changeset')
  const { name } = readManifest(root)
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .sort()
    .map((file) => {
      const [, head = '', text = ''] =
        /^---\n([\s\S]*?)---\n([\s\S]*)$/.exec(readFileSync(join(folder, file), 'utf8')) ?? []
      const bump: unknown = (parse(head) as Record<string, unknown> | null)?.[name]
      return { file: `.changeset/${file}`, bump: BUMPS.find((one) => one === bump) ?? 'none', text: text.trim() }
    })
}

/** What changed since the last version; everything is new before the first one. */
export function changeSinceRelease(root: string, reports: readonly ApiReport[], contracts: Facts): Change {
  const released = (file: string): string | undefined => {
    const path = join(root, RELEASED_FOLDER, file)
    return existsSync(path) ? readFileSync(path, 'utf8') : undefined
  }
  const old = released('contracts.json')
  const apis = reports.map(({ door, text }) =>
    judgeApiChange(root, door.path, released(`${door.name}.api.md`) ?? '', text),
  )
  const folder = join(root, RELEASED_FOLDER)
  const gone = (existsSync(folder) ? readdirSync(folder) : [])
    .filter((file) => file.endsWith('.api.md') && !reports.some(({ door }) => `${door.name}.api.md` === file))
    .map((file) => `the door of ${file} is gone`)
  return joinChanges([...apis, { major: gone, minor: [] }, judgeContracts(old ? JSON.parse(old) : {}, contracts)])
}

/** What is wrong with the changesets: too small a version for what changed, or one without a word for page teams. */
export function checkChangesets(root: string, change: Change): string[] {
  const changesets = readChangesets(root)
  const declared = changesets.reduce<Bump>((most, { bump }) => (isLess(most, bump) ? bump : most), 'none')
  const needed = bumpOf(change)
  const silent = changesets
    .filter(({ text, bump }) => text === '' || bump === 'none')
    .map(({ file }) => `${file} says nothing: name the package with patch, minor or major, and what page teams notice.`)
  if (!isLess(declared, needed)) return silent
  const reasons = needed === 'major' ? change.major : change.minor
  const listed = reasons.slice(0, 8).map((reason) => `\n    ${reason}`)
  const more = reasons.length > listed.length ? `\n    and ${reasons.length - listed.length} more` : ''
  const said = declared === 'none' ? 'there is no changeset' : `the changesets say ${declared}`
  return [
    ...silent,
    `The next version must be ${needed}, and ${said}. Run "npm run changeset". What changed:${listed.join('')}${more}`,
  ]
}

/** What is wrong with a branch: it changes what page teams rely on and tells them nothing. */
export function checkStory(root: string, since: string): string[] {
  const names = execFileSync('git', ['diff', '--name-only', '--diff-filter=d', `${since}...HEAD`], {
    cwd: root,
    encoding: 'utf8',
  })
  const files = names.split('\n')
  const changed = files.filter((file) => file === CONTRACTS_FILE || file.startsWith(`${API_FOLDER}/`))
  const isVersion = files.some((file) => file.startsWith(`${RELEASED_FOLDER}/`))
  const told = files.some((file) => /^\.changeset\/.+\.md$/.test(file))
  if (changed.length === 0 || told || isVersion) return []
  return [`${changed.join(', ')} changed since ${since} without a changeset. Run "npm run changeset".`]
}

function isLess(a: Bump, b: Bump): boolean {
  return BUMPS.indexOf(a) < BUMPS.indexOf(b)
}
