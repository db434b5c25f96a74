import { useCallback, useRef } from 'react'
import type { Logger } from '../core/log.ts'
import type { CallOptions } from '../services/callEndpoint.ts'

/** Returns a function, the same for the component's lifetime, that logs the first message that it is called with. */
export function useLogOnce(callOptions: () => CallOptions, level: keyof Logger = 'warn'): (message: string) => void {
  const hasLogged = useRef(false)
  return useCallback(
    (message) => {
      if (hasLogged.current) return
      hasLogged.current = true
      callOptions().logger?.[level](message)
    },
    [callOptions, level],
  )
}
