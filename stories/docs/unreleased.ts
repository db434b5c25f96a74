import { formatNotes } from '../../scripts/release/changesetNotes.ts'

const files = import.meta.glob<string>('../../.changeset/*.md', { query: '?raw', import: 'default', eager: true })

/** Release notes of the next version, from the changesets without their front matter. */
export const unreleased = formatNotes(
  Object.fromEntries(
    Object.entries(files).map(([file, text]) => [
      file,
      text
        .split(/^---\n/m)
        .slice(2)
        .join('---\n'),
    ]),
  ),
)
