import { isNightly } from './isNightly.ts'

/**
 * Returns the rows of a matrix that run on each commit: few, with each value of the columns in one of them. At night all.
 */
export function eachValue<Row extends object>(rows: readonly Row[], columns: readonly (keyof Row)[]): readonly Row[] {
  return isNightly ? rows : chooseRows(rows, (row) => columns.map((column) => `${String(column)}=${row[column]}`))
}

/**
 * Returns the rows of a matrix that run on each commit: few, with each pair of values of two columns in one of them. At night
 * all.
 */
export function pairwise<Row extends object>(rows: readonly Row[], columns: readonly (keyof Row)[]): readonly Row[] {
  if (isNightly) return rows
  return chooseRows(rows, (row) => {
    const values = columns.map((column) => `${String(column)}=${row[column]}`)
    return values.flatMap((one, index) => values.slice(index + 1).map((other) => `${one}, ${other}`))
  })
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
