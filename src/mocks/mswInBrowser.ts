import * as namespace from 'msw'
import type { Msw } from './msw.ts'

/**
 * msw for bundlers that build for browsers: not all of their targets know top-level `await`. The namespace, because a
 * named import of a package that is not installed is an error even where nothing uses it.
 */
export const msw: Msw | null = namespace
