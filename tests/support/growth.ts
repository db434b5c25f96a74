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

/**
 * Returns by how much the CPU time of some work grows from `length` to twice that, each the shortest of three measurements;
 * 0 where it takes next to nothing.
 *
 * @param work does its task on input of the given length
 * @param length number of characters
 */
export function growthOf(work: (length: number) => void, length: number): number {
  if (cpuMsOf(() => work(length * 2)) < NEGLIGIBLE_MS) return 0
  let [half, whole] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  // The shortest time of each is the one that the machine disturbed least, in either direction.
  for (let round = 0; round < 3; round += 1) {
    half = Math.min(
      half,
      cpuMsOf(() => work(length)),
    )
    whole = Math.min(
      whole,
      cpuMsOf(() => work(length * 2)),
    )
  }
  return whole / Math.max(half, 0.01)
}

/** Whether work grows faster than its input. */
export const isSuperlinear = (work: (length: number) => void, length: number): boolean => growthOf(work, length) >= MOST
