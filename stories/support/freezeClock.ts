/** Current time in every story, unless its address names another day. */
export const NOW = new Date('2026-11-20T09:00:00+07:00')

/** Stops the clock: dates are {@link NOW} unless they are requested by name. Timers go on. */
export function freezeClock(): void {
  const day = new URLSearchParams(location.search).get('day')
  const now = (day ? new Date(`${day}T09:00:00+07:00`) : NOW).getTime()
  globalThis.Date = new Proxy(Date, {
    construct: (target, args, newTarget) => Reflect.construct(target, args.length === 0 ? [now] : args, newTarget),
    apply: () => new Date(now).toString(),
    get: (target, name) => (name === 'now' ? () => now : Reflect.get(target, name)),
  })
}
