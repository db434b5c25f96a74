import { createHash } from 'node:crypto'
import type { ChangedScreenshot } from './compareWithBaselines.ts'

/** Where the screenshots of a pull request are. */
export interface SummaryLinks {
  /** URL of the repository without a slash at its end, for example `https://github.com/jobsite/shell`. */
  readonly repository: string
  /** Repository and commit that the pull request is compared with, and its own, which may be a fork's. */
  readonly before: Revision
  readonly after: Revision
  /** Folder of the baselines in the repository. */
  readonly folder: string
  /** Number of the pull request. @default none: no links to its files */
  readonly pullRequest?: string
  /** URL of the published preview, with a slash at its end. @default none: no links to it, and no images of differences */
  readonly preview?: string
}

/** A commit of a repository, for example `jobsite/shell` and its hash. */
export interface Revision {
  readonly name: string
  readonly commit: string
}

/** GitHub cuts summaries and comments off: more rows are counted. */
const MOST_ROWS = 40

/** Width of an image in the table, in CSS pixels. */
const WIDTH = 260

/** Returns what a pull request changes visibly, as Markdown: counts, and each screenshot before, after and as a difference. */
export function summarizeChanges(changes: readonly ChangedScreenshot[], links: SummaryLinks): string {
  const { preview, after } = links
  const shown = changes.slice(0, MOST_ROWS)
  const left = changes.length - shown.length
  return [
    '<!-- visual-changes -->',
    `## ${titleOf(changes)}`,
    '',
    countsOf(changes),
    '',
    ...(shown.length > 0
      ? [
          '| Story | Before | After | Difference |',
          '| --- | --- | --- | --- |',
          ...shown.map((change) => rowOf(change, links)),
          '',
        ]
      : []),
    ...(left > 0 ? [`And ${left} more, in the report.`, ''] : []),
    preview
      ? `[Storybook of this pull request](${preview}) · [report of all changes](${preview}visual/index.html) · commit ${after.commit.slice(0, 7)}`
      : `Storybook and report are artifacts of this run: \`storybook\`, \`visual-changes\`. Commit ${after.commit.slice(0, 7)}`,
    '',
  ].join('\n')
}

/** Returns the number of changes in words. */
export const titleOf = ({ length }: readonly ChangedScreenshot[]): string =>
  length === 0 ? 'No screenshot changed' : `${length} ${length === 1 ? 'screenshot' : 'screenshots'} changed`

function countsOf(changes: readonly ChangedScreenshot[]): string {
  if (changes.length === 0) return 'All accepted screenshots are those of the branch that this is meant for.'
  const counts = new Map<string, number>()
  for (const { before, after, isBroken } of changes) {
    const kind = isBroken ? 'failing' : !before ? 'new' : after ? 'different' : 'removed'
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }
  return [...counts].map(([kind, count]) => `${count} ${kind}`).join(', ')
}

function rowOf(
  { file, baseline = file, name, what, before, after, difference }: ChangedScreenshot,
  links: SummaryLinks,
): string {
  const { repository, folder, pullRequest, preview } = links
  const path = `${folder}/${baseline}`
  const files =
    pullRequest && `${repository}/pull/${pullRequest}/files#diff-${createHash('sha256').update(path).digest('hex')}`
  const report = preview && `${preview}visual/${file.replace(/\.png$/, '.difference.png')}`
  const images = [
    before ? imageOf(`Before: ${name}`, rawUrl(links.before, path)) : '–',
    after ? imageOf(`After: ${name}`, rawUrl(links.after, path)) : '–',
    difference && report ? imageOf(`Difference: ${name}`, report) : '–',
  ]
  const compare = files && before && after ? `<br>[Swipe](${files})` : ''
  return `| ${escapeCell(name)}<br>${escapeCell(what)}${compare} | ${images.join(' | ')} |`
}

const rawUrl = ({ name, commit }: Revision, path: string): string =>
  `https://raw.githubusercontent.com/${name}/${commit}/${encodeURI(path)}`

const imageOf = (alt: string, url: string): string =>
  `<a href="${url}"><img alt="${escapeCell(alt).replaceAll('"', '&quot;')}" src="${url}" width="${WIDTH}"></a>`

const escapeCell = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('|', '\\|').replace(/\s+/g, ' ')
