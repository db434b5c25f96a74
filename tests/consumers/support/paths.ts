import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project. */
export const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

const NAME = `shell-consumers-${createHash('sha256').update(ROOT).digest('hex').slice(0, 8)}`

/**
 * Where consumers are installed and built, and kept for the next run: outside of the project, whose dependencies they
 * must not find, and below no `node_modules`, in which some bundlers compile nothing.
 */
export const CACHE = join(tmpdir(), NAME)
