import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** A path below the project's folder. */
export const inRoot = (...names: string[]): string => join(ROOT, ...names)
