import { withoutMsw } from './withoutMsw.ts'

/** The part of msw that the handlers use. */
export type Msw = Pick<typeof import('msw'), 'http'>

/** msw, an optional peer; `null` where it is not installed. Builds for browsers and for CJS have a module of their own. */
export const msw: Msw | null = await import('msw').catch(withoutMsw)
