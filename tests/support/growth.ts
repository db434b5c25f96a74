/** How much longer the longer input is. */
const TIMES = 4

/**
 * Linear work takes as long for one long input as for as many short ones as are equally long together, quadratic work
 * {@link TIMES} times as long. Both inputs are so long that the memory they need costs both the same: compared with short
 * texts, linear work with large results looked eight times as slow.
 */
const MOST = 2

/** Looks that must all agree before work counts as superlinear: another program does not disturb all of them. */
const LOOKS = 3

/** CPU time of the input, in milliseconds, below which growth does not matter. */
const NEGLIGIBLE_MS = 50

/**
 * CPU time of this thread alone, in milliseconds: other programs do not count. The system's part does, because some
 * machines only guess which part is whose.
 */
function cpuMsOf(work: () => void): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

/**
 * Returns whether work grows faster than its input.
 *
 * @param work does its task on input of the given length
 * @param length number of characters of the shorter input; most work takes too little time there to be compared
 */
export function isSuperlinear(work: (length: number) => void, length: number): boolean {
  if (cpuMsOf(() => work(length)) < NEGLIGIBLE_MS) return false
  let [long, short] = [Infinity, Infinity]
  // The shortest times count: those that the machine disturbed least.
  for (let look = 0; look < LOOKS; look += 1) {
    long = Math.min(
      long,
      cpuMsOf(() => work(length * TIMES)),
    )
    const parts = cpuMsOf(() => {
      for (let part = 0; part < TIMES; part += 1) work(length)
    })
    short = Math.min(short, parts)
    if (long < short * MOST) return false
  }
  return true
}
