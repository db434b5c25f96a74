/** Returns the entry of a version with its heading; `undefined` without one. */
export function entryOf(changelog: string, version: string): string | undefined {
  const start = changelog.search(new RegExp(`^## ${version.replaceAll('.', '\\.')}(?: |$)`, 'm'))
  if (start < 0) return undefined
  const rest = changelog.slice(start)
  const next = rest.slice(3).search(/^## \d/m)
  return (next < 0 ? rest : rest.slice(0, next + 3)).trim()
}

/** Returns the changelog with the entry of a new version above the last one. */
export function addEntry(changelog: string, version: string, day: string, notes: string): string {
  const start = changelog.search(/^## \d/m)
  const last = start < 0 ? changelog.length : start
  const parts = [changelog.slice(0, last), `## ${version} (${day})`, notes, changelog.slice(last)]
  return `${parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join('\n\n')}\n`
}

/** Returns the year of the newest version, which a build may contain: the same whenever it is built. */
export const releaseYear = (changelog: string): number =>
  Number(/^## \S+ \((\d{4})-\d{2}-\d{2}\)/m.exec(changelog)?.[1])
