import type { Named } from '../named.ts'
import { table } from '../table.ts'
import { namedRow } from './namedRow.ts'

/**
 * Creates a frozen table from a text, which is smaller than code: a row on each line, `id|Vietnamese name|English name`.
 * Without an English name, it is the Vietnamese one without diacritics.
 */
/* @__NO_SIDE_EFFECTS__ */
export const namedTable = (text: string): readonly Named[] =>
  table(() =>
    text
      .trim()
      .split('\n')
      .map((line) => {
        const [id, name = '', nameEn] = line.split('|')
        return namedRow(Number(id), name, nameEn ?? withoutDiacritics(name))
      }),
  )

const withoutDiacritics = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd').replaceAll('Đ', 'D')
