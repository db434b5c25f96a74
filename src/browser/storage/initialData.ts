import { INITIAL_DATA_KEY } from '../../core/contracts.ts'
import type { Logger } from '../../core/log.ts'
import { type InitialData, parseInitialData } from '../../core/reference/initialData.ts'
import { readStored, writeStored } from './storage.ts'

/** Returns the data stored under `initialData`; `null`, with a warning, if there is none. */
export function readInitialData(logger: Pick<Logger, 'warn'> = console): InitialData | null {
  const data = parseInitialData(readStored('local', INITIAL_DATA_KEY))
  if (!data || data.locations.length === 0) logger.warn('initial data does not exist')
  return data
}

/** Stores reference rows in the browser for other pages. Returns whether they were stored. */
export function writeInitialData(data: InitialData): boolean {
  return writeStored('local', INITIAL_DATA_KEY, JSON.stringify(data))
}
