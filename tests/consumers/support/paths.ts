import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project. */
export const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

/** Where consumers are installed and built. */
export const CACHE = join(ROOT, 'node_modules/.cache/consumers')
