import { isNightly } from './isNightly.ts'

/** The rows of a matrix that run: at night all of them. */
export interface Rows<Row> extends Array<Row> {
  /** What a title ends with: ` (12 of 96 rows)`, or nothing when all rows run. */
  readonly share: string
}

/**
 * The rule for matrices. On each commit few rows run, with each value of the columns in one of them; at night all.
 */
export const eachValue = <Row extends object>(rows: readonly Row[], columns: readonly (keyof Row)[]): Rows<Row> =>
  toRows(rows, () => chooseRows(rows, (row) => valuesOf(row, columns)))

/** The rule for matrices whose columns influence each other: each pair of values of two columns is in a row. */
export const pairwise = <Row extends object>(rows: readonly Row[], columns: readonly (keyof Row)[]): Rows<Row> =>
  toRows(rows, () =>
    chooseRows(rows, (row) => {
      const values = valuesOf(row, columns)
      return values.flatMap((one, index) => values.slice(index + 1).map((other) => `${one}, ${other}`))
    }),
  )

/**
 * The exception to both rules: on each commit the first rows, or those that a function chooses; at night all. A comment says
 * what shows the others on each commit.
 */
export const someRows = <Row>(rows: readonly Row[], isChosen: number | ((row: Row) => boolean)): Rows<Row> =>
  toRows(rows, () => (typeof isChosen === 'number' ? rows.slice(0, isChosen) : rows.filter(isChosen)))

const toRows = <Row>(all: readonly Row[], choose: () => readonly Row[]): Rows<Row> => {
  const rows = isNightly ? [...all] : [...choose()]
  const share = rows.length === all.length ? '' : ` (${rows.length} of ${all.length} rows)`
  return Object.assign(rows, { share })
}

function valuesOf<Row extends object>(row: Row, columns: readonly (keyof Row)[]): string[] {
  return columns.map((column) => `${String(column)}=${row[column]}`)
}

/** Chooses the row with the most facts that no chosen row has, until all have been chosen; of several, the most varied one. */
function chooseRows<Row>(rows: readonly Row[], factsOf: (row: Row) => readonly string[]): readonly Row[] {
  const uses = new Map<string, number>()
  const chosen = new Set<Row>()
  const usesOf = (fact: string): number => uses.get(fact) ?? 0
  for (;;) {
    let best: { row: Row; added: number; used: number } | undefined
    for (const row of rows) {
      const counts = factsOf(row).map(usesOf)
      const added = counts.filter((count) => count === 0).length
      const used = counts.reduce((sum, count) => sum + count, 0)
      if (added > 0 && (!best || added > best.added || (added === best.added && used < best.used)))
        best = { row, added, used }
    }
    if (!best) return rows.filter((row) => chosen.has(row))
    chosen.add(best.row)
    for (const fact of factsOf(best.row)) uses.set(fact, usesOf(fact) + 1)
  }
}
