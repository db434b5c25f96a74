import features from '../../docs/features.md?raw'

const TEXTS: ReadonlyMap<string, string> = new Map(
  features.split('\n').flatMap((line): [string, string][] => {
    const [, id, text] = line.split(/(?<!\\)\|/).map((cell) => cell.trim())
    return id && text && /^[FU]\d+[a-z]?$/.test(id) ? [[id, text.replaceAll('\\|', '|')]] : []
  }),
)

/** Returns the text of a row of `docs/features.md`; an empty text for an unknown row. */
export const rowText = (row: string): string => TEXTS.get(row) ?? ''
