import features from '../../tests/features.md?raw'

const TEXTS: ReadonlyMap<string, string> = new Map(
  features.split('\n').flatMap((line): [string, string][] => {
    const [, id, text] = line.split(/(?<!\\)\|/).map((cell) => cell.trim())
    return id && text && /^[FU]\d+[a-z]?$/.test(id) ? [[id, text.replaceAll('\\|', '|')]] : []
  }),
)

/** Returns the text of a row of `tests/features.md` as Markdown; an empty text for an unknown row. */
export const rowText = (row: string): string => escapeNames(TEXTS.get(row) ?? '')

/** Escapes what Markdown reads as emphasis in names such as `blue_desktop_logo`; code is left as it is. */
const escapeNames = (text: string): string =>
  text
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith('`') ? part : part.replace(/[_*]/g, '\\$&')))
    .join('')
