import { useEffect, useRef, useState } from 'react'
import type { CallOptions } from '../../api/callEndpoint.ts'
import { useShellContext } from '../ShellContext.ts'
import { useLatest } from '../useLatest.ts'

/** What a service answered, and what it was asked for. */
export interface ServiceAnswer<T> {
  readonly key: string
  readonly value: T
}

/**
 * What a service answers for a key: asked for after the page is drawn, once a key, and given up when the key changes or
 * the part goes. Only the newest question is answered, so that a late answer never replaces a newer one; until it is,
 * the answer before stays. `null` before the first answer.
 *
 * @param key what is asked for; `null` for nothing.
 * @param ask asks for it; it may be made anew with every render.
 */
export function useAnswer<T>(key: string | null, ask: (options: CallOptions) => Promise<T>): ServiceAnswer<T> | null {
  const { callOptions } = useShellContext()
  const [answer, setAnswer] = useState<ServiceAnswer<T> | null>(null)
  const latest = useLatest(ask)
  const answeredKey = useRef<string | null>(null)

  useEffect(() => {
    if (key === null || answeredKey.current === key) return undefined
    const controller = new AbortController()
    const options = callOptions(controller.signal)
    const receive = async () => {
      try {
        const value = await latest.current(options)
        if (controller.signal.aborted) return
        answeredKey.current = key
        setAnswer({ key, value })
      } catch (error) {
        // What asks is loaded on first use, and that can fail as any request can.
        if (!controller.signal.aborted)
          options.logger?.warn(`[@jobsite/shell] A part could not be loaded: ${error} (code: part-not-loaded)`)
      }
    }
    void receive()
    return () => controller.abort()
  }, [key, callOptions, latest])
  return answer
}
