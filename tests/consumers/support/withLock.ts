import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Duration that to wait before the lock is tried again, in milliseconds. */
const AGAIN_MS = 100

/** Runs a task while no other process runs one for the same place. */
export async function withLock<Result>(place: string, task: () => Promise<Result>): Promise<Result> {
  const lock = `${place}.lock`
  await mkdir(dirname(lock), { recursive: true })
  while (!(await take(lock))) {
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
    const owner = Number(await readFile(join(lock, 'pid'), 'utf8').catch(() => ''))
    if (owner && !isAlive(owner)) await rm(lock, { recursive: true, force: true })
  }
  try {
    return await task()
  } finally {
    await rm(lock, { recursive: true, force: true })
  }
}

/** Making a folder fails where there is one. */
async function take(lock: string): Promise<boolean> {
  try {
    await mkdir(lock)
  } catch {
    return false
  }
  await writeFile(join(lock, 'pid'), String(process.pid))
  return true
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
