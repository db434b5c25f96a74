import fc from 'fast-check'

/** Runs of every property: few on each commit, more at night with `FC_RUNS=50000 npm test`. */
fc.configureGlobal({ numRuns: Number(process.env.FC_RUNS ?? 300) })
