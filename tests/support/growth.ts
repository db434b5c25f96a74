/** How much longer the longer input is. */
const TIMES = 4

/**
 * Linear work takes as long for one long input as for as many short ones as are equally long together, quadratic work
 * {@link TIMES} times as long.
 */
const MOST = 2

/** Looks that must all agree before work counts as superlinear: another program does not disturb all of them. */
const LOOKS = 3

/** CPU time of the input, in milliseconds, below which growth does not matter. */
const NEGLIGIBLE_MS = 50

/** CPU time of what is compared, in milliseconds: some machines count it in steps of 4. */
const COMPARED_MS = 100

/**
 * CPU time of this thread alone, in milliseconds: other programs do not count. The system's part does, because some
 * machines only guess which part is whose.
 */
function cpuMsOf(work: () => void, times = 1): number {
  const before = process.threadCpuUsage()
  for (let time = 0; time < times; time += 1) work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

/**
 * Returns whether work grows faster than its input, at a short and at a long one. Linear work may look so at one of them, where
 * its results outgrow what the engine keeps for young objects, and takes up to ten times as long for each character from there on.
 *
 * @param work does its task on input of the given length
 * @param length number of characters; most work takes too little time there to be compared
 */
export function isSuperlinear(work: (length: number) => void, length: number): boolean {
  if (cpuMsOf(() => work(length)) < NEGLIGIBLE_MS) return false
  return [length / TIMES ** 2, length].every((short) => isSuperlinearFrom(work, Math.ceil(short)))
}

function isSuperlinearFrom(work: (length: number) => void, length: number): boolean {
  const onLong = () => work(length * TIMES)
  const onShort = () => work(length)
  const rounds = Math.ceil(COMPARED_MS / Math.max(cpuMsOf(onLong), 1))
  let [long, short] = [Infinity, Infinity]
  // The shortest times count: those that the machine disturbed least.
  for (let look = 0; look < LOOKS; look += 1) {
    long = Math.min(long, cpuMsOf(onLong, rounds))
    short = Math.min(short, cpuMsOf(onShort, rounds * TIMES))
    if (long < short * MOST) return false
  }
  return true
}
