import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'

/** Duration that a program may take to start, in milliseconds: machines can be slow. */
export const START_MS = 500_000

/** A program that runs next to the tests. */
export interface Program {
  readonly child: ChildProcessByStdio<null, Readable, Readable>
  /** The first group of the pattern that its start waits for. */
  readonly found: string
  /** Requests it to end, and waits until it has. */
  stop(): Promise<void>
}

/** Starts a program, and waits until it prints what matches a pattern. */
export async function startProgram(
  command: string,
  args: readonly string[],
  pattern: RegExp,
  env: Record<string, string> = {},
): Promise<Program> {
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  const found = await new Promise<string>((resolve, reject) => {
    const fail = (why: string): void => {
      clearTimeout(timer)
      child.kill('SIGKILL')
      reject(new Error(`${command} ${why}:\n${output}`))
    }
    const timer = setTimeout(() => fail('did not get ready'), START_MS)
    const read = (chunk: Buffer): void => {
      output += chunk
      const match = pattern.exec(output)
      if (!match) return
      clearTimeout(timer)
      resolve(match[1] ?? '')
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('error', (error) => fail(error.message))
    child.once('exit', (code) => fail(`ended with code ${code}`))
  })
  return {
    child,
    found,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const exited = once(child, 'exit')
      child.kill('SIGTERM')
      const timer = setTimeout(() => child.kill('SIGKILL'), 5_000)
      await exited
      clearTimeout(timer)
    },
  }
}
