import { CLOSED_BANNERS_KEY } from '../../core/contracts.ts'
import { parseJson } from '../../core/text/json.ts'
import { onLaterView } from '../events/onLaterView.ts'
import { readStored, writeStored } from '../storage/storage.ts'

const MAX_IDS = 200

/** Returns the ids of the top banners closed in this browser session, as stored text. */
export function readClosedBanners(): string {
  return readStored('session', CLOSED_BANNERS_KEY) ?? ''
}

/**
 * Adds a listener for banners that were closed on another page before this one is opened from the back/forward cache or
 * after prerendering. Returns a function that unsubscribes.
 */
export const watchClosedBanners = onLaterView

/** Parses the stored text of closed banner ids; other values in it are dropped. */
export function parseClosedBanners(text: string): readonly string[] {
  const ids = parseJson(text)
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string' || typeof id === 'number').map(String) : []
}

/** Stores the id of a closed banner for the browser session. */
export function rememberClosedBanner(id: number | string): void {
  const ids = new Set([...parseClosedBanners(readClosedBanners()), String(id)])
  writeStored('session', CLOSED_BANNERS_KEY, JSON.stringify([...ids].slice(-MAX_IDS)))
}
