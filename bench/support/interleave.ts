/** One way of doing a thing, measured beside the others. */
export interface Task {
  readonly name: string
  /** Does the thing once, or `size` times, and gives a number made of the results, so that none is optimised away. */
  readonly pass: () => number
  /** How many times a pass does the thing. @default 1 */
  readonly size?: number
}

/** What a task took, in nanoseconds of CPU time a doing. */
export interface Timing {
  readonly name: string
  readonly median: number
  /** First and third quartile. */
  readonly low: number
  readonly high: number
}

export interface InterleaveOptions {
  /** @default 15 */
  rounds?: number
  /** CPU time of a task's turn, in milliseconds. @default 20 */
  turnMs?: number
}

const WARM_UP_ROUNDS = 3

let sink = 0

/** CPU time of this thread alone, in microseconds: other programs on the machine do not count. */
function cpuMicros(): number {
  const { user, system } = process.threadCpuUsage()
  return user + system
}

/** Microseconds that a number of passes take. */
function time({ pass }: Task, passes: number): number {
  const start = cpuMicros()
  for (let index = 0; index < passes; index += 1) sink += pass()
  return cpuMicros() - start
}

/** How many passes fill a turn. */
function passesFor(task: Task, turnMicros: number): number {
  let passes = 1
  for (;;) {
    const micros = time(task, passes)
    if (micros >= turnMicros / 4) return Math.max(1, Math.round((passes * turnMicros) / micros))
    passes *= 2
  }
}

/** The value below which a share of the values lie. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export const median = (values: readonly number[]): number => quantile(values, 0.5)

/**
 * Measures tasks side by side: they take turns, in turning order, so that what slows the machine down for a while slows
 * all of them. The first rounds warm up and are thrown away.
 */
export function interleave(tasks: readonly Task[], { rounds = 15, turnMs = 20 }: InterleaveOptions = {}): Timing[] {
  const turnMicros = turnMs * 1000
  const runs = tasks.map((task) => ({ task, passes: 1, figures: [] as number[] }))
  for (let round = -WARM_UP_ROUNDS; round < rounds; round += 1) {
    for (let turn = 0; turn < runs.length; turn += 1) {
      const run = runs[(turn + round + WARM_UP_ROUNDS) % runs.length]
      if (!run) continue
      if (round < 0) run.passes = passesFor(run.task, turnMicros)
      else run.figures.push((time(run.task, run.passes) * 1000) / run.passes / (run.task.size ?? 1))
    }
  }
  if (!Number.isFinite(sink)) throw new Error('A pass gave no number.')
  return runs.map(({ task, figures }) => ({
    name: task.name,
    median: median(figures),
    low: quantile(figures, 0.25),
    high: quantile(figures, 0.75),
  }))
}
