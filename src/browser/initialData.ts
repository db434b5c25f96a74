import { storageKeys } from '../core/constants.ts'
import type { Logger } from '../core/log.ts'
import { type InitialData, parseInitialData } from '../core/reference/initialData.ts'
import { readStored, writeStored } from './storage.ts'

/** What pages keep in the browser under `initialData`; `null`, and a line in the log, where there is none. */
export function readInitialData(logger: Pick<Logger, 'warn'> = console): InitialData | null {
  const data = parseInitialData(readStored('local', storageKeys.initialData))
  if (!data || data.locations.length === 0) logger.warn('initial data does not exist')
  return data
}

/** Keeps reference rows in the browser for other pages. Tells whether they were stored. */
export function writeInitialData(data: InitialData): boolean {
  return writeStored('local', storageKeys.initialData, JSON.stringify(data))
}
