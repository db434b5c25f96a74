import { flushSync as flushRender } from 'preact/compat'
import { withEffects } from './withEffects.ts'

// @ts-expect-error Its types are made by `export =`; the module itself has names.
export * from 'preact/compat'
export { default } from 'preact/compat'

/** Implements React's `flushSync`: Preact leaves the effects of the render to the next frame. */
export const flushSync = (work: () => void): void => withEffects(() => flushRender(work))
