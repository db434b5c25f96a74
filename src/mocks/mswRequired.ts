import type { Msw } from './msw.ts'
import { withoutMsw } from './withoutMsw.ts'

/** msw for CJS, where there is no top-level `await`; `null` where it is not installed. */
export const msw: Msw | null = load()

function load(): Msw | null {
  try {
    return require('msw')
  } catch (error) {
    return withoutMsw(error)
  }
}
