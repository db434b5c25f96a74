interface Flight {
  readonly answer: Promise<unknown>
  readonly controller: AbortController
  waiting: number
}

/** Calls under way, by whom they are made with and what they ask for. */
const flights = new WeakMap<object, Map<string, Flight>>()

/**
 * One call for everyone who asks for the same thing at the same time. It is given up once nobody waits any more: not at
 * once, since whoever left may be coming back (React mounts twice while developing).
 *
 * @param owner only calls of the same owner are shared.
 * @returns the call's answer, `null` once `signal` is aborted.
 */
export async function shareCall<T>(
  owner: object,
  key: string,
  signal: AbortSignal | undefined,
  start: (signal: AbortSignal) => Promise<T | null>,
): Promise<T | null> {
  if (signal?.aborted) return null
  const own = flights.get(owner) ?? new Map<string, Flight>()
  flights.set(owner, own)
  const flight = own.get(key) ?? takeOff(own, key, start)
  flight.waiting += 1
  const left = whenAborted(signal)
  try {
    return (await Promise.race([flight.answer, left.promise])) as T | null
  } finally {
    left.stop()
    flight.waiting -= 1
    if (flight.waiting === 0) setTimeout(() => flight.waiting === 0 && flight.controller.abort())
  }
}

function takeOff<T>(own: Map<string, Flight>, key: string, start: (signal: AbortSignal) => Promise<T>): Flight {
  const controller = new AbortController()
  const forget = () => {
    if (own.get(key) === flight) own.delete(key)
  }
  const flight: Flight = { answer: start(controller.signal).finally(forget), controller, waiting: 0 }
  controller.signal.addEventListener('abort', forget)
  own.set(key, flight)
  return flight
}

function whenAborted(signal: AbortSignal | undefined): { promise: Promise<null>; stop: () => void } {
  let stop = () => {}
  const promise = new Promise<null>((resolve) => {
    const leave = () => resolve(null)
    // Starting the call may have had the page leave already.
    if (signal?.aborted) leave()
    signal?.addEventListener('abort', leave)
    stop = () => signal?.removeEventListener('abort', leave)
  })
  return { promise, stop }
}
