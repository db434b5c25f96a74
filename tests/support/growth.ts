/** Below this, in milliseconds of CPU time, growth is not worth a look: no one waits for it. */
const NEGLIGIBLE_MS = 60

/** Work that takes twice as long for twice the length is linear; four times as long is quadratic. */
const MOST = 3

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
 * Returns by how much the CPU time of some work grows from `length` to twice that, each the shortest of three runs;
 * 0 where it takes next to nothing.
 *
 * @param work does its task on input of the given length
 * @param length number of characters
 */
export function growthOf(work: (length: number) => void, length: number): number {
  if (cpuMsOf(() => work(length * 2)) < NEGLIGIBLE_MS) return 0
  return (
    shortest(() => work(length * 2)) /
    Math.max(
      shortest(() => work(length)),
      0.01,
    )
  )
}

/** Whether work grows faster than its input. */
export const isSuperlinear = (work: (length: number) => void, length: number): boolean => growthOf(work, length) >= MOST
