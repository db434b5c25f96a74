import { useCallback, useRef } from 'react'
import type { CallOptions } from '../services/callEndpoint.ts'

/** Returns a function, the same for the component's lifetime, that warns with the first message that it is called with. */
export function useLogOnce(callOptions: () => CallOptions): (message: string) => void {
  const hasLogged = useRef(false)
  return useCallback(
    (message) => {
      if (hasLogged.current) return
      hasLogged.current = true
      callOptions().logger?.warn(message)
    },
    [callOptions],
  )
}
