import { round, type Table } from './support/report.ts'

/** What a figure should be: at least this, and as wanted. Both are upper limits, unless `isSpeed` says that more is better. */
interface Target {
  readonly least: number
  /** @default least */
  readonly want?: number
  readonly isSpeed?: true
}

/**
 * Every figure that has a target, in the order of the table in `docs/performance.md`. Ratios have no unit; "over React" is
 * without what React alone takes. A part of the bench returns the figures that it measures.
 */
export const TARGETS = {
  'islands: first script over React, rolldown, KB': { least: 8, want: 6 },
  'islands: first script over React, esbuild, KB': { least: 8, want: 6 },
  'islands: files until idle without the page’s own, rolldown': { least: 3, want: 2 },
  'islands: files until idle without the page’s own, esbuild': { least: 3, want: 2 },
  'islands: after idle, main thread, to Radix': { least: 0.5, want: 0.35 },
  'islands: after idle, main thread, to plain React': { least: 1, want: 0.6 },
  'islands: without page view, main thread, to Radix': { least: 0.3, want: 0.2 },
  'islands: after idle, script, to plain React': { least: 0.5, want: 0.35 },
  'islands: after idle, heap, to Carbon': { least: 0.3, want: 0.2 },
  'islands: page view, main thread, ms': { least: 4, want: 3 },
  'islands with useShell: first script over React, rolldown, KB': { least: 26, want: 16 },
  'light script, KB': { least: 8, want: 6 },
  'light script: page view, KB': { least: 6, want: 5 },
  'full embed script, KB': { least: 100 },
  'main: first script over React, rolldown, KB': { least: 45, want: 15 },
  'main: client render, main thread, to plain React': { least: 1.5, want: 1 },
  'touch to the side navigation, after first paint, to the second': { least: 1 },
  'touch to the side navigation, after first paint, ms': { least: 735, want: 150 },
  'touch to the side navigation, 2.5 s later, ms': { least: 463, want: 150 },
  'touch to the location sheet, after first paint: frame, ms': { least: 1700, want: 150 },
  'touch to the location sheet, after first paint: content, ms': { least: 1700, want: 500 },
  'touch to the location sheet, 2.5 s later: frame, ms': { least: 375, want: 150 },
  'touch to the location sheet, 2.5 s later: content, ms': { least: 500 },
  'touch to the keyword sheet, after first paint, ms': { least: 1700, want: 500 },
  'touch to the keyword sheet, 2.5 s later, ms': { least: 500 },
  'islands: hydrating the search on demand, script, to plain React’s header': { least: 1.5, want: 1 },
  'renderShell, cached, 5,000 URLs, to plain React': { least: 0.3, want: 0.1 },
  'renderShell, cached, 5,000 URLs, logged in, to plain React': { least: 0.3, want: 0.1 },
  'server render, one sheet a process, to plain React': { least: 1.5, want: 1.3 },
  'HTML without styles, KB': { least: 5 },
  'elements, to plain React': { least: 1.1, want: 1.02 },
  'islands: layout shift': { least: 0 },
  'main: layout shift': { least: 0 },
  'islands: calls a scroll event': { least: 0 },
  'islands: 200 mounts: nodes and listeners left': { least: 0 },
  'main: 200 mounts: nodes and listeners left': { least: 0 },
  'islands: 200 mounts: objects, functions and strings left, KB': { least: 1 },
  'main: 200 mounts: objects, functions and strings left, KB': { least: 1 },
  'slug, times as fast as slugify': { least: 5, want: 8, isSpeed: true },
  'localizeUrl, 10,000 pairs to 38': { least: 2, want: 1.5 },
  'localizeUrl for the first time, to code by hand': { least: 1.5, want: 1.1 },
  'search URL, to code by hand': { least: 1.5, want: 1.1 },
  'attribution: cookie reads and writes, first page view': { least: 3 },
  'attribution: cookie reads and writes, later page view': { least: 2 },
} as const satisfies Record<string, Target>

/** Name of a figure. */
export type FigureName = keyof typeof TARGETS

/** Measured figures. */
export type Figures = Partial<Record<FigureName, number>>

/** What a part of the bench measures. */
export interface Part {
  readonly tables: readonly Table[]
  readonly figures?: Figures
}

/** Returns the table of all targets. */
export function targetTable(figures: Figures): Table {
  return {
    title: 'All targets',
    rows: (Object.entries(TARGETS) as [FigureName, Target][]).map(([figure, target]) => {
      const { least, want = least, isSpeed } = target
      const measured = figures[figure]
      const reached = measured === undefined ? undefined : round(measured)
      const meets = (limit: number): boolean => reached !== undefined && (isSpeed ? reached >= limit : reached <= limit)
      return {
        figure,
        'at least': least,
        'we want': want,
        reached: reached ?? 'not measured',
        '': reached === undefined ? '' : meets(want) ? 'reached' : meets(least) ? 'at least' : 'missed',
      }
    }),
  }
}
