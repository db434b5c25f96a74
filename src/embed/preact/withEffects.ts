import { options } from 'preact'

/** Runs effects and their cleanup before returning, like React: Preact defers them to the next frame. */
export function withEffects(work: () => void): void {
  const frames = options as { requestAnimationFrame?: (call: () => void) => void }
  const before = frames.requestAnimationFrame
  let flush: (() => void) | undefined
  frames.requestAnimationFrame = (call) => {
    flush = call
  }
  try {
    work()
  } finally {
    frames.requestAnimationFrame = before
    flush?.()
  }
}
