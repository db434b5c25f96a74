import { Session } from 'node:inspector'

/** Function coverage of a script, as V8 reports it. */
interface Coverage {
  readonly result: readonly {
    readonly functions: readonly { readonly ranges: readonly { readonly count: number }[] }[]
  }[]
}

/** Runs that are counted: each may be for another URL. */
const RUNS = 60

/** Returns how many functions a run calls, on average: the same on every machine. Runs before them are not counted. */
export function countCalls(run: () => unknown): number {
  const session = new Session()
  session.connect()
  const repeat = () => {
    for (let index = 0; index < RUNS; index += 1) run()
  }
  repeat()
  let calls = 0
  session.post('Profiler.enable')
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  repeat()
  session.post('Profiler.takePreciseCoverage', (_error, taken) => {
    for (const script of (taken as unknown as Coverage).result)
      for (const { ranges } of script.functions) calls += ranges[0]?.count ?? 0
  })
  session.post('Profiler.stopPreciseCoverage')
  session.disconnect()
  return Math.round(calls / RUNS)
}
