import { type DependencyList, useEffect } from 'react'
import { afterLoad } from '../browser/page/afterLoad.ts'

type Code = typeof import('./afterLoad.ts')

/** Starts something; returns a function that stops it, if there is anything to stop. */
type Start = (code: Code) => (() => void) | undefined

/**
 * Starts something whose code comes once the page has loaded, or is scrolled before. Returns a function that cancels or
 * stops it. Where the code cannot be loaded, nothing is started.
 */
export function startAfterLoad(start: Start): () => void {
  let hasEnded = false
  let isLoading = false
  let stop: (() => void) | undefined
  const load = () => {
    if (isLoading) return
    isLoading = true
    import('./afterLoad.ts')
      .then((code) => {
        if (!hasEnded) stop = start(code)
      })
      .catch(() => undefined)
  }
  const scrolled = { capture: true, once: true }
  window.addEventListener('scroll', load, scrolled)
  const stopWaiting = afterLoad(load)
  return () => {
    hasEnded = true
    window.removeEventListener('scroll', load, scrolled)
    stopWaiting()
    stop?.()
  }
}

/** Runs {@link startAfterLoad} as an effect; `null` starts nothing. */
export function useAfterLoad(start: Start | null, dependencies: DependencyList): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: those of the caller
  useEffect(() => (start ? startAfterLoad(start) : undefined), dependencies)
}
