import { useSyncExternalStore } from 'react'

/**
 * Returns a store's current value, as React's `useSyncExternalStore` does. Reads with a new function in each render: React 18
 * otherwise forgets the value that a render read if the component set state in that render, and then takes the value before
 * it for the shown one.
 *
 * @param readFirst reads the value on a server and while hydrating. @default `read`
 */
export function useStore<Value>(
  subscribe: (onChange: () => void) => () => void,
  read: () => Value,
  readFirst: () => Value = read,
): Value {
  return useSyncExternalStore(subscribe, () => read(), readFirst)
}

/** Subscribes to a value that never changes. */
export const noSubscription = () => noValue

/** Reads an unknown value: `undefined`. */
export const noValue = (): undefined => undefined
