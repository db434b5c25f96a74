/** A subscription to a value that never changes, for `useSyncExternalStore`. */
export const noSubscription = () => noValue

/** A snapshot of an unknown value: `undefined`. */
export const noValue = (): undefined => undefined
