/** Release notes of the next version: the text of every changeset, without its front matter. */
export const unreleased = Object.values(
  import.meta.glob<string>('../../.changeset/*.md', { query: '?raw', import: 'default', eager: true }),
)
  .map((text) =>
    text
      .split(/^---\n/m)
      .slice(2)
      .join('---\n')
      // In the changelog, these are below a heading of the kind of change.
      .replace(/^####/gm, '###'),
  )
  .join('\n')
