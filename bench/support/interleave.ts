/** One implementation of a task, measured next to others. */
export interface Task {
  readonly name: string
  /** Runs once, or `size` times, and returns a number computed from the results, so that nothing is optimized away. */
  readonly pass: () => number
  /** Runs per pass. @default 1 */
  readonly size?: number
}

/** CPU time of one run of a task, in nanoseconds. */
export interface Timing {
  readonly name: string
  readonly median: number
  /** First and third quartile. */
  readonly low: number
  readonly high: number
  /** All of them, by round. */
  readonly times: readonly number[]
}

export interface InterleaveOptions {
  /** @default 31 */
  rounds?: number
  /** CPU time of one slice of a task, in milliseconds; some machines count it in steps of 10. @default 60 */
  sliceMs?: number
}

const WARM_UP_ROUNDS = 3

let sink = 0

/** Returns the CPU time of this thread in microseconds; other programs on the machine do not count. */
function cpuMicros(): number {
  const { user, system } = process.threadCpuUsage()
  return user + system
}

/** Returns the microseconds that a number of passes take. */
function time({ pass }: Task, passes: number): number {
  const start = cpuMicros()
  for (let index = 0; index < passes; index += 1) sink += pass()
  return cpuMicros() - start
}

/** Returns how many passes fill a slice. */
function passesFor(task: Task, sliceMicros: number): number {
  let passes = 1
  for (;;) {
    const micros = time(task, passes)
    if (micros >= sliceMicros / 4) return Math.max(1, Math.round((passes * sliceMicros) / micros))
    passes *= 2
  }
}

/** Returns the quantile of values at a share between 0 and 1. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export const median = (values: readonly number[]): number => quantile(values, 0.5)

/**
 * Measures tasks interleaved, in rotating order, so that a temporary slowdown of the machine affects all of them. The first
 * rounds are warm-up and are discarded.
 */
export function interleave(tasks: readonly Task[], { rounds = 31, sliceMs = 60 }: InterleaveOptions = {}): Timing[] {
  const sliceMicros = sliceMs * 1000
  const runs = tasks.map((task) => ({ task, passes: 1, times: [] as number[] }))
  for (let round = -WARM_UP_ROUNDS; round < rounds; round += 1) {
    for (let slice = 0; slice < runs.length; slice += 1) {
      const run = runs[(slice + round + WARM_UP_ROUNDS) % runs.length]
      if (!run) continue
      if (round < 0) run.passes = passesFor(run.task, sliceMicros)
      else run.times.push((time(run.task, run.passes) * 1000) / run.passes / (run.task.size ?? 1))
    }
  }
  if (!Number.isFinite(sink)) throw new Error('A pass did not return a number.')
  return runs.map(({ task, times }) => ({
    name: task.name,
    median: median(times),
    low: quantile(times, 0.25),
    high: quantile(times, 0.75),
    times,
  }))
}
