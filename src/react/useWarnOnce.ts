import { useEffect, useRef } from 'react'
import { useShellContext } from './ShellContext.ts'

/** Logs a warning when a condition is met for the first time since the component was mounted. */
export function useWarnOnce(isMet: boolean, message: string): void {
  const { callOptions } = useShellContext()
  const hasWarned = useRef(false)
  useEffect(() => {
    if (!isMet || hasWarned.current) return
    hasWarned.current = true
    callOptions().logger?.warn(message)
  }, [isMet, message, callOptions])
}
