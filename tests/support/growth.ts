/** Number of short inputs that are together as long as the long one. */
const PARTS = 16

/**
 * Linear work takes as long for the long input as for all short ones, and up to five times as long where its results are
 * large (`encodeURI`, measured); quadratic work takes 16 times as long. The limit is midway.
 */
const MOST = 8

/** CPU time of the longer input, in milliseconds, below which growth does not matter. */
const NEGLIGIBLE_MS = 100

/** CPU time of this thread alone, in milliseconds: neither other programs count, nor the system, which provides memory. */
function cpuMsOf(work: () => void): number {
  const before = process.threadCpuUsage()
  work()
  return process.threadCpuUsage(before).user / 1000
}

/** Returns the shortest CPU time of three runs: the one that the machine disturbed least. */
const shortest = (work: () => void): number => Math.min(...[1, 2, 3].map(() => cpuMsOf(work)))

/**
 * Returns whether work grows faster than its input. Load on the machine slows work down, but not by the factor that
 * both verdicts are away from the limit; and some machines count CPU time in steps of milliseconds, which is little of what
 * is compared.
 *
 * @param work does its task on input of the given length
 * @param length number of characters of the longer input; the shorter ones have a sixteenth of it each
 */
export function isSuperlinear(work: (length: number) => void, length: number): boolean {
  // Most work ends here. A longer time may be the machine's: it is looked at again.
  if (cpuMsOf(() => work(length)) < NEGLIGIBLE_MS) return false
  const long = shortest(() => work(length))
  if (long < NEGLIGIBLE_MS) return false
  const short = shortest(() => {
    for (let part = 0; part < PARTS; part += 1) work(length / PARTS)
  })
  return long >= short * MOST
}
