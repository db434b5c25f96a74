interface InFlight {
  readonly answer: Promise<unknown>
  readonly controller: AbortController
  waiting: number
}

type Flights = Map<string, InFlight>

/** Calls in flight, by owners and key. */
const flights = new WeakMap<object, WeakMap<object, Flights>>()

/**
 * Shares one call between all concurrent callers with the same key. The call is aborted a moment after the last caller
 * has left: React mounts twice in development, so that a caller may come back.
 *
 * @param owners only calls with the same two are shared: what sends the request, and what reads its response.
 * @returns the call's result; `null` once `signal` is aborted.
 */
export async function dedupeCall<T>(
  owners: readonly [object, object],
  key: string,
  signal: AbortSignal | undefined,
  start: (signal: AbortSignal) => Promise<T | null>,
): Promise<T | null> {
  if (signal?.aborted) return null
  const own = flightsOf(owners)
  const flight = own.get(key) ?? startCall(own, key, start)
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

function flightsOf([sender, reader]: readonly [object, object]): Flights {
  const ofSender = flights.get(sender) ?? new WeakMap<object, Flights>()
  flights.set(sender, ofSender)
  const own = ofSender.get(reader) ?? new Map<string, InFlight>()
  ofSender.set(reader, own)
  return own
}

function startCall<T>(own: Flights, key: string, start: (signal: AbortSignal) => Promise<T>): InFlight {
  const controller = new AbortController()
  const forget = () => {
    if (own.get(key) === flight) own.delete(key)
  }
  const flight: InFlight = { answer: start(controller.signal).finally(forget), controller, waiting: 0 }
  controller.signal.addEventListener('abort', forget)
  own.set(key, flight)
  return flight
}

function whenAborted(signal: AbortSignal | undefined): { promise: Promise<null>; stop: () => void } {
  let stop = () => {}
  const promise = new Promise<null>((resolve) => {
    const leave = () => resolve(null)
    // Starting the call may already have aborted it.
    if (signal?.aborted) leave()
    signal?.addEventListener('abort', leave)
    stop = () => signal?.removeEventListener('abort', leave)
  })
  return { promise, stop }
}
