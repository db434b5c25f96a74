/** What page teams read instead of the kinds of version. */
const HEADINGS: Readonly<Record<string, string>> = {
  Major: 'What you have to change',
  Minor: 'New',
  Patch: 'Mended',
}

/** The entry of one version, with its heading; `undefined` where there is none. */
export function entryOf(changelog: string, version: string): string | undefined {
  const start = changelog.search(new RegExp(`^## ${version.replaceAll('.', '\\.')}(?: |$)`, 'm'))
  if (start < 0) return undefined
  const rest = changelog.slice(start)
  const next = rest.slice(3).search(/^## \d/m)
  return (next < 0 ? rest : rest.slice(0, next + 3)).trim()
}

/**
 * A changelog after `changeset version`, as page teams read it: the entry below the introduction, with its day, headings
 * that say what to do, and none in the first version, in which everything is new.
 */
export function tidyChangelog(before: string, after: string, version: string, day: string): string {
  const firstVersion = before.search(/^## \d/m)
  const [head, older] = firstVersion < 0 ? [before, ''] : [before.slice(0, firstVersion), before.slice(firstVersion)]
  const afterTitle = before.slice(before.indexOf('\n') + 1).trim()
  const raw = entryOf(after, version)
  if (raw === undefined) throw new Error(`CHANGELOG.md has no entry for ${version}.`)
  const entry =
    firstVersion < 0 && afterTitle !== '' && raw.endsWith(afterTitle) ? raw.slice(0, -afterTitle.length) : raw
  const tidy = entry
    .replace(/^## (.+)$/m, `## $1 (${day})`)
    .replace(/^### (Major|Minor|Patch) Changes\n+/gm, (_, kind: string) =>
      firstVersion < 0 ? '' : `### ${HEADINGS[kind]}\n\n`,
    )
    .trim()
  return `${[head.trim(), tidy, older.trim()].filter((part) => part !== '').join('\n\n')}\n`
}
