import { useEffect, useRef, useState } from 'react'
import type { CallOptions } from '../../services/callEndpoint.ts'
import { useShellContext } from '../ShellContext.ts'
import { useLatest } from '../useLatest.ts'
import { notLoaded } from './notLoaded.ts'

/** A service's result, with the key it was requested for. */
interface ServiceAnswer<T> {
  readonly key: string
  readonly value: T
}

/**
 * Fetches data of a service for a key, after the commit, once a key; aborted when the key changes or the component
 * unmounts. Only the latest request sets the result, so that a late response never replaces a newer one; the previous
 * result stays until then. Returns `null` before the first result.
 *
 * @param key identifies the request; `null` sends none.
 * @param fetcher sends the request; it may be recreated on every render.
 */
export function useServiceData<T>(
  key: string | null,
  fetcher: (options: CallOptions) => Promise<T>,
): ServiceAnswer<T> | null {
  const { callOptions } = useShellContext()
  const [answer, setAnswer] = useState<ServiceAnswer<T> | null>(null)
  const latest = useLatest(fetcher)
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
        // The module that sends the request is loaded on first use, which can fail too.
        if (!controller.signal.aborted) options.logger?.warn(notLoaded(error))
      }
    }
    void receive()
    return () => controller.abort()
  }, [key, callOptions, latest])
  return answer
}
