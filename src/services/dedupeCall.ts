interface InFlight {
  readonly answer: Promise<unknown>
  readonly controller: AbortController
  waiting: number
}

type CallsByKey = Map<string, InFlight>

/** Calls in flight, by owners and key. */
const callsInFlight = new WeakMap<object, WeakMap<object, CallsByKey>>()

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
  const own = callsOf(owners)
  const call = own.get(key) ?? startCall(own, key, start)
  call.waiting += 1
  const left = whenAborted(signal)
  try {
    return (await Promise.race([call.answer, left.promise])) as T | null
  } finally {
    left.stop()
    call.waiting -= 1
    if (call.waiting === 0) setTimeout(() => call.waiting === 0 && call.controller.abort())
  }
}

function callsOf([sender, reader]: readonly [object, object]): CallsByKey {
  const ofSender = callsInFlight.get(sender) ?? new WeakMap<object, CallsByKey>()
  callsInFlight.set(sender, ofSender)
  const own = ofSender.get(reader) ?? new Map<string, InFlight>()
  ofSender.set(reader, own)
  return own
}

function startCall<T>(own: CallsByKey, key: string, start: (signal: AbortSignal) => Promise<T>): InFlight {
  const controller = new AbortController()
  const forget = () => {
    if (own.get(key) === call) own.delete(key)
  }
  const call: InFlight = { answer: start(controller.signal).finally(forget), controller, waiting: 0 }
  controller.signal.addEventListener('abort', forget)
  own.set(key, call)
  return call
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
