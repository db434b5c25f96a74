/** The areas of the changelog in its order: what page teams use, by the name of its changeset in `.changeset/`. */
export const AREAS: Readonly<Record<string, string>> = {
  header: 'Header and menus',
  search: 'Search',
  banners: 'Banners and texts',
  components: 'Components',
  urls: 'URLs and config',
  tracking: 'Attribution and consent',
  routers: 'Routers',
  islands: 'Islands',
  embed: 'Pages without React',
  server: 'Servers',
  styles: 'Styles',
  tools: 'Types and tests',
  size: 'Size and speed',
}

/** Kinds of notes in the order of the changelog: their heading, and the smallest version that they need. */
export const KINDS = {
  Breaking: { heading: 'Breaking changes', bump: 'major' },
  Upgrade: { heading: 'Upgrade steps', bump: 'minor' },
  Added: { heading: 'Added', bump: 'minor' },
  Changed: { heading: 'Changed', bump: 'minor' },
  Size: { heading: 'Changed', bump: 'minor' },
  Fixed: { heading: 'Fixed', bump: 'patch' },
} as const

/** A kind of note: the word that it begins with. */
export type NoteKind = keyof typeof KINDS

/** A list item of a changeset. */
export interface Note {
  /** `undefined` if the item begins with no kind. */
  readonly kind: NoteKind | undefined
  /** The item without its mark and kind. */
  readonly text: string
}

/** Returns the area that a changeset is named after, by its path; `undefined` if it is named otherwise. */
export function areaOf(file: string): string | undefined {
  const name = /([^/]+)\.md$/.exec(file)?.[1] ?? ''
  return Object.hasOwn(AREAS, name) ? AREAS[name] : undefined
}

/** Returns the notes of a changeset: its list items, which begin with their kind (`- Fixed: the menu …`). */
export function notesOf(text: string): Note[] {
  return text
    .replaceAll('\r\n', '\n')
    .trim()
    .split(/\n+(?=- )/)
    .map((item) => {
      const [, kind, rest = item] = /^- (\w+): (.*)$/s.exec(item) ?? []
      return kind !== undefined && Object.hasOwn(KINDS, kind)
        ? { kind: kind as NoteKind, text: rest }
        : { kind: undefined, text: item }
    })
}

/** Fixes that are shown. More of them are folded: page teams read what they have to do and can use first. */
const MOST_FIXES = 8

/** Returns the sections of a version's notes: by kind, then by area. Keys are paths of changesets, values their texts. */
export function formatNotes(changesets: Readonly<Record<string, string>>): string {
  const order = Object.values(AREAS)
  const items = Object.entries(changesets)
    .map(([file, text]) => ({ area: areaOf(file) ?? file, notes: notesOf(text) }))
    .sort((one, other) => order.indexOf(one.area) - order.indexOf(other.area))
    .flatMap(({ area, notes }) =>
      notes.map(({ kind, text }) => ({
        heading: KINDS[kind ?? 'Changed'].heading,
        item: `- **${area}**: ${text.charAt(0).toUpperCase()}${text.slice(1)}`,
      })),
    )
  const headings = new Set(Object.values(KINDS).map(({ heading }) => heading))
  return [...headings]
    .map((heading) => ({ heading, list: items.filter((one) => one.heading === heading).map(({ item }) => item) }))
    .filter(({ list }) => list.length > 0)
    .map(({ heading, list }) => {
      const isFolded = heading === KINDS.Fixed.heading && list.length > MOST_FIXES
      const text = list.join('\n')
      return `### ${heading}\n\n${isFolded ? fold(`${list.length} faults are gone`, text) : text}`
    })
    .join('\n\n')
}

const fold = (summary: string, text: string): string =>
  `<details><summary>${summary}</summary>\n\n${text}\n\n</details>`
