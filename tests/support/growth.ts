/** Factor between the two lengths that are compared. */
const FACTOR = 16

/** Linear work takes 16 times as long for 16 times the length, quadratic work 256 times: the limit is midway. */
const MOST = 64

/** CPU time of the longer input, in milliseconds, below which growth does not matter. */
const NEGLIGIBLE_MS = 100

/** CPU time of this thread alone, in milliseconds: other programs on the machine do not count. */
function cpuMsOf(work: () => void): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

/** Returns the shortest CPU time of three runs: the one that the machine disturbed least. */
const shortest = (work: () => void): number => Math.min(...[1, 2, 3].map(() => cpuMsOf(work)))

/**
 * Returns whether work grows faster than its input. Load on the machine slows work down, but not by the factor of four that
 * both verdicts are away from the limit.
 *
 * @param work does its task on input of the given length
 * @param length number of characters of the longer input; the shorter one has a sixteenth of it
 */
export function isSuperlinear(work: (length: number) => void, length: number): boolean {
  const first = cpuMsOf(() => work(length))
  if (first < NEGLIGIBLE_MS) return false
  const short = Math.max(
    shortest(() => work(length / FACTOR)),
    0.01,
  )
  // A second look at the longer input only where the first one was too long.
  return first / short >= MOST && cpuMsOf(() => work(length)) / short >= MOST
}
