import type { Timing } from './interleave.ts'

/** A table of the report: its rows have the same columns. */
export interface Table {
  readonly title: string
  readonly rows: readonly Readonly<Record<string, string | number>>[]
  /** What a reader must know to read it right. */
  readonly notes?: readonly string[]
}

/** A number as it is read: three digits that count. */
export function round(value: number): number {
  return Number.isFinite(value) ? Number(value.toPrecision(3)) : value
}

/** Timings as rows, each with its ratio to one of them. */
export function timingRows(timings: readonly Timing[], base: string): Record<string, string | number>[] {
  const unit = timings.find(({ name }) => name === base)?.median ?? Number.NaN
  return timings.map(({ name, median, low, high }) => ({
    what: name,
    'ns, median': round(median),
    quartiles: `${round(low)}–${round(high)}`,
    [`ratio to ${base}`]: round(median / unit),
  }))
}

/** A table as Markdown. */
export function toMarkdown({ title, rows, notes = [] }: Table): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const line = (cells: readonly unknown[]): string => `| ${cells.join(' | ')} |`
  return [
    `### ${title}`,
    '',
    line(columns),
    line(columns.map((_, index) => (index === 0 ? '---' : '--:'))),
    ...rows.map((row) => line(columns.map((column) => row[column] ?? ''))),
    ...(notes.length > 0 ? ['', ...notes.map((note) => `- ${note}`)] : []),
  ].join('\n')
}
