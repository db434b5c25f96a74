import { redactUrl } from '../../core/attribution/redact.ts'
import { LANDINGS_KEY } from '../../core/contracts.ts'
import { isRecord, parseJson } from '../../core/text/json.ts'
import { readStored, removeStored, writeStored } from '../storage/storage.ts'
import type { PageVisit } from './readVisit.ts'

/**
 * Stores landings on pages without attribution for the session: the first and the latest one. URLs are stored without
 * private values.
 *
 * @returns whether they were stored.
 */
export function storeLandings(landings: readonly PageVisit[]): boolean {
  const all = [...readLandings(), ...landings]
  const kept = all.length > 2 ? [all[0], all.at(-1)] : all
  const stored = kept.map(
    (landing) => landing && { ...landing, url: redactUrl(landing.url), referrer: redactUrl(landing.referrer) },
  )
  return writeStored('session', LANDINGS_KEY, JSON.stringify(stored))
}

/** Removes the stored landings and returns them, oldest first. */
export function takeLandings(): PageVisit[] {
  const landings = readLandings()
  if (landings.length > 0) removeStored('session', LANDINGS_KEY)
  return landings
}

/** Returns whether landings are stored. */
export const hasLandings = (): boolean => readLandings().length > 0

function readLandings(): PageVisit[] {
  const stored = parseJson(readStored('session', LANDINGS_KEY))
  return Array.isArray(stored) ? stored.flatMap(toLanding) : []
}

function toLanding(value: unknown): PageVisit[] {
  if (!isRecord(value) || typeof value.url !== 'string' || typeof value.now !== 'string') return []
  const now = new Date(value.now)
  if (Number.isNaN(now.getTime())) return []
  return [{ url: value.url, referrer: typeof value.referrer === 'string' ? value.referrer : '', now }]
}
