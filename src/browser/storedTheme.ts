import { storageKeys } from '../core/constants.ts'
import type { SeasonalTheme } from '../core/theme/seasonalTheme.ts'
import { THEME_PENDING } from '../core/theme/themeBootScript.ts'
import { readStored, writeStored } from './storage.ts'

/** The stored theme, as text; `null` where there is none. */
export function readStoredTheme(): string | null {
  return readStored('local', storageKeys.theme)
}

/** Keeps a theme for the next page. */
export function writeStoredTheme(theme: SeasonalTheme): void {
  writeStored('local', storageKeys.theme, JSON.stringify(theme))
}

/** Lets the logo be seen again: what is drawn now is right. */
export function endThemePending(): void {
  document.documentElement.removeAttribute(THEME_PENDING)
}
