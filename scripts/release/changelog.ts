/** Headings of the changelog by the kind of version. */
const HEADINGS: Readonly<Record<string, string>> = {
  Major: 'Breaking changes',
  Minor: 'Added',
  Patch: 'Fixed',
}

/** A paragraph or list item of a minor changeset that begins with this goes below "Changed" instead of "Added". */
const CHANGED = /^(?:- )?Changed: /

/** The area that a paragraph begins with, such as `Header: `. */
const AREA = /^(?:- )?([A-Z][\w ]*): /

/** Returns the entry of a version with its heading; `undefined` without one. */
export function entryOf(changelog: string, version: string): string | undefined {
  const start = changelog.search(new RegExp(`^## ${version.replaceAll('.', '\\.')}(?: |$)`, 'm'))
  if (start < 0) return undefined
  const rest = changelog.slice(start)
  const next = rest.slice(3).search(/^## \d/m)
  return (next < 0 ? rest : rest.slice(0, next + 3)).trim()
}

/**
 * Returns the changelog after `changeset version` in its final form: the entry is below the introduction and has a date and
 * headings.
 */
export function tidyChangelog(before: string, after: string, version: string, day: string): string {
  const lastVersion = before.search(/^## \d/m)
  const entry = entryOf(after, version)
  if (entry === undefined) throw new Error(`CHANGELOG.md has no entry for ${version}.`)
  const [title = '', ...sections] = entry.split(/^### (?=(?:Major|Minor|Patch) Changes$)/m)
  const tidy = [
    title.replace(/^## (.+)$/m, `## $1 (${day})`).trim(),
    ...sections.flatMap((section) => {
      const [, kind = '', text = ''] = /^(\w+) Changes\n+([\s\S]*)/.exec(section) ?? []
      const blocks = blocksOf(text)
      const changed = kind === 'Minor' ? blocks.filter((block) => CHANGED.test(block)) : []
      const others = blocks.filter((block) => !changed.includes(block))
      return [part(HEADINGS[kind] ?? kind, others), part('Changed', changed.map(withoutMark))]
    }),
  ]
  const parts = [before.slice(0, lastVersion).trim(), ...tidy, before.slice(lastVersion).trim()]
  return `${parts.filter((one) => one !== '').join('\n\n')}\n`
}

/** Returns the paragraphs of a section, and the items of its lists one by one. */
function blocksOf(text: string): string[] {
  return text
    .trim()
    .split(/\n{2,}/)
    .flatMap((paragraph) => (paragraph.startsWith('- ') ? paragraph.split(/\n(?=- )/) : [paragraph]))
}

const withoutMark = (block: string): string => {
  const text = block.replace(CHANGED, '')
  const sentence = text.charAt(0).toUpperCase() + text.slice(1)
  return block.startsWith('- ') ? `- ${sentence}` : sentence
}

/** Returns a section of the changelog, sorted by area, its items in one list; empty without blocks. */
function part(heading: string, blocks: readonly string[]): string {
  const text = sortByArea(blocks).reduce((all, block) => {
    const isNextItem = block.startsWith('- ') && /(?:^|\n)- (?:(?!\n\n).)*$/s.test(all)
    return all + (all === '' ? '' : isNextItem ? '\n' : '\n\n') + block
  }, '')
  return text === '' ? '' : `### ${heading}\n\n${text}`
}

/** Sorts paragraphs by area. One without an area stays with the one before, as code does. */
function sortByArea(blocks: readonly string[]): string[] {
  let area = ''
  return blocks
    .map((block) => {
      area = AREA.exec(block)?.[1] ?? area
      return { area, block }
    })
    .sort((one, other) => one.area.localeCompare(other.area))
    .map(({ block }) => block)
}

/** Returns the year of the newest version, which a build may contain: the same whenever it is built. */
export const releaseYear = (changelog: string): number =>
  Number(/^## \S+ \((\d{4})-\d{2}-\d{2}\)/m.exec(changelog)?.[1])
