import { median, type Timing } from './interleave.ts'

/** A table of the report: its rows have the same columns. */
export interface Table {
  readonly title: string
  readonly rows: readonly Readonly<Record<string, string | number>>[]
  /** Notes that a reader needs to interpret the table. */
  readonly notes?: readonly string[]
}

/** Rounds to three significant digits. */
export function round(value: number): number {
  return Number.isFinite(value) ? Number(value.toPrecision(3)) : value
}

/**
 * Returns timings as rows, each with its ratio to the task `base`: the median of the ratios of the rounds, because a busy
 * machine slows down whole rounds.
 */
export function timingRows(timings: readonly Timing[], base: string): Record<string, string | number>[] {
  const unit = timings.find(({ name }) => name === base)?.times ?? []
  return timings.map(({ name, times, median: middle, low, high }) => ({
    what: name,
    'ns, median': round(middle),
    quartiles: `${round(low)}–${round(high)}`,
    [`ratio to ${base}`]: round(median(times.map((time, at) => time / (unit[at] ?? Number.NaN)))),
  }))
}

/** Returns a table as Markdown. */
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
