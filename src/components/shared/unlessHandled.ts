import type { SyntheticEvent } from 'react'

/** Returns a listener that ignores a press which the runtime of served pages has handled while React hydrates. */
export const unlessHandled =
  (listener: () => void) =>
  ({ defaultPrevented }: SyntheticEvent): void => {
    if (!defaultPrevented) listener()
  }
