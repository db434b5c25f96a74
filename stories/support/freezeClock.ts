/** Current time in every story. */
export const NOW = new Date('2026-11-20T09:00:00+07:00')

/** Stops the clock: dates are {@link NOW} unless they are requested by name. Timers go on. */
export function freezeClock(): void {
  const now = NOW.getTime()
  globalThis.Date = new Proxy(Date, {
    construct: (target, args, newTarget) => Reflect.construct(target, args.length === 0 ? [now] : args, newTarget),
    apply: () => NOW.toString(),
    get: (target, name) => (name === 'now' ? () => now : Reflect.get(target, name)),
  })
}
