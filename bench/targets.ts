import { round, type Table } from './support/report.ts'

/** What a figure should be: at least this, and as wanted. Both are upper limits, unless `isSpeed` says that more is better. */
interface Target {
  readonly least: number
  /** @default least */
  readonly want?: number
  readonly isSpeed?: true
}

/**
 * Every figure that has a target, in the order of the table in `docs/performance.md`. Ratios have no unit. Bytes, files and
 * times of scripts are without React; files also without the page's own. A part of the bench returns the figures that it
 * measures.
 */
export const TARGETS = {
  // A served page until it is idle
  'islands: functions called until idle, over React alone': { least: 60, want: 25 },
  'islands: main thread until idle, to Radix': { least: 0.5, want: 0.3 },
  'islands: main thread until idle, to plain React': { least: 1, want: 0.6 },
  'islands: heap, to Carbon': { least: 0.3, want: 0.2 },
  'islands: files until idle, rolldown': { least: 3, want: 2 },
  'islands: files until idle, esbuild': { least: 3, want: 2 },
  'islands: KB until idle, rolldown': { least: 11, want: 9 },
  'islands: KB until idle, esbuild': { least: 11, want: 9 },
  'islands: first script, KB, rolldown': { least: 4, want: 2.5 },
  'islands: first script, KB, esbuild': { least: 4, want: 2.5 },
  'islands with useShell: first script, KB': { least: 26, want: 12 },
  'light script, KB': { least: 8, want: 6 },
  'light script: page view, KB': { least: 6, want: 5 },
  // First use
  'a mouse crosses the header: files requested': { least: 0 },
  'a mouse crosses the header: calls over plain React': { least: 0 },
  'islands: first opening of a menu, main thread, to plain React': { least: 2, want: 1.5 },
  'islands: renderer on first use, KB': { least: 70, want: 45 },
  'full embed script, KB': { least: 70, want: 45 },
  'islands: hydrating the search on demand, script, to plain React’s header': { least: 1.5, want: 1 },
  'touch to the side navigation, after first paint, ms': { least: 582, want: 150 },
  'touch to the side navigation, 2.5 s later, ms': { least: 203, want: 150 },
  'touch to the location sheet, after first paint: frame, ms': { least: 746, want: 150 },
  'touch to the location sheet, after first paint: content, ms': { least: 1700, want: 500 },
  'touch to the location sheet, 2.5 s later: frame, ms': { least: 204, want: 150 },
  'touch to the location sheet, 2.5 s later: content, ms': { least: 500 },
  'touch to the keyword sheet, after first paint, ms': { least: 1700, want: 500 },
  'touch to the keyword sheet, 2.5 s later, ms': { least: 500 },
  // A page that the browser renders
  'main: first script, KB': { least: 45, want: 15 },
  'main: one static part, KB': { least: 15, want: 8 },
  'main: client render, main thread, to plain React': { least: 1.5, want: 1 },
  // Servers
  'renderShell, fresh, to plain React': { least: 1.5, want: 1 },
  'renderShell, 5,000 URLs from one cache, to plain React': { least: 0.3, want: 0.1 },
  'renderShell, the same logged in, to plain React': { least: 0.3, want: 0.1 },
  'renderShell, the same with own bottom texts, to plain React': { least: 0.4, want: 0.1 },
  'renderShell, one hot URL, to plain React': { least: 0.1, want: 0.05 },
  'server render by React, one sheet a process, to plain React': { least: 1.5, want: 1.2 },
  // Held
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
