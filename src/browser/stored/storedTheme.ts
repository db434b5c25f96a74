import { THEME_KEY, THEME_STORED_AT_KEY } from '../../core/contracts.ts'
import type { SeasonalTheme } from '../../core/theme/seasonalTheme.ts'
import { THEME_PENDING } from '../../core/theme/themeBootScript.ts'
import { safeDocument } from '../page/safeDocument.ts'
import { readStored, removeStored, writeStored } from '../storage/storage.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Maximum age of a stored theme while its service does not respond, in milliseconds: seven days. */
const MAX_AGE_MS = 7 * DAY_MS

/** Returns the stored theme as text; `null` if there is none from the last seven days. */
export function readStoredTheme(): string | null {
  const storedAt = readStored('local', THEME_STORED_AT_KEY)
  return storedAt !== null && isExpired(storedAt) ? null : readStored('local', THEME_KEY)
}

/** Stores a theme for the next page. */
export function writeStoredTheme(theme: SeasonalTheme): void {
  writeStored('local', THEME_KEY, JSON.stringify(theme))
  writeStored('local', THEME_STORED_AT_KEY, new Date().toISOString())
}

/**
 * Removes an expired stored theme. A theme without a date, stored by an earlier version or another script, gets the
 * current date, so that it expires too.
 */
export function expireStoredTheme(): void {
  const storedAt = readStored('local', THEME_STORED_AT_KEY)
  if (storedAt !== null && isExpired(storedAt)) removeStoredTheme()
  else if (storedAt === null && readStored('local', THEME_KEY) !== null)
    writeStored('local', THEME_STORED_AT_KEY, new Date().toISOString())
}

/** Removes the stored theme at the end of its season. */
export function removeStoredTheme(): void {
  removeStored('local', THEME_KEY)
  removeStored('local', THEME_STORED_AT_KEY)
}

/**
 * Stores a fresh theme, removes the stored one at the end of its season, or else removes an expired one.
 *
 * @param fresh the theme of the page, its server or the service; `null` at the end of a season, `undefined` without an answer.
 */
export function storeTheme(fresh: SeasonalTheme | null | undefined): void {
  if (fresh) writeStoredTheme(fresh)
  else if (fresh === null) removeStoredTheme()
  else expireStoredTheme()
}

/** Shows the logo that the theme boot script has hidden, once the right one is rendered. */
export function endThemePending(): void {
  safeDocument.documentElement.removeAttribute(THEME_PENDING)
}

/** Returns whether a date is too old, unreadable, or days ahead of the browser's clock. */
function isExpired(storedAt: string): boolean {
  const age = Date.now() - Date.parse(storedAt)
  return !(age > -DAY_MS && age < MAX_AGE_MS)
}
