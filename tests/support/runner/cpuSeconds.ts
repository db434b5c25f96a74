import { readdirSync, readFileSync } from 'node:fs'

/** Clock ticks of Linux in a second, in which `/proc` counts. */
const TICKS = 100

interface ProcessTimes {
  readonly parent: number
  readonly seconds: number
}

/**
 * Returns the CPU seconds of this process and of all that it started, those that have ended included, but without what ended
 * after the process that started it. `null` where the system does not tell (anywhere but on Linux).
 */
export function cpuSeconds(): number | null {
  const processes = new Map<number, ProcessTimes>()
  for (const name of listProcesses()) {
    const times = readTimes(name)
    if (times) processes.set(Number(name), times)
  }
  if (!processes.has(process.pid)) return null
  let sum = 0
  for (const [pid, { seconds }] of processes) {
    let ancestor: number | undefined = pid
    while (ancestor !== undefined && ancestor !== process.pid) ancestor = processes.get(ancestor)?.parent
    if (ancestor === process.pid) sum += seconds
  }
  return sum
}

function listProcesses(): string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  } catch {
    return []
  }
}

function readTimes(pid: string): ProcessTimes | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // After the name in parentheses: state, parent, and from the twelfth on the times of the process and of its children.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const ticks = fields.slice(11, 15).reduce((total, field) => total + Number(field), 0)
    return { parent: Number(fields[1]), seconds: ticks / TICKS }
  } catch {
    // It has ended since.
    return null
  }
}
