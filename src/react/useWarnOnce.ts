import { useEffect } from 'react'
import { useShellContext } from './ShellContext.ts'
import { useLogOnce } from './useLogOnce.ts'

/** Logs a warning when a condition is met for the first time since the component was mounted. */
export function useWarnOnce(isMet: boolean, message: string): void {
  const warn = useLogOnce(useShellContext().callOptions)
  useEffect(() => {
    if (isMet) warn(message)
  }, [isMet, message, warn])
}
